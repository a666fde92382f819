/** What would be refused when receipts are stamped, as findings of a run. */
import {
  conceptStampingProblems,
  payStampingProblems,
  personStampingProblems,
} from '@lienzo/schema/payroll/engine/stamping-problems';
import { stampingMessages } from '@lienzo/schema/rule-messages/stamping-messages';
import type { NewFinding } from '../repositories/findings.ts';
import type { PersonInput } from '../repositories/person-inputs.ts';
import type { NewResult } from '../repositories/results.ts';
import type { RunPeriod } from '../repositories/run-periods.ts';
import type { Concepts } from './read-shared.ts';
import type { RunResult } from './run-result.ts';

type Stamped = { result: RunResult; person: PersonInput; concepts: Concepts };

/** Of a person who is paid. */
export function stampingFindings({
  result: { lines, totals },
  person,
  concepts,
}: Stamped): [code: NewFinding['code'], message: string][] {
  const missing = personStampingProblems({
    ...person.identity,
    human_id: person.human_id,
    name: person.name,
  });
  const pay = payStampingProblems({
    ...{ lines, concepts: Object.fromEntries(concepts), days_paid: totals.days_paid },
    ...{ hasOvertime: person.overtime.length > 0, hasDisability: person.disabilities.length > 0 },
  });
  return [
    ...(missing.length === 0 ? [] : [['timbrado_persona', stampingMessages.person(missing)] as const]),
    ...pay.map((message) => ['timbrado_importe', message] as const),
  ].map(([code, message]) => [code, message]);
}

/** The concepts that some results use; what is wrong of one is told once, of the whole payroll. */
export class UsedConcepts {
  readonly #ids = new Set<number>();

  add(outcomes: readonly { result: NewResult | null }[]): void {
    for (const { result } of outcomes)
      for (const { concept_id } of result?.lines ?? []) this.#ids.add(concept_id);
  }

  findings({ organization_id, client_id }: RunPeriod, concepts: Concepts): Omit<NewFinding, 'run_id'>[] {
    return [...concepts].flatMap(([key, rule]): Omit<NewFinding, 'run_id'>[] => {
      const problems = this.#ids.has(rule.id) ? conceptStampingProblems({ ...rule, key }) : [];
      if (problems.length === 0) return [];
      const message = stampingMessages.concept(key, problems);
      return [
        {
          ...{ organization_id, client_id, employee_id: null },
          ...{ severity: 'warning', code: 'timbrado_concepto', message },
        },
      ];
    });
  }
}
