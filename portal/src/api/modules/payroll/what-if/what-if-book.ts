/** The workbook of '¿Qué pasaría si…?': totals, what was changed, and everybody who differs. */

import { slashedDate } from '@lienzo/schema/rule-messages/slashed-date';
import type { WhatIfAsked, WhatIfResult } from '@lienzo/schema/runs/what-if-endpoints';
import { whatIfMessages as texts } from '@lienzo/schema/runs/what-if-messages';
import type { LayoutBook, LayoutColumn, LayoutSheet } from '@lienzo/templates/layouts/layout-book';
import type { RunPeriod } from '../repositories/run-periods.ts';

const { columns, book } = texts;
const text = (heading: string, width: number): LayoutColumn => ({ heading, width, format: 'text' });
const amount = (heading: string): LayoutColumn => ({ heading, width: 18, format: 'amount' });

export function whatIfBook(period: RunPeriod, asked: WhatIfAsked, result: WhatIfResult): LayoutBook {
  const payroll = `${period.id_humansite} ${period.paysheet}`;
  const title = texts.title(payroll);
  const lead = book.version(payroll, period.mes, result.version);
  const sheet = (name: string, own: LayoutColumn[], rows: string[][]): LayoutSheet => ({
    ...{ name, title, lead, groups: [{ title: '', columns: own }], rows, spareRows: 0 },
  });
  return {
    sheets: [
      sheet(
        book.totals,
        [
          text(columns.concept, 44),
          amount(columns.before),
          amount(columns.after),
          amount(columns.difference),
        ],
        (['perceptions', 'deductions', 'net', 'employer_cost'] as const).map((name) => [
          ...[texts.amounts[name], result.totals[name].before, result.totals[name].after],
          result.totals[name].difference,
        ]),
      ),
      peopleSheet(sheet, result),
      sheet(book.changes, [text(book.change, 34), text(book.value, 60)], changesOf(asked)),
    ],
    lists: {},
    help: { title: texts.open, lines: [book.help] },
    marks: {},
  };
}

function peopleSheet(
  sheet: (name: string, own: LayoutColumn[], rows: string[][]) => LayoutSheet,
  { rows }: WhatIfResult,
): LayoutSheet {
  return sheet(
    book.people,
    [
      ...[
        text(columns.number, 12),
        text(columns.name, 40),
        amount(columns.netBefore),
        amount(columns.netAfter),
      ],
      ...[amount(columns.difference), amount(columns.costDifference)],
      ...[text(columns.causes, 60), text(columns.problem, 50)],
    ],
    rows.map(({ human_id, name, net, employer_cost, causes, problem }) => [
      ...[human_id ?? '', name, net.before, net.after, net.difference, employer_cost.difference],
      ...[causes.map((one) => `${one.concept} ${one.difference}`).join('; '), problem ?? ''],
    ]),
  );
}

function changesOf(asked: WhatIfAsked): string[][] {
  const { aumento, aumento_tipo, aumento_de, aumento_persona, uma, salario_minimo } = asked;
  const scopes = { todos: book.ofAll, centro: book.ofCenter, persona: book.ofPerson(aumento_persona) };
  return [
    ...(aumento === null
      ? []
      : [[texts.raise, book.raise(aumento, aumento_tipo === 'porcentaje', scopes[aumento_de])]]),
    ...(uma === null ? [] : [[texts.uma, uma]]),
    ...(salario_minimo === null ? [] : [[texts.minimumWage, salario_minimo]]),
    ...(asked.falta_persona === ''
      ? []
      : [[texts.absencePerson, `${asked.falta_persona}, ${slashedDate(asked.falta_fecha)}`]]),
  ];
}
