import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { drawnRowsQuery } from '@lienzo/schema/report/formula-row-keys';
import { type DataItem, isDataItem, repeatsPage } from '@lienzo/schema/report/item';
import {
  type PageLinks,
  pageLinks,
  withDetailValues,
  withExtraColumns,
} from '@lienzo/schema/report/page-links';
import {
  type RowsQuery,
  rowsKeyOf,
  screenLimit,
  withQueryParameters,
} from '@lienzo/schema/report/rows-query';
import { hasTotals } from '../model/data-item/has-totals.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import { toReport } from '../model/to-report.ts';
import type { EditorState } from '../store/editor-state.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { type RowsState, setRows } from '../store/slices/rows-slice.ts';
import { watchFigures } from './watch-figures.ts';

/** Rows that the canvas requests; the drawing shows the first of them. */
const LIVE_ROWS = 50;
/** Rows that totals on the canvas are computed from, and a chart until its figures over all rows are there. */
const FIGURE_ROWS = 1000;
/** Debounce of a changed query, in milliseconds. */
const DEBOUNCE_MS = 250;

type RunningRequest = { key: string; controller: AbortController };
type CanvasRequest = { query: RowsQuery & { limit: number }; key: string };

function requestOf(item: DataItem, query: RowsQuery): CanvasRequest {
  const figures = item.nombre === 'grafica' || (item.nombre === 'tabla' && hasTotals(item));
  const limit = screenLimit(query, figures ? FIGURE_ROWS : LIVE_ROWS);
  return { query: { ...query, limit }, key: `${limit} ${rowsKeyOf(query)}` };
}

const queries = new WeakMap<DataItem, RowsQuery | null>();

/** The query of a version of an item, which is built once. */
function queryOf(item: DataItem): RowsQuery | null {
  const cached = queries.get(item);
  if (cached !== undefined) return cached;
  const query = drawnRowsQuery(item);
  queries.set(item, query);
  return query;
}

const NO_LINKS: PageLinks = { extra: new Map(), linkByItem: new Map(), broken: new Set() };

/**
 * Keeps the rows of every data item up to date with its query while the editor is open.
 * @returns a function that stops it and aborts every pending request.
 */
export function watchRows(store: EditorStore): () => void {
  const running = new Map<string, RunningRequest>();

  let links = NO_LINKS;

  /** The current request of an item; undefined while it waits for the rows of its driver. */
  const requestFor = (item: DataItem): CanvasRequest | null | undefined => {
    const own = queryOf(item);
    if (own === null) return null;
    const { edit, parameterValues } = store.getState();
    const query = withQueryParameters(own, edit.document.parametros, parameterValues);
    if (links.broken.has(item.uuid)) return requestOf(item, { ...query, detail_values: [] });
    const pageLink = links.linkByItem.get(item.uuid);
    if (pageLink === undefined) return requestOf(item, withExtraColumns(query, links.extra.get(item.uuid)));
    const driverRows = store.getState().rows[pageLink.driver];
    if (driverRows === undefined || driverRows.status === 'loading') return undefined;
    // The canvas shows the page of the driver's first row.
    return requestOf(
      item,
      driverRows.rows.length === 0 ? query : withDetailValues(query, pageLink, driverRows.rows.slice(0, 1)),
    );
  };

  const refresh = (item: DataItem): void => {
    const next = requestFor(item);
    const current = running.get(item.uuid);
    if (next === null || next === undefined || current?.key === next.key) return;
    current?.controller.abort();
    const controller = new AbortController();
    running.set(item.uuid, { key: next.key, controller });
    void load(store, item.uuid, next, controller.signal, current === undefined ? 0 : DEBOUNCE_MS);
  };

  const refreshAll = (document: EditorDocument): void => {
    const items = Object.values(document.items).filter(isDataItem);
    links = items.some(repeatsPage) ? pageLinks(toReport(document).layouts) : NO_LINKS;
    for (const item of items) refresh(item);
    for (const [uuid, one] of running) {
      if (document.items[uuid] !== undefined) continue;
      one.controller.abort();
      running.delete(uuid);
    }
  };

  refreshAll(store.getState().edit.document);
  const stopFigures = watchFigures(store);
  const refreshLinked = ({ items }: EditorDocument): void => {
    for (const uuid of links.linkByItem.keys()) {
      const item = items[uuid];
      if (item !== undefined && isDataItem(item)) refresh(item);
    }
  };
  const unsubscribe = store.subscribe((state, before) => {
    const retried = retriedItem(state, before);
    if (retried !== undefined) {
      running.delete(retried.uuid);
      refresh(retried);
    } else if (asksOtherwise(state, before)) refreshAll(state.edit.document);
    else if (state.rows !== before.rows) refreshLinked(state.edit.document);
  });
  return () => {
    unsubscribe();
    stopFigures();
    for (const one of running.values()) one.controller.abort();
  };
}

/** The item whose rows were just asked for again. */
function retriedItem({ wantedRows, edit }: EditorState, before: EditorState): DataItem | undefined {
  const item = wantedRows === before.wantedRows ? undefined : edit.document.items[wantedRows?.uuid ?? ''];
  return item !== undefined && isDataItem(item) ? item : undefined;
}

/** Whether other rows may be wanted: by another item, another value of a parameter. */
function asksOtherwise(state: EditorState, before: EditorState): boolean {
  const { document } = state.edit;
  const old = before.edit.document;
  return (
    document.items !== old.items ||
    document.sections !== old.sections ||
    document.parametros !== old.parametros ||
    state.parameterValues !== before.parameterValues
  );
}

async function load(
  store: EditorStore,
  uuid: string,
  { query, key }: CanvasRequest,
  signal: AbortSignal,
  pause: number,
): Promise<void> {
  await delay(pause, signal);
  if (signal.aborted) return;
  const before = store.getState().rows[uuid];
  const shown = before === undefined ? rowsShown(store.getState(), key) : undefined;
  if (shown !== undefined) {
    setRows(store, uuid, shown);
    return;
  }
  const base: RowsState = before ?? {
    key,
    status: 'loading',
    rows: [],
    more: false,
    total: null,
    message: '',
  };
  setRows(store, uuid, { ...base, key, status: 'loading', message: '', unrelated: false });
  try {
    const loaded = await store.getState().host.loadRows(query, signal);
    const { limit: _limit, ...own } = query;
    if (!signal.aborted) setRows(store, uuid, { key, status: 'ready', message: '', ...loaded, query: own });
  } catch (problem) {
    if (signal.aborted) return;
    const message = problem instanceof Error ? problem.message : editorCanvasMessages.rows.failed;
    const unrelated = isUnrelated(problem);
    setRows(store, uuid, { key, status: 'failed', rows: [], more: false, total: null, message, unrelated });
  }
}

/** What another item of the report shows for the same request: a copy stands there with its rows at once. */
const rowsShown = ({ edit, rows }: EditorState, key: string): RowsState | undefined =>
  Object.keys(edit.document.items)
    .map((uuid) => rows[uuid])
    .find((one) => one?.key === key && one.status === 'ready');

const isUnrelated = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === 'unrelated_tables';

/** Waits; returns early when the request is aborted. */
function delay(pause: number, signal: AbortSignal): Promise<void> {
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
