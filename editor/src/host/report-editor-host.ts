/**
 * The interface between the editor and its host. The editor does no network requests: data, pictures, saving and the
 * exact PDF come through `ReportEditorHost`; the host's own controls come through the slots.
 */
import type { RenderNote } from '@lienzo/schema/api/render-contract';
import type { ColumnKey } from '@lienzo/schema/data/column';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Block } from '@lienzo/schema/report/report-blocks';
import type { ReportProblem } from '@lienzo/schema/report/report-problem';
import type { RowsQuery } from '@lienzo/schema/report/rows-query';
import type { DataFieldTexts } from '@lienzo/schema/report/with-data-fields';
import type { BlockContent, BlockSummary } from '@lienzo/schema/reports/block-endpoints';
import type {
  ItemFigures,
  ItemFiguresQuery,
  ItemRows,
  ReportTable,
  WorstRows,
} from '@lienzo/schema/reports/report-data-endpoints';
import type { ReportAsset } from '@lienzo/schema/reports/report-endpoints';
import type { ColumnValues } from '@lienzo/schema/reports/report-filter-endpoints';
import type { FormulaResults } from '@lienzo/schema/reports/report-formula-endpoints';
import type {
  ParameterChoices,
  ParameterChoicesQuery,
} from '@lienzo/schema/reports/report-parameter-endpoints';
import type { KeptStyle, StyleChange, StyleContent } from '@lienzo/schema/reports/style-endpoints';
import type { ReactNode, Ref } from 'react';

/** The first rows of an item, whether there are more, and the total count if known. */
export type LoadedRows = ItemRows & { total: number | null };

/**
 * What the host provides to the editor. The `Error.message` of a rejected promise is shown to the person verbatim; with a
 * `code` of `unrelated_tables` it stands beside the tables of its item.
 */
export type ReportEditorHost = {
  /** Rows of an item in its current state, for the live preview. Response of `preview_rows`. */
  loadRows(query: RowsQuery & { limit: number }, signal: AbortSignal): Promise<LoadedRows>;
  /**
   * The extreme values of an item's columns over all rows, for "Peor caso", which is hidden without it. Response of
   * `worst_rows`.
   */
  worstRows?(query: RowsQuery, signal: AbortSignal): Promise<WorstRows>;
  /**
   * What an item shows of all its rows: a chart's data, and how many groups a table has. Without it charts and page
   * estimates are of the first rows. Response of `item_figures`.
   */
  itemFigures?(query: ItemFiguresQuery, signal: AbortSignal): Promise<ItemFigures>;
  /**
   * Whose rows a report shows with these values of its parameters, as its print says it. Without it the preview leaves its
   * data fields open. Response of `data_fields`.
   */
  dataFields?(report: ReportDocument, values: ParameterValues, signal: AbortSignal): Promise<DataFieldTexts>;
  /**
   * The results of the formulas in a report's texts over all rows of its tables, and of others that are being written.
   * Without it the chips of formulas say what they compute. Response of `formula_results`.
   */
  formulaResults?(
    report: ReportDocument,
    values: ParameterValues,
    formulas: readonly string[],
    signal: AbortSignal,
  ): Promise<FormulaResults>;
  /** The values that a column has, for filters with 'está en', which are not offered without it. Response of `column_values`. */
  columnValues?(column: ColumnKey, search: string, signal: AbortSignal): Promise<ColumnValues>;
  /** What can be chosen for a parameter, which has no choices without it. Response of `get_parameter_choices`. */
  parameterChoices?(query: ParameterChoicesQuery, signal: AbortSignal): Promise<ParameterChoices>;
  /** Stores a picture and returns its id, which becomes the item's `valor`. Response of `create_asset`. */
  uploadImage(file: File, signal: AbortSignal): Promise<ReportAsset>;
  /**
   * The `<img src>` of an image item's `valor` (an asset's id), or null while it is not available. For
   * `ORGANIZATION_LOGO` of `@lienzo/schema`: the organization's logo in headers and footers, null without one. Called
   * while rendering, hence synchronous; when a picture becomes available later, pass a new `host` object.
   */
  imageSource(valor: string): string | null;
  /**
   * The size of an image item's `valor` in its own pixels, known as soon as `imageSource` gives it, or null. With it a
   * picture that is but a line is drawn as thick as on paper; without it, as thin as it is.
   */
  imageSize?(valor: string): { width: number; height: number } | null;
  /**
   * Stores the report. When present, the editor shows "Guardar cambios" (also Ctrl+S), validates first, and marks the
   * version it sent as saved when the promise fulfils. When absent, the host saves by itself with `validate()`,
   * `getReport()` and `markSaved()` of the handle.
   */
  save?(report: ReportDocument): Promise<void>;
  /** The colours of the organization as `#rrggbb`, offered before all others. */
  organizationColors?: { primary: string; secondary: string };
  /** Goes to where a report is begun from a template, for "Desde una plantilla" on an empty page, hidden without it. */
  chooseTemplate?(): void;
  /** Sections that the organization keeps for many reports; without it there are no blocks. Must stay the same object. */
  blocks?: ReportBlocks;
  /** Looks that the organization keeps for its reports; without it there are none. Must stay the same object. */
  styles?: ReportStyles;
  /**
   * The report as rendered for print, for "Vista exacta", which is hidden without it, with the values that are chosen
   * for its parameters.
   */
  renderPdf?(report: ReportDocument, signal: AbortSignal, values: ParameterValues): Promise<RenderedPdf>;
};

/** The calls of blocks; a refusal is an `Error` whose message is shown. */
export type ReportBlocks = {
  list(signal: AbortSignal): Promise<BlockSummary[]>;
  load(id: string): Promise<Block>;
  create(content: BlockContent): Promise<BlockSummary>;
  /** @param version the one that was edited. */
  update(id: string, version: number, content: BlockContent): Promise<BlockSummary>;
  /** Asks first. @returns whether it was deleted. */
  remove(id: string): Promise<boolean>;
  /** Shows which reports use a block, and offers its current version to them. */
  showUses(id: string): void;
};

/** The calls of styles; a refusal is an `Error` whose message is shown. */
export type ReportStyles = {
  list(signal: AbortSignal): Promise<KeptStyle[]>;
  create(content: StyleContent): Promise<KeptStyle>;
  /** @param version the one that was edited. */
  update(id: string, version: number, content: StyleChange): Promise<KeptStyle>;
  remove(id: string): Promise<void>;
};

/** A printed report, with what its reader should know of it. */
export type RenderedPdf = { file: Blob; notes: readonly RenderNote[] };

/**
 * Unsaved work: when it was kept (milliseconds since 1970), and the saved version that it began from, in the host's own
 * words; null for a new report.
 */
export type ReportDraft = { at: number; report: ReportDocument; basedOn: string | null };

/**
 * Where the host keeps the person's draft, beside this browser, which keeps what the host does not have yet. Another
 * object means the draft of another report. A promise that rejects is tried again later.
 */
export type ReportDraftStore = {
  /** The saved version that is edited now. */
  version(): string | null;
  read(): Promise<ReportDraft | null>;
  /** @param leaving the page may be gone before the promise settles. @returns when it was kept. */
  write(draft: Omit<ReportDraft, 'at'>, leaving: boolean): Promise<{ at: number }>;
  remove(): Promise<void>;
  /** The person goes on with a draft, which may have begun from another version than the one that was opened. */
  resumed(draft: ReportDraft): void;
};

/** The state and actions for the host's slots; a new object whenever one of its values changes. */
export type ReportEditorSlotState = {
  auditorio: ReportDocument['auditorio'];
  /** Changes the audience as one history entry. */
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
  /** The data catalogue, the response of `get_report_tables`. */
  tables: ReportTable[];
  host: ReportEditorHost;
  /**
   * Tables that share a key with `table`, the response of `get_report_related_tables`. Default: the catalogue of
   * `@lienzo/schema`.
   */
  relatedTables?: (table: ReportTable) => ReportTable[];
  readOnly?: boolean;
  /**
   * The report was written by a later version (see `readReport` of `@lienzo/schema`): it is shown as far as this
   * version can read it, read-only, with an explanation.
   */
  newer?: boolean;
  /** The date of "hoy" and the date field, `YYYY-MM-DD`; default: today in Mexico City. */
  today?: string;
  /**
   * Identifies the report and the user: the key under which the editor stores unsaved changes in this browser, to offer
   * them at the next opening after a crash. Without it no draft is stored.
   */
  draftKey?: string;
  /** The host's copy of the draft; used with `draftKey` only. */
  drafts?: ReportDraftStore | undefined;
  /** Goes on with the draft without asking: the person has answered before. */
  resumesDraft?: boolean;
  /** `initialReport` is a draft itself, of a report that was never saved. */
  startsFromDraft?: boolean;
  onDirtyChange?: (isDirty: boolean) => void;
  /** Called with the current problems whenever the list changes; empty when the report can be saved. */
  onProblems?: (problems: ReportProblem[]) => void;
  /** Slot at the start of the top bar, before the name: a back link, a title. */
  start?: ReactNode;
  /**
   * Slot at the end of the top bar, before "Guardar cambios": audience selector, download menu. The bar is the CSS
   * container `lienzo-editor-bar`: what is in a slot follows the bar's width by it.
   */
  actions?: (state: ReportEditorSlotState) => ReactNode;
};

/** The imperative handle of a mounted editor, through `ref`. */
export type ReportEditorHandle = {
  /** The current report, including an unfinished text or gesture. */
  getReport(): ReportDocument;
  /** The answers to its parameters that it is shown with ('Ver con'); of questions that it still asks. */
  getParameterValues(): ParameterValues;
  /**
   * Validates the current report. If there are problems: marks the items in red, selects the first one and opens the
   * modal "Faltan llenar campos" (specification 3 §5).
   */
  validate(): ReportProblem[];
  /** Marks the current report as saved by the host. */
  markSaved(): void;
  isDirty(): boolean;
  /** Validates and saves through `host.save`; false when the report is incomplete or saving failed. */
  save(): Promise<boolean>;
  /** Selects an item and scrolls it into view. */
  focusItem(uuid: string): void;
  undo(): void;
  redo(): void;
  /**
   * Deletes the draft of this session because the changes were discarded. Fulfils once it is deleted; leaving the page
   * before that may offer it again.
   */
  discardDraft(): Promise<void>;
  /** Keeps the current report as the draft at once. Fulfils when the host has it, or has refused it. */
  keepDraft(): Promise<void>;
};
