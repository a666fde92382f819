import { rowCompleter } from '@lienzo/schema/data/additional-column';
import type { ChartQuestion } from '@lienzo/schema/data/chart-data';
import { columnsToRange } from '@lienzo/schema/data/column-bar';
import type { TotalsQuestion } from '@lienzo/schema/data/table-totals';
import { isTotalled } from '@lienzo/schema/data/totals';
import { type DataItem, isDataItem, type LinkableItem, type TablaItem } from '@lienzo/schema/report/item';
import type { ItemFigures } from '@lienzo/schema/reports/report-data-endpoints';
import { chartQuestion } from '@lienzo/templates/drawing/chart-question';
import { totalsQuestion } from '@lienzo/templates/drawing/totals-question';
import type { EditorStore } from '../store/editor-store.ts';
import { type RowsState, setRows } from '../store/slices/rows-slice.ts';

/** What is asked of all rows of an item. `key` also tells which version of the item the answer is of. */
type Question = { key: string; chart: ChartQuestion | undefined };

/** What an item shows that its first rows cannot tell; null for nothing. */
function figuresQuestion(item: DataItem): Question | null {
  if (item.nombre === 'grafica') {
    const chart = chartQuestion(item);
    return chart === null ? null : { key: JSON.stringify(chart), chart };
  }
  if (item.nombre !== 'tabla') return null;
  const hasTotals = item.resumen === undefined && item.selected_columns.some(isTotalled);
  return item.group_by.length === 0 && !hasTotals && columnsToRange(item.selected_columns).length === 0
    ? null
    : { key: tableFiguresKey(item), chart: undefined };
}

/** Tells which version of a table its figures over all rows are of: the names of its groups follow their formats. */
export const tableFiguresKey = ({ group_by, selected_columns }: TablaItem): string =>
  JSON.stringify([
    group_by,
    selected_columns
      .filter((column) => isTotalled(column) || group_by.includes(column.column))
      .map(({ marca: _marca, ...column }) => column),
    columnsToRange(selected_columns),
  ]);

/** The figures of all rows of an item, as it is now; undefined while only its first rows are known. */
export function figuresOfAll(item: LinkableItem, state: RowsState | undefined): ItemFigures | undefined {
  const figures = state?.figures;
  return figures !== undefined && figures.key === figuresQuestion(item)?.key ? figures.values : undefined;
}

/**
 * Keeps the figures over all rows up to date for the charts, totals and groups of which the editor has the first rows only.
 * Where the host does not bring them, they stay those of the first rows, which the canvas says.
 * @returns a function that stops it and aborts every pending request.
 */
export function watchFigures(store: EditorStore): () => void {
  const running = new Map<string, { rows: RowsState['query']; key: string; stop: AbortController }>();

  const refresh = (uuid: string, item: DataItem): void => {
    const state = store.getState().rows[uuid];
    const question = figuresQuestion(item);
    const current = running.get(uuid);
    if (state?.status !== 'ready' || !state.more || state.query === undefined || question === null) return;
    if (current?.rows === state.query && current.key === question.key) return;
    current?.stop.abort();
    const stop = new AbortController();
    running.set(uuid, { rows: state.query, key: question.key, stop });
    if (state.figures?.key !== question.key) void loadFigures(store, uuid, question, stop.signal);
  };

  const refreshAll = (): void => {
    const { edit, host } = store.getState();
    if (host.itemFigures === undefined) return;
    for (const [uuid, item] of Object.entries(edit.document.items)) if (isDataItem(item)) refresh(uuid, item);
  };

  refreshAll();
  const unsubscribe = store.subscribe((state, before) => {
    if (state.rows !== before.rows || state.edit.document.items !== before.edit.document.items) refreshAll();
  });
  return () => {
    unsubscribe();
    for (const { stop } of running.values()) stop.abort();
  };
}

async function loadFigures(
  store: EditorStore,
  uuid: string,
  { key, chart }: Question,
  signal: AbortSignal,
): Promise<void> {
  const { host, rows, edit, today } = store.getState();
  const state = rows[uuid];
  const item = edit.document.items[uuid];
  if (state?.query === undefined || item === undefined || host.itemFigures === undefined) return;
  const totals = item.nombre === 'tabla' ? totalsOfRows(item, state, today) : null;
  const query = { ...state.query, ...(chart && { chart }), ...(totals && { totals }) };
  try {
    const values = await host.itemFigures(query, signal);
    const now = store.getState().rows[uuid];
    if (!signal.aborted && now !== undefined) setRows(store, uuid, { ...now, figures: { key, values } });
  } catch {
    // The figures of the first rows stay, and the note that says so.
  }
}

/** What a table's totals over all rows are asked by. @param rows the first ones. */
export function totalsOfRows(
  item: TablaItem,
  { rows }: Pick<RowsState, 'rows'>,
  today: string,
): TotalsQuestion | null {
  const last = rows.at(-1);
  return last === undefined ? null : totalsQuestion(item, rowCompleter(item, today)(last));
}
