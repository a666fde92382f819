/** The sample payroll over the months of a year: one receipt a month for each person, who began in some month. */
import type { Row } from '@lienzo/schema/data/column';
import {
  decimalText,
  SAMPLE_CLIENT,
  SAMPLE_EMPLOYEES,
  SAMPLE_PERIOD,
  type SampleEmployee,
  type SampleLine,
  sumOf,
} from './sample-payroll.ts';

const MONTHS = Array.from({ length: 11 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-13`);

type Receipt = { person: SampleEmployee; month: string; share: number };

/** The logistics centre opened in May; amounts differ a little from month to month. */
const RECEIPTS: Receipt[] = SAMPLE_EMPLOYEES.flatMap((person, index) =>
  MONTHS.flatMap((month, at) => {
    const isOpen = person.cost_center.code !== 'LOG-03' || at >= 4;
    return isOpen ? [{ person, month, share: 2 + ((index + at * 3) % 7) / 100 }] : [];
  }),
);

const ofPeriod = (month: string): Row => ({
  'clients.name': SAMPLE_CLIENT,
  ...SAMPLE_PERIOD,
  'periods.payment_date': month,
});

const amountOf = (cents: number, share: number): string => decimalText(Math.round(cents * share));

/** A row for each receipt. */
export const sampleYear = (): Row[] =>
  RECEIPTS.map(({ person, month, share }, at) => ({
    ...ofPeriod(month),
    'cost_centers.cost_center': person.cost_center.cost_center,
    'payroll_results.id': at + 1,
    'payroll_results.total_perceptions': amountOf(sumOf(person.perceptions), share),
  }));

/** A row for each line of the receipts of some people, under their names. */
export const sampleLinesOfPeople = (people: readonly SampleEmployee[]): Row[] =>
  RECEIPTS.filter(({ person }) => people.includes(person)).flatMap(({ person, month, share }) => {
    const ofKind = (kind: string, lines: readonly SampleLine[]): Row[] =>
      lines
        .toSorted((one, other) => (one.key < other.key ? -1 : 1))
        .map(({ key, description, amount }) => ({
          ...ofPeriod(month),
          ...{ 'employees.human_id': person.human_id, 'employees.name': person.name },
          ...{ 'concepts.key': key, 'concepts.description': description, 'concepts.kind': kind },
          'payroll_lines.amount': amountOf(amount, share),
        }));
    return [...ofKind('Percepción', person.perceptions), ...ofKind('Deducción', person.deductions)];
  });

/** A row for each line of the receipts. */
export const sampleLinesOfYear = (linesOf: (one: SampleEmployee) => readonly SampleLine[]): Row[] =>
  RECEIPTS.flatMap(({ person, month, share }) =>
    linesOf(person).map(({ key, description, amount }) => ({
      ...ofPeriod(month),
      ...{ 'concepts.key': key, 'concepts.description': description },
      'payroll_lines.amount': amountOf(amount, share),
    })),
  );
