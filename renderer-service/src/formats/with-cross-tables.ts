import type { Row } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import { type CrossedTable, CrossTable, CrossTableTooLargeError } from '@lienzo/schema/report/cross-table';
import { crossesEachPage, withCrossed } from '@lienzo/schema/report/crossed-report';
import type { TablaCruzadaItem } from '@lienzo/schema/report/item';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import { TimeSlice } from '../platform/async/time-slice.ts';
import { RenderError } from '../platform/errors/render-error.ts';

type Crossable = { report: ReportDocument; rows: Readonly<Record<string, RowList>> };

/**
 * A report and its rows with each cross table as the table that is drawn of it, over all of its groups. Those that have
 * columns of their own on each page stay: they are only looked at.
 * @param isWhole of the latter, whether it is one table all the same.
 * @throws RenderError invalid_report for one with too many columns or cells, before anything is laid out; the signal's reason
 *   when it aborts.
 */
export async function withCrossTables<Input extends Crossable>(
  input: Input,
  signal: AbortSignal,
  isWhole: (item: TablaCruzadaItem) => boolean = () => false,
): Promise<Input> {
  const { report, rows } = input;
  const crossed = new Map<string, CrossedTable>();
  const slice = new TimeSlice();
  const ofPages = crossesEachPage(report);
  for (const item of reportItems(report)) {
    if (item.nombre !== 'tabla_cruzada') continue;
    const groups = Object.hasOwn(rows, item.uuid) ? (rows[item.uuid] ?? []) : [];
    if (ofPages(item) && !isWhole(item)) {
      await checkPages(item, groups, () => slice.yieldIfSpent(signal));
      continue;
    }
    const cross = new CrossTable(item);
    for (const group of groups) {
      cross.add(group);
      await slice.yieldIfSpent(signal);
    }
    crossed.set(
      item.uuid,
      crossedOf(item, () => cross.result()),
    );
  }
  if (crossed.size === 0) return input;
  return {
    ...input,
    report: withCrossed(report, crossed),
    rows: { ...rows, ...Object.fromEntries([...crossed].map(([uuid, one]) => [uuid, one.rows])) },
  };
}

/** Counts the columns and cells of each page. */
async function checkPages(
  item: TablaCruzadaItem,
  groups: Iterable<Row>,
  pause: () => Promise<void>,
): Promise<void> {
  const pages = new Map<string, CrossTable>();
  for (const group of groups) {
    const page = String(group[item.detail_column ?? ''] ?? '');
    const cross = pages.get(page) ?? new CrossTable(item);
    pages.set(page, cross);
    cross.add(group);
    await pause();
  }
  for (const cross of pages.values()) crossedOf(item, () => cross.check());
}

function crossedOf<Crossed>(item: TablaCruzadaItem, cross: () => Crossed): Crossed {
  try {
    return cross();
  } catch (error) {
    if (!(error instanceof CrossTableTooLargeError)) throw error;
    const { message } = error;
    throw new RenderError('invalid_report', {
      cause: error,
      entries: [{ code: 'invalid_report', message, field: item.uuid }],
    });
  }
}
