import { rowCompleter } from '@lienzo/schema/data/additional-column';
import type { Row } from '@lienzo/schema/data/column';
import { summarisedRows } from '@lienzo/schema/data/table-summary';
import type { TablaItem } from '@lienzo/schema/report/item';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';

/** The day of samples. */
const TODAY = '2026-11-20';

/** The groups of a summarised table. @param rows those that are summarised, without computed columns. */
export function sampleGroups(item: TablaItem, rows: readonly Row[]): Row[] {
  const question = summaryQuestionOf(item);
  const { resumen: _resumen, ...plain } = item;
  return question === null ? [] : summarisedRows(question, rows.map(rowCompleter(plain, TODAY)));
}
