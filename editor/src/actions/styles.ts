/** Styles: looks that the organization keeps, taken from a report and applied to others. */
import { styleOfReport } from '@lienzo/schema/report/report-style';
import type { KeptStyle } from '@lienzo/schema/reports/style-endpoints';
import { styleMessages as messages } from '@lienzo/schema/reports/style-messages';
import type { ReportStyles } from '../host/report-editor-host.ts';
import { applyStyle } from '../model/commands/apply-style.ts';
import { toReport } from '../model/to-report.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { announce, notify } from '../store/slices/notice-slice.ts';
import { dropStyle, putDefaultStyle, putStyle, setStyleList } from '../store/slices/styles-slice.ts';
import { perform } from './perform.ts';

/** Asks the host for its styles. */
export async function loadStyles(store: EditorStore, signal: AbortSignal): Promise<void> {
  const { host, styles } = store.getState();
  if (host.styles === undefined) return;
  setStyleList(store, { ...styles, status: 'loading' });
  try {
    setStyleList(store, { status: 'ready', list: await host.styles.list(signal) });
  } catch {
    if (!signal.aborted) setStyleList(store, { ...store.getState().styles, status: 'failed' });
  }
}

/** Gives the report the look of a style, as one step. */
export function takeStyle(store: EditorStore, { nombre, estilo }: KeptStyle): void {
  if (perform(store, (document) => applyStyle(document, estilo), { label: messages.step }))
    announce(store, messages.applied(nombre));
}

/** Keeps the look of the report as a new style. @returns whether it was kept. */
export async function saveStyle(store: EditorStore, nombre: string): Promise<boolean> {
  const estilo = styleOfReport(toReport(store.getState().edit.document));
  const saved = await withHost(store, (styles) => styles.create({ nombre, estilo }));
  if (saved === null) return false;
  putStyle(store, saved);
  notify(store, messages.saved(saved.nombre));
  return true;
}

/** @returns whether it has the name now. */
export async function renameStyle(store: EditorStore, style: KeptStyle, nombre: string): Promise<boolean> {
  const { id, version, estilo } = style;
  const saved = await withHost(store, (styles) => styles.update(id, version, { nombre, estilo }));
  if (saved === null) return false;
  putStyle(store, saved);
  notify(store, messages.renamed(saved.nombre));
  return true;
}

/** Makes the look of the report that of a style; reports that have it stay as they are. */
export async function replaceStyle(store: EditorStore, { id, version, nombre }: KeptStyle): Promise<void> {
  const estilo = styleOfReport(toReport(store.getState().edit.document));
  const saved = await withHost(store, (styles) => styles.update(id, version, { nombre, estilo }));
  if (saved === null) return;
  putStyle(store, saved);
  notify(store, messages.replaced(saved.nombre));
}

/** Makes a style the one that new items begin with, or not. */
export async function setDefaultStyle(
  store: EditorStore,
  { id, version, nombre, estilo }: KeptStyle,
  predeterminado: boolean,
): Promise<void> {
  const saved = await withHost(store, (styles) =>
    styles.update(id, version, { nombre, estilo, predeterminado }),
  );
  if (saved === null) return;
  putDefaultStyle(store, saved);
  notify(store, predeterminado ? messages.madeDefault(saved.nombre) : messages.noDefault(saved.nombre));
}

export async function removeStyle(store: EditorStore, { id, nombre }: KeptStyle): Promise<void> {
  const removed = await withHost(store, async (styles) => {
    await styles.remove(id);
    return true;
  });
  if (removed === null) return;
  dropStyle(store, id);
  notify(store, messages.removed(nombre));
}

/** What the host gives; null where it refuses, which is said. */
async function withHost<Result>(
  store: EditorStore,
  use: (styles: ReportStyles) => Promise<Result>,
): Promise<Result | null> {
  const { styles } = store.getState().host;
  if (styles === undefined) return null;
  try {
    return await use(styles);
  } catch (error) {
    notify(store, error instanceof Error ? error.message : messages.failed, 'error');
    return null;
  }
}
