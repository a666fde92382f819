/** The workbook of a variability: each person's calculation, and what was paid to them. */

import { type Bimester, bimesterDays, bimesterSpan } from '@lienzo/schema/imss/variability/bimester';
import type { DayKind } from '@lienzo/schema/imss/variability/variability-choices';
import { variabilityMessages } from '@lienzo/schema/imss/variability-messages';
import { slashedDate } from '@lienzo/schema/rule-messages/slashed-date';
import type { LayoutBook, LayoutColumn, LayoutSheet } from '@lienzo/templates/layouts/layout-book';
import type { VariabilityTask } from './calculate-variability.ts';
import type { PersonVariability } from './variability-people.ts';

const { book: texts, columns } = variabilityMessages;
const text = (heading: string, width: number): LayoutColumn => ({ heading, width, format: 'text' });
const amount = (heading: string): LayoutColumn => ({ heading, width: 14, format: 'amount' });
const days = (heading: string): LayoutColumn => ({ heading, width: 12, format: 'days' });

export function variabilityBook(
  scope: VariabilityTask['scope'],
  { bimester, dias }: { bimester: Bimester; dias: DayKind },
  people: readonly PersonVariability[],
): LayoutBook {
  const { first, last } = bimesterSpan(bimester);
  const dayText = texts.daysOf[dias](bimesterDays(bimester, dias));
  return {
    sheets: [
      {
        name: texts.sheet,
        title: texts.title(`${scope.id_humansite} ${scope.paysheet}`, scope.register),
        lead: texts.lead(slashedDate(first), slashedDate(last), dayText),
        groups: [
          {
            title: '',
            columns: [
              ...[
                text(columns.number, 12),
                text(columns.name, 36),
                text(columns.nss, 14),
                days(columns.earned),
              ],
              ...[days(columns.absences), days(columns.disabilities), amount(columns.salary)],
              ...[
                text(columns.factor, 10),
                amount(columns.fixed),
                amount(columns.total),
                amount(columns.variable),
              ],
              ...[
                amount(columns.computed),
                amount(columns.sbc),
                amount(columns.current),
                text(columns.note, 70),
              ],
            ],
          },
        ],
        rows: people.map((one) => personRow(one)),
        spareRows: 0,
      },
      linesSheet(people),
    ],
    lists: {},
    help: { title: variabilityMessages.title, lines: [texts.help] },
    marks: {},
  };
}

function personRow({
  person,
  result,
  days: spent,
  daily_salary,
  current_sbc,
  findings,
}: PersonVariability): string[] {
  return [
    ...[person.human_id ?? '', person.name, person.ssn],
    ...[`${spent.earned}`, `${spent.absences}`, `${spent.disabilities}`, daily_salary ?? ''],
    ...[result?.factor.toFixed(4) ?? '', result?.fixed_part.toFixed(2) ?? ''],
    ...[result?.variable_total.toFixed(2) ?? '', result?.variable_part.toFixed(2) ?? ''],
    ...[result?.computed_sbc.toFixed(2) ?? '', result?.sbc.toFixed(2) ?? '', current_sbc ?? ''],
    findings.join(' '),
  ];
}

function linesSheet(people: readonly PersonVariability[]): LayoutSheet {
  return {
    ...{ name: texts.lines, title: texts.lines, lead: texts.linesLead },
    groups: [
      {
        title: '',
        columns: [
          ...[text(columns.number, 12), text(columns.name, 36), text(columns.concept, 40)],
          { heading: columns.date, width: 14, format: 'day' },
          ...[amount(columns.paid), amount(columns.integrates)],
        ],
      },
    ],
    rows: people.flatMap(({ person, lines }) =>
      lines.map(({ concept, date, amount: paid, integrates }) => [
        ...[person.human_id ?? '', person.name, concept, date, paid, integrates ?? ''],
      ]),
    ),
    spareRows: 0,
  };
}
