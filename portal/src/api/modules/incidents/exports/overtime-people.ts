/** The overtime of a period as its export has it. */
import { overtimeInBlocks } from '@lienzo/schema/capture/overtime-blocks';
import { TRIPLES } from '@lienzo/schema/capture/overtime-lines';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import type { OvertimePerson } from '@lienzo/templates/layouts/overtime-book';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { overtimeRuleOf } from '../repositories/capture-people.ts';
import { listHours, listLines } from '../repositories/overtime.ts';
import { previousHours } from '../saving/previous-hours.ts';
import type { LayoutFacts } from './load-layout.ts';

/** Those with hours, by name. The sums are those of the lines that the capture keeps. */
export async function overtimePeople(
  trx: TenantTransaction,
  organizationId: string,
  { period, people }: LayoutFacts,
): Promise<OvertimePerson[]> {
  const lines = byPerson(await listLines(trx, organizationId, [period.id], null));
  const ids = [...lines.keys()];
  const scope = { organizationId, clientId: period.client_id, periodId: period.id, people: null };
  const own = byPerson(await listHours(trx, scope));
  const before = byPerson(await previousHours(trx, organizationId, period, ids));
  const rule = await overtimeRuleOf(trx, organizationId, period);
  return people.flatMap((person): OvertimePerson[] => {
    const paid = lines.get(person.id);
    if (paid === undefined) return [];
    const days = (own.get(person.id) ?? []).map(dayOf);
    const hoursOf = (isTriple: boolean): string =>
      ExactDecimal.sum(
        0,
        ...paid
          .filter(({ clave_concepto }) => (clave_concepto === TRIPLES) === isTriple)
          .map(({ horas }) => horas),
      ).toString();
    const all = [...(before.get(person.id) ?? []).map(dayOf), ...days];
    const captured = { days: all, doubles: hoursOf(false), triples: hoursOf(true) };
    return [{ ...person, days, ...overtimeInBlocks(captured, period, rule) }];
  });
}

const dayOf = ({ fecha, horas }: { fecha: string; horas: string }) => ({ date: fecha, hours: horas });

const byPerson = <Row extends { employee_id: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  Map.groupBy(rows, ({ employee_id }) => employee_id);
