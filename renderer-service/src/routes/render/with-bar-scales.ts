import type { RenderNote } from '@lienzo/schema/api/render-contract';
import { rowCompleter } from '@lienzo/schema/data/additional-column';
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import {
  barOf,
  columnsToRange,
  isBeyond,
  RangeGathering,
  withBarScales,
} from '@lienzo/schema/data/column-bar';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import type { TablaItem } from '@lienzo/schema/report/item';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import { columnMarkMessages } from '@lienzo/schema/rule-messages/column-mark-messages';
import { TimeSlice } from '../../platform/async/time-slice.ts';
import type { RenderInput } from './render-input.ts';

/**
 * The input with the scales of the bars in its tables, which are of all rows, and notes of the values that typed scales
 * leave out.
 * @throws the signal's reason when it aborts.
 */
export async function withReportBarScales(input: RenderInput, signal: AbortSignal): Promise<RenderInput> {
  const { report, rows, options, rowNotes = [] } = input;
  const today = options.today ?? todayInMexico();
  const scaled = new Map<string, SelectedColumn[]>();
  const notes: RenderNote[] = [];
  const slice = new TimeSlice();
  for (const item of reportItems(report)) {
    if (item.nombre !== 'tabla' || !item.selected_columns.some(barOf)) continue;
    const gathering = new RangeGathering(columnsToRange(item.selected_columns));
    const beyond = new BeyondCount(item);
    const complete = rowCompleter(item, today);
    for (const row of Object.hasOwn(rows, item.uuid) ? (rows[item.uuid] ?? []) : []) {
      const whole = complete(row);
      gathering.add(whole);
      beyond.add(whole);
      await slice.yieldIfSpent(signal);
    }
    scaled.set(item.uuid, withBarScales(item.selected_columns, gathering.result()));
    notes.push(...beyond.notes());
  }
  if (scaled.size === 0) return input;
  return {
    ...input,
    report: withColumns(report, scaled),
    rowNotes: [...rowNotes, ...notes],
  };
}

const withColumns = (
  report: ReportDocument,
  columns: ReadonlyMap<string, SelectedColumn[]>,
): ReportDocument => ({
  ...report,
  layouts: report.layouts.map((section) => ({
    ...section,
    items: section.items.map((item) => {
      const selected_columns = columns.get(item.uuid);
      return item.nombre === 'tabla' && selected_columns !== undefined ? { ...item, selected_columns } : item;
    }),
  })),
});

/** Counts the values of each column beyond the scale that was typed for its bar. */
class BeyondCount {
  private readonly item: TablaItem;
  private readonly counts = new Map<string, number>();

  constructor(item: TablaItem) {
    this.item = item;
  }

  add(row: Row): void {
    for (const column of this.item.selected_columns) {
      const bar = barOf(column);
      if (bar === undefined || !isBeyond(bar, row[column.column])) continue;
      this.counts.set(column.column, (this.counts.get(column.column) ?? 0) + 1);
    }
  }

  notes(): RenderNote[] {
    return this.item.selected_columns.flatMap(({ column, titulo, readable_name }): RenderNote[] => {
      const count = this.counts.get(column);
      if (count === undefined) return [];
      const message = columnMarkMessages.beyond(titulo || readable_name, count);
      return [{ code: 'bar_beyond_scale', message, field: this.item.uuid }];
    });
  }
}
