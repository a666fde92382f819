/** Rules of people that a row alone does not tell. */

import { warnClabe, warnCurp, warnNss, warnRfc } from '@lienzo/schema/messages/identifier-warnings';
import { masterBookMessages as words } from '@lienzo/schema/messages/master-book-messages';
import type { BookRow } from '../repositories/master-book.ts';
import type { Employment } from './people-of-book.ts';
import type { Problem } from './plan-sheet.ts';
import type { RowOf } from './row-schemas.ts';

type Employee = RowOf<'employees'>;

/** What happens to the employment: as on the screens, people are hired, leave once, and come back later. */
export type Fate = 'hired' | 'left' | 'back' | 'same';

export function fateOf({ termination_date: until }: Employee, stored: BookRow | null): Fate {
  if (stored === null) return 'hired';
  if (stored.termination_date === null) return until === null ? 'same' : 'left';
  return until === null ? 'back' : 'same';
}

export function checkEmployee(
  data: Employee,
  stored: BookRow | null,
  salaryDays: ReadonlySet<string>,
): Problem[] {
  const { hire_date: hired, termination_date: until, causa_baja: cause } = data;
  const fate = fateOf(data, stored);
  return [
    ...when(until !== null && until < hired, 'termination_date', words.leftBeforeHired),
    ...when(until === null && cause !== null, 'causa_baja', words.causeWithoutDay),
    ...when(until !== null && cause === null && fate !== 'same', 'causa_baja', words.causeMissing),
    ...CHECKS[fate](data, stored, salaryDays),
  ];
}

const when = (isWrong: boolean, field: string, message: string): Problem[] =>
  isWrong ? [{ field, message }] : [];

const CHECKS: Record<Fate, (...given: Parameters<typeof checkEmployee>) => Problem[]> = {
  hired({ hire_date: hired, termination_date: until }, _stored, days) {
    const within = [...days].some((day) => day >= hired && (until === null || day <= until));
    return when(!within, 'hire_date', words.salaryMissing);
  },
  left: () => [],
  back({ hire_date: hired }, stored, days) {
    if (hired <= `${stored?.termination_date ?? ''}`) return when(true, 'hire_date', words.backTooEarly);
    return when(!days.has(hired), 'hire_date', words.backSalary);
  },
  same: ({ termination_date: until, causa_baja: cause }, stored) => [
    ...when(until !== (stored?.termination_date ?? null), 'termination_date', words.alreadyLeft),
    ...when(until !== null && cause !== (stored?.causa_baja ?? null), 'causa_baja', words.alreadyLeft),
  ],
};

/** Within the employment, as the screen asks. */
export function checkInEmployment(employment: Employment | null, day: string): Problem[] {
  if (employment === null) return [{ field: 'human_id', message: words.unknownPerson }];
  const { hire_date, termination_date } = employment;
  if (day >= hire_date && (termination_date === null || day <= termination_date)) return [];
  return [{ field: 'vigente_desde', message: words.outsideEmployment }];
}

/** Odd identifiers exist, so they are no error; those that are stored already are not told again. */
export function warnIdentifiers(data: Employee, stored: BookRow | null): Problem[] {
  const { rfc, curp, ssn, clabe } = data;
  const warnings = { rfc: warnRfc(rfc), curp: warnCurp(curp), ssn: warnNss(ssn), clabe: warnClabe(clabe) };
  return Object.entries(warnings).flatMap(([field, message]) =>
    message === null || stored?.[field] === Reflect.get(data, field)
      ? []
      : [{ field, message, severity: 'warning' as const }],
  );
}
