/** Periods of a workbook: those with captures keep their days, and none has the days of another one. */

import { masterBookMessages as texts } from '@lienzo/schema/masters/master-book-messages';
import { oddPeriodDays } from '@lienzo/schema/payroll/odd-period';
import { foldText } from '@lienzo/schema/text/fold-text';
import type { BookRow, MasterBook } from '../repositories/master-book.ts';
import { keyOf } from './book-values.ts';
import type { MasterFacts } from './master-facts.ts';
import {
  type PlannedFile,
  type PlannedSheet,
  type Problem,
  planSheet,
  type SheetRules,
} from './plan-sheet.ts';
import { ROW_SCHEMAS, type RowOf } from './row-schemas.ts';

type Period = RowOf<'periods'>;
type Span = { key: string; initial_date: string; end_date: string };

export function checkPeriods(
  file: PlannedFile,
  book: MasterBook,
  { processes, captured }: MasterFacts,
  find: SheetRules<Period>['find'],
  payroll: (number: string) => Problem[],
): Promise<PlannedSheet<Period>> {
  const spans = spansOf(file, book, find);
  return planSheet('periods', ROW_SCHEMAS.periods, file, {
    find,
    check(data, stored) {
      const problems = payroll(data.id_humansite);
      const tell = (field: string, message: string): number => problems.push({ field, message });
      if (!processes.has(foldText(data.process))) tell('process', texts.unknownProcess);
      const moved =
        stored !== null && (stored.initial_date !== data.initial_date || stored.end_date !== data.end_date);
      if (moved && captured.has(Number(stored.id))) tell('initial_date', texts.capturedPeriod);
      problems.push(...oddPeriodDays(data).map((one) => ({ ...one, severity: 'warning' as const })));
      if (stored !== null && !moved) return problems;
      const key = keyOf(data.id_humansite, data.process, data.calendar, data.number);
      const others = spans.get(keyOf(data.id_humansite, data.process)) ?? [];
      if (
        others.some(
          (other) =>
            other.key !== key && other.initial_date <= data.end_date && other.end_date >= data.initial_date,
        )
      )
        tell('initial_date', texts.overlappingPeriod);
      return problems;
    },
  });
}

/** The days of all periods as the file leaves them, by payroll and process. */
function spansOf(
  file: PlannedFile,
  book: MasterBook,
  find: SheetRules<Period>['find'],
): ReadonlyMap<string, Span[]> {
  const all = new Map<string, BookRow | Readonly<Record<string, string>>>();
  for (const row of book.periods)
    all.set(keyOf(row.id_humansite, row.process, row.calendar, row.number), row);
  for (const { values } of file.sheets.get('periods')?.rows ?? []) {
    const { key, stored } = find(values);
    all.set(key, { ...stored, ...values });
  }
  const spans = new Map<string, Span[]>();
  for (const [key, row] of all) {
    const scope = keyOf(row.id_humansite, row.process);
    const own = spans.get(scope) ?? [];
    spans.set(scope, own);
    own.push({ key, initial_date: `${row.initial_date}`, end_date: `${row.end_date}` });
  }
  return spans;
}
