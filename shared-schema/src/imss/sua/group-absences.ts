/** Days of absence as SUA takes them: a first day and how many in a row. */
import { addDays, isPlainDate } from '../../payroll/plain-date.ts';
import type { SuaAbsence } from './sua-input.ts';

export type AbsenceSpell = { who: SuaAbsence; first: string | null; days: number };

/** Days in a row of one NSS, each counted once; a spell ends with its month, for a month is what SUA charges. */
export function groupAbsences(absences: readonly SuaAbsence[]): AbsenceSpell[] {
  const ordered = absences.toSorted((one, other) => compare(keyOf(one), keyOf(other)));
  const spells: AbsenceSpell[] = [];
  let last = '';
  for (const absence of ordered) {
    const spell = spells.at(-1);
    const day = absence.fecha ?? '';
    const isSame = spell !== undefined && spell.who.nss === absence.nss;
    if (isSame && day === last) continue;
    if (isSame && isNextOfMonth(last, day)) spell.days += 1;
    else spells.push({ who: absence, first: absence.fecha, days: 1 });
    last = day;
  }
  return spells;
}

const isNextOfMonth = (day: string, next: string): boolean =>
  isPlainDate(day) && day.slice(0, 7) === next.slice(0, 7) && addDays(day, 1) === next;

const keyOf = ({ nss, fecha }: SuaAbsence): string => `${nss ?? ''} ${fecha ?? ''}`;
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
