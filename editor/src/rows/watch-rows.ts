import type { RowsQuery } from '@lienzo/schema/api/report-endpoints';
import { type DataItem, isDataItem, type ReportItem } from '@lienzo/schema/report/item';
import type { RowsState } from '../store/editor-state.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { rowsKeyOf, rowsQueryOf } from './rows-query-of.ts';

/** Rows that the canvas asks for; the drawing shows the first ones of them. */
const LIVE_ROWS = 50;
/** How long a query must stand still before it is sent, in milliseconds. */
const PAUSE = 250;

type Running = { key: string; stop: AbortController };

/**
 * Keeps the rows of every data item in step with its query while the editor is open.
 * @returns the function that ends it, with every request under way.
 */
export function watchRows(store: EditorStore): () => void {
  const running = new Map<string, Running>();
  const seen = new WeakMap<DataItem, { query: RowsQuery; key: string } | null>();

  const wish = (item: DataItem) => {
    const known = seen.get(item);
    if (known !== undefined) return known;
    const query = rowsQueryOf(item);
    const wanted = query === null ? null : { query, key: rowsKeyOf(query) };
    seen.set(item, wanted);
    return wanted;
  };

  const follow = (item: DataItem): void => {
    const wanted = wish(item);
    const current = running.get(item.uuid);
    if (wanted === null || current?.key === wanted.key) return;
    current?.stop.abort();
    const stop = new AbortController();
    running.set(item.uuid, { key: wanted.key, stop });
    void load(store, item.uuid, wanted, stop.signal, current === undefined ? 0 : PAUSE);
  };

  const check = (items: Record<string, ReportItem>): void => {
    for (const item of Object.values(items)) if (isDataItem(item)) follow(item);
    for (const [uuid, one] of running) {
      if (items[uuid] !== undefined) continue;
      one.stop.abort();
      running.delete(uuid);
    }
  };

  let items = store.getState().edit.document.items;
  check(items);
  const unsubscribe = store.subscribe((state) => {
    if (state.edit.document.items === items) return;
    items = state.edit.document.items;
    check(items);
  });
  return () => {
    unsubscribe();
    for (const one of running.values()) one.stop.abort();
  };
}

async function load(
  store: EditorStore,
  uuid: string,
  { query, key }: { query: RowsQuery; key: string },
  signal: AbortSignal,
  pause: number,
): Promise<void> {
  await stillness(pause, signal);
  if (signal.aborted) return;
  const before = store.getState().rows[uuid];
  const base: RowsState = before ?? {
    key,
    status: 'loading',
    rows: [],
    more: false,
    total: null,
    message: '',
  };
  put(store, uuid, { ...base, key, status: 'loading', message: '' });
  try {
    const loaded = await store.getState().host.loadRows({ ...query, limit: LIVE_ROWS }, signal);
    if (!signal.aborted) put(store, uuid, { key, status: 'ready', message: '', ...loaded });
  } catch (problem) {
    if (signal.aborted) return;
    const message = problem instanceof Error ? problem.message : 'No se pudieron traer los datos.';
    put(store, uuid, { key, status: 'failed', rows: [], more: false, total: null, message });
  }
}

function put(store: EditorStore, uuid: string, state: RowsState): void {
  store.setState(({ rows }) => ({ rows: { ...rows, [uuid]: state } }));
}

/** Waits; ends early when the request is given up. */
function stillness(pause: number, signal: AbortSignal): Promise<void> {
  if (pause === 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
