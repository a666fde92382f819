/** `acuse_hrs_extras.xlsx`: the overtime of a payroll in blocks of nine hours, and by day (specification 3 §9). */

import { layoutMessages } from '@lienzo/schema/capture/layout-messages';
import { OVERTIME_BLOCKS, type OvertimeInBlocks } from '@lienzo/schema/capture/overtime-blocks';
import { TRIPLES } from '@lienzo/schema/capture/overtime-lines';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import type { CaptureLayout } from './capture-layout.ts';
import type { LayoutBook, LayoutColumn, LayoutSheet } from './layout-book.ts';

export type OvertimePerson = OvertimeInBlocks & {
  id: number;
  /** The number of personnel; null: none. */
  human_id: string | null;
  name: string;
  days: readonly { date: string; hours: string }[];
};

const { overtimeBook: texts, period: periodText } = layoutMessages;

/** The names of specification 3 §3 ("Overtime file result per employee"). */
const PERSON: readonly LayoutColumn[] = [
  { heading: 'IDEMP', format: 'days', width: 10 },
  { heading: 'IDBOLL', format: 'text', width: 14 },
  { heading: 'NOMEMP', format: 'text', width: 36 },
];
const hours = (heading: string): LayoutColumn => ({ heading, format: 'hours', width: 12 });

/** @param people by name, those with hours. */
export function overtimeBook(
  { paysheet, period, client }: Pick<CaptureLayout, 'paysheet' | 'period'> & { client: string },
  people: readonly OvertimePerson[],
): LayoutBook {
  const sum = (parts: readonly string[]): string => ExactDecimal.sum(0, ...parts).toString();
  const sheet = (name: string, columns: readonly LayoutColumn[], rows: LayoutSheet['rows']): LayoutSheet => ({
    name,
    title: `${name} · ${paysheet.id_humansite} ${paysheet.paysheet}`,
    lead: `${texts.client(client)} ${periodText(period.mes, period.calendar, period.initial_date, period.end_date)}. ${texts.sums(
      sum(people.map(({ doubles }) => doubles)),
      sum(people.map(({ triples }) => triples)),
    )}`,
    groups: [
      { title: '', columns: PERSON },
      { title: '', columns },
    ],
    rows,
    spareRows: 0,
  });
  const personCells = ({ id, human_id, name }: OvertimePerson): string[] => [`${id}`, human_id ?? '', name];
  return {
    sheets: [
      sheet(
        texts.blocks,
        [...OVERTIME_BLOCKS, TRIPLES].map(hours),
        people.map((person) => [...personCells(person), ...person.blocks, person.triples]),
      ),
      sheet(
        texts.days,
        [{ heading: 'FECHA', format: 'day', width: 13 }, hours('HORAS')],
        people.flatMap((person) =>
          person.days.map(({ date, hours: each }) => [
            ...personCells(person),
            date,
            new ExactDecimal(each).toString(),
          ]),
        ),
      ),
    ],
    lists: {},
    help: { title: texts.helpTitle, lines: texts.help },
    marks: {},
  };
}
