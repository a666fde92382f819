/**
 * The door between the editor and whoever embeds it. The editor knows no network: data, pictures, saving and
 * the exact PDF come through `ReportEditorHost`; what the host puts into the bar comes through the slots.
 */
import type { ItemRows, ReportAsset, ReportTable, WorstRows } from '@lienzo/schema/api/report-endpoints';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { RowsQuery } from '@lienzo/schema/report/rows-query';
import type { ReportProblem } from '@lienzo/schema/report/validate-report';
import type { ReactNode, Ref } from 'react';

/** The first rows of an item, whether there are more, and how many there are if that is known. */
export type LoadedRows = ItemRows & { total: number | null };

/** What the editor asks of its host. A rejected promise's `Error.message` is shown to the person as it is. */
export type ReportEditorHost = {
  /** Rows of an item as it stands, for the live preview. Answers `preview_rows`. */
  loadRows(query: RowsQuery & { limit: number }, signal: AbortSignal): Promise<LoadedRows>;
  /** The extremes of an item's columns over all rows, for "Peor caso"; without it that is not offered. Answers `worst_rows`. */
  worstRows?(query: RowsQuery, signal: AbortSignal): Promise<WorstRows>;
  /** Stores a picture and gives its id, which goes into the item's `valor`. Answers `create_asset`. */
  uploadImage(file: File, signal: AbortSignal): Promise<ReportAsset>;
  /**
   * What an `<img src>` needs for an image item's `valor` (an asset's id), or null while it is not at hand. For
   * `ORGANIZATION_LOGO` of `@lienzo/schema`: the organization's logo in headers and footers, null when it has none.
   * Called while drawing: answer at once; when a picture arrives later, give `host` a new identity.
   */
  imageSource(valor: string): string | null;
  /**
   * Stores the report. With it the editor shows "Guardar cambios" (also Ctrl+S), validates first, and marks
   * the version that was sent as saved when the promise fulfils. Without it the host saves by itself with
   * `validate()`, `getReport()` and `markSaved()` of the handle.
   */
  save?(report: ReportDocument): Promise<void>;
  /** The report as the renderer prints it, for "Vista exacta". Without it that view is not offered. */
  renderPdf?(report: ReportDocument, signal: AbortSignal): Promise<Blob>;
};

/** What the host's slots may read and do; a new object whenever one of its values changes. */
export type ReportEditorSlotState = {
  auditorio: ReportDocument['auditorio'];
  /** Changes the audience as one undoable step. */
  setAuditorio(auditorio: ReportDocument['auditorio']): void;
  orientation: ReportDocument['orientation'];
  isDirty: boolean;
  /** True while `host.save` runs. */
  isSaving: boolean;
  readOnly: boolean;
  /** Validates and saves through `host.save`; false when the report is incomplete or saving failed. */
  save(): Promise<boolean>;
};

export type ReportEditorProps = {
  ref?: Ref<ReportEditorHandle>;
  /** Read once, when the editor mounts. For another report give the element another `key`. */
  initialReport: ReportDocument;
  /** The data catalogue, as `get_report_tables` answers it. */
  tables: ReportTable[];
  host: ReportEditorHost;
  /**
   * Tables that share a key with `table`, as `get_report_related_tables` answers them.
   * Without it the catalogue of `@lienzo/schema` is asked.
   */
  relatedTables?: (table: ReportTable) => ReportTable[];
  readOnly?: boolean;
  /**
   * A later version wrote the report (`readReport` of `@lienzo/schema` tells): it is shown as far as this one knows
   * it, read-only, and the editor says why.
   */
  newer?: boolean;
  /** The day that "hoy" and the date field stand for, `YYYY-MM-DD`; default: today in Mexico City. */
  today?: string;
  /**
   * Names the report and the person: under this key the editor keeps what is unsaved in this browser, and offers it
   * at the next opening after a crash. Without it no draft is kept.
   */
  draftKey?: string;
  onDirtyChange?: (isDirty: boolean) => void;
  /** Called with the problems found whenever the list changes; empty when the report can be saved. */
  onProblems?: (problems: ReportProblem[]) => void;
  /** At the start of the bar, before the name: a back link, a title. */
  start?: ReactNode;
  /** At the end of the bar, before "Guardar cambios": audience selector, download menu. */
  actions?: (state: ReportEditorSlotState) => ReactNode;
};

/** What the host may do with a mounted editor, through `ref`. */
export type ReportEditorHandle = {
  /** The report as it stands, an unfinished text or gesture included. */
  getReport(): ReportDocument;
  /**
   * Problems of the report as it stands. When there are any: marks the items in red, selects the first one and
   * opens the modal "Faltan llenar campos" (specification 3 §5).
   */
  validate(): ReportProblem[];
  /** The report as it stands is what the host holds. */
  markSaved(): void;
  isDirty(): boolean;
  /** Validates and saves through `host.save`; false when the report is incomplete or saving failed. */
  save(): Promise<boolean>;
  /** Selects an item and brings it into view. */
  focusItem(uuid: string): void;
  undo(): void;
  redo(): void;
  /**
   * Forgets the draft of this opening: the person gives the unsaved changes up. Fulfils when it is forgotten; a page
   * that is left before may offer it again.
   */
  discardDraft(): Promise<void>;
};
