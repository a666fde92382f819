/** Rules of people that a row alone does not tell. */

import { formatMediumDate } from '@lienzo/schema/data/format';
import {
  warnClabe,
  warnCurp,
  warnNss,
  warnRfc,
  warnRfcDigit,
} from '@lienzo/schema/masters/identifier-warnings';
import { masterBookMessages as texts } from '@lienzo/schema/masters/master-book-messages';
import { type EmploymentSpan, employmentOn } from '@lienzo/schema/payroll/employment';
import { hasImpossibleDay, oddPerson } from '@lienzo/schema/payroll/expected-person';
import { undatedBalance } from '@lienzo/schema/payroll/vacation-balance';
import { expectedMessages } from '@lienzo/schema/rule-messages/expected-messages';
import { masterRuleMessages } from '@lienzo/schema/rule-messages/master-rule-messages';
import type { BookRow } from '../repositories/master-book.ts';
import { type Fate, fateOf } from './fate-of.ts';
import type { Problem } from './plan-sheet.ts';
import type { RowOf } from './row-schemas.ts';

type Employee = RowOf<'employees'>;

type Facts = {
  stored: BookRow | null;
  /** Of the person, as they are stored. */
  employments: readonly EmploymentSpan[];
  /** From which the file gives salaries. */
  salaryDays: ReadonlySet<string>;
};

export function checkEmployee(data: Employee, facts: Facts): Problem[] {
  const { hire_date: hired, termination_date: until, causa_baja: cause } = data;
  const fate = fateOf(data, facts.stored);
  return [
    ...when(until !== null && until < hired, 'termination_date', texts.leftBeforeHired),
    ...when(until === null && cause !== null, 'causa_baja', texts.causeWithoutDay),
    ...when(until !== null && cause === null && fate !== 'same', 'causa_baja', texts.causeMissing),
    ...CHECKS[fate](data, facts),
    ...(fate === 'left' || fate === 'same' ? correctionProblems(data, facts) : []),
  ];
}

/** The row corrects the last employment as a whole; what begins on a day is said on the screen. */
function correctionProblems(
  { hire_date: hired, termination_date: until, register_id }: Employee,
  { stored, employments }: Facts,
): Problem[] {
  const last = employments.at(-1);
  if (last === undefined) return [];
  const before = employments.findLast((one) => one.hire_date < last.hire_date);
  const moved = employments.find(
    (one) => one.hire_date === last.hire_date && one.initial_date > one.hire_date,
  );
  return [
    ...when(before !== undefined && hired <= `${before.termination_date}`, 'hire_date', texts.hiredInEarlier),
    ...when(moved !== undefined && hired >= moved.initial_date, 'hire_date', texts.hiredAfterMove),
    ...when(until !== null && until < last.initial_date, 'termination_date', texts.leftBeforeMove),
    ...(stored?.register_id === register_id
      ? []
      : [
          {
            ...{ field: 'register_id', severity: 'warning' as const },
            message: texts.registerCorrected(formatMediumDate(last.initial_date)),
          },
        ]),
  ];
}

const when = (isWrong: boolean, field: string, message: string): Problem[] =>
  isWrong ? [{ field, message }] : [];

const CHECKS: Record<Fate, (...given: Parameters<typeof checkEmployee>) => Problem[]> = {
  hired({ hire_date: hired, termination_date: until }, { salaryDays: days }) {
    const within = [...days].some((day) => day >= hired && (until === null || day <= until));
    return when(!within, 'hire_date', texts.salaryMissing);
  },
  left: () => [],
  back({ hire_date: hired }, { stored, salaryDays: days }) {
    if (hired <= `${stored?.termination_date ?? ''}`) return when(true, 'hire_date', texts.backTooEarly);
    return when(!days.has(hired), 'hire_date', texts.backSalary);
  },
  same: ({ termination_date: until, causa_baja: cause }, { stored }) => [
    ...when(until !== (stored?.termination_date ?? null), 'termination_date', texts.alreadyLeft),
    ...when(until !== null && cause !== (stored?.causa_baja ?? null), 'causa_baja', texts.alreadyLeft),
  ],
};

/** Within an employment, as the screen asks. */
export function checkInEmployment(employments: readonly EmploymentSpan[] | null, day: string): Problem[] {
  if (employments === null) return [{ field: 'human_id', message: texts.unknownPerson }];
  if (employmentOn(employments, day) !== undefined) return [];
  return [{ field: 'vigente_desde', message: texts.outsideEmployment }];
}

/** An opening balance of vacations has days and a date. */
export function checkBalance(data: Employee): Problem[] {
  const field = undatedBalance(data);
  return field === null ? [] : [{ field, message: masterRuleMessages.vacationBalanceDated }];
}

/** Odd data exist, so they are no error; those that are stored already are not told again. */
export function warnPerson(data: Employee, stored: BookRow | null): Problem[] {
  const { rfc, curp, ssn, clabe } = data;
  const isStored = EXPECTED.every((field) => stored?.[field] === data[field]);
  const odd = isStored ? [] : oddPerson(data);
  const warnings = { rfc: warnRfc(rfc), curp: warnCurp(curp), ssn: warnNss(ssn), clabe: warnClabe(clabe) };
  const digits = Object.entries(warnings).flatMap(([field, message]) =>
    message === null || stored?.[field] === Reflect.get(data, field) || odd.some((one) => one.field === field)
      ? []
      : [{ field, message }],
  );
  return [...digits, ...odd].map((one) => ({ ...one, severity: 'warning' as const }));
}

const EXPECTED = ['rfc', 'curp', 'birth_date', 'gender', 'lugar_nacimiento', 'hire_date'] as const;

/** An employer's RFC whose digit or date is odd. */
export function warnCompany(rfc: string): Problem[] {
  const message = hasImpossibleDay(rfc) ? expectedMessages.impossibleCompanyRfc : warnRfcDigit(rfc);
  return message === null ? [] : [{ field: 'rfc', message, severity: 'warning' }];
}
