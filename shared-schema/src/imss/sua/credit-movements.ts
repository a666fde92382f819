/** What SUA is told of the credits of a person in some days: start, suspension, restart and changes. */
import { addDays } from '../../payroll/plain-date.ts';
import type { SuaCreditMovement, SuaWho } from './sua-input.ts';

/** As a master has it; `vigente_hasta` is the last day, null: it goes on. */
export type DatedCredit = {
  number: string;
  discount_type: number;
  value: string;
  vigente_desde: string;
  vigente_hasta: string | null;
  /** Whether the table of reduced discounts applies to a percentage; null: nobody has said it. */
  tabla_disminucion: 'S' | 'N' | null;
};

const PERCENT = 1;

/** @param credits of INFONAVIT, in order. */
export function creditMovements(
  who: SuaWho,
  credits: readonly DatedCredit[],
  { first, last }: { first: string; last: string },
): SuaCreditMovement[] {
  const isIn = (day: string): boolean => day >= first && day <= last;
  const movementOf = (credit: DatedCredit, movimiento: string, from: string): SuaCreditMovement => ({
    ...who,
    ...{ number: credit.number, type: String(credit.discount_type), value: credit.value },
    // Only percentages can have the table of reduced discounts.
    ...{ from, movimiento, reduce: credit.discount_type === PERCENT ? credit.tabla_disminucion : 'N' },
  });
  return credits.flatMap((credit, at) => {
    const { vigente_desde, vigente_hasta } = credit;
    const previous = credits[at - 1];
    const starts = isIn(vigente_desde)
      ? startsOf(credit, previous).map((type) => movementOf(credit, type, vigente_desde))
      : [];
    const next = credits[at + 1];
    const end = vigente_hasta === null ? null : addDays(vigente_hasta, 1);
    const isSuspended = end !== null && isIn(end) && (next === undefined || next.vigente_desde > end);
    return isSuspended && end !== null ? [...starts, movementOf(credit, '16', end)] : starts;
  });
}

/** Why a credit begins: it is new, goes on after a break, or has changed since the one before. */
function startsOf(credit: DatedCredit, previous: DatedCredit | undefined): string[] {
  if (previous === undefined) return ['15'];
  const changes = [
    ...(credit.number === previous.number ? [] : ['20']),
    ...(credit.discount_type === previous.discount_type ? [] : ['18']),
    ...(Number(credit.value) === Number(previous.value) ? [] : ['19']),
  ];
  const { vigente_hasta } = previous;
  const isBreak = vigente_hasta !== null && addDays(vigente_hasta, 1) < credit.vigente_desde;
  return isBreak ? ['17', ...changes] : changes;
}
