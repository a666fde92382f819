/**
 * The editor without a page: a real store and host driven by the actions that the bars, the panels and the keyboard
 * call. For what a person's step does to the report, its history, its rows and what is said; what needs a layout is
 * tested in the browser.
 */
import { CATALOG_TABLES } from '@lienzo/schema/data/catalog';
import type { ItemKind, ItemOfKind, OfferedKind, ReportItem } from '@lienzo/schema/report/item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { copySelection, pasteFrom } from '../actions/clipboard.ts';
import { insertKind } from '../actions/inserting.ts';
import { save } from '../actions/saving.ts';
import { select } from '../actions/selecting.ts';
import type { ReportEditorHost } from '../host/report-editor-host.ts';
import { selectItems } from '../model/selection.ts';
import { toReport } from '../model/to-report.ts';
import { watchRows } from '../rows/watch-rows.ts';
import { createEditorStore, type EditorStore } from '../store/editor-store.ts';

type Opening = { report?: ReportDocument; host?: Partial<ReportEditorHost>; readOnly?: boolean };

/** What a clipboard carries as plain text. */
export class Clipboard {
  private text = '';
  setData(_format: string, text: string): void {
    this.text = text;
  }
  getData(): string {
    return this.text;
  }
}

export class EditorDriver {
  readonly store: EditorStore;
  /** Every report that the host was given to save. */
  readonly saved: ReportDocument[] = [];
  /** Ends the requests for rows. */
  readonly close: () => void;

  constructor({ report = emptyReport('Reporte sin título'), host = {}, readOnly = false }: Opening = {}) {
    this.store = createEditorStore(report, {
      tables: CATALOG_TABLES,
      relatedTables: undefined,
      host: {
        loadRows: async () => ({ rows: [], more: false, total: 0 }),
        uploadImage: () => Promise.reject(new Error('No se pudo subir la imagen.')),
        imageSource: () => null,
        save: async (document) => void this.saved.push(document),
        ...host,
      },
      today: '2026-11-20',
      readOnly,
      drafts: undefined,
      newer: false,
    });
    this.close = watchRows(this.store);
  }

  get report(): ReportDocument {
    return toReport(this.store.getState().edit.document);
  }

  /** The kinds of items, section by section: `titulo+imagen tabla`. */
  get outline(): string {
    return this.report.layouts
      .map(({ items }) => items.map(({ nombre }) => nombre).join('+') || '-')
      .join(' ');
  }

  get items(): ReportItem[] {
    return this.report.layouts.flatMap(({ items }) => items);
  }

  /** The n-th item of a kind. @throws when there is none. */
  item<Kind extends ItemKind>(kind: Kind, nth = 0): ItemOfKind<Kind> {
    const matches = this.items.filter((one): one is ItemOfKind<Kind> => one.nombre === kind)[nth];
    if (matches === undefined) throw new Error(`the report has no ${kind} ${nth}: ${this.outline}`);
    return matches;
  }

  /** Names the step that Deshacer takes back. */
  get lastStep(): string | undefined {
    return this.store.getState().edit.past.at(-1)?.label;
  }

  /** What the live region says. */
  get announcement(): string {
    return this.store.getState().announcement;
  }

  add(kind: OfferedKind): ReportItem {
    const before = new Set(this.items.map(({ uuid }) => uuid));
    insertKind(this.store, kind);
    const added = this.items.find(({ uuid }) => !before.has(uuid));
    if (added === undefined) throw new Error(`no ${kind} was added: ${this.announcement}`);
    return added;
  }

  select(...items: ReportItem[]): void {
    select(this.store, selectItems(items.map(({ uuid }) => uuid)));
  }

  copyTo(clipboard: Clipboard, cut = false): boolean {
    return copySelection(this.store, clipboard, cut);
  }

  pasteFrom(clipboard: Clipboard): boolean {
    return pasteFrom(this.store, clipboard);
  }

  save(): Promise<boolean> {
    return save(this.store);
  }
}
