import type { PdfOptions, RenderNote, RenderProgress } from '@lienzo/schema/api/render-contract';
import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { RowList } from '@lienzo/schema/data/row-list';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { PrintNotes } from '../platform/notes/print-notes.ts';

/** A report to be rendered, validated, with its rows. */
export type RenderJob = {
  report: ReportDocument;
  /** By item uuid, as the query gave them; long lists are read from the disk. */
  rows: Record<string, RowList>;
  /** The day of `hoy`, `YYYY-MM-DD`. */
  today: string;
  author: string;
  /** When it is made: the document's dates. */
  now: Date;
  /** Pictures by the id that image items name, as `data:` URLs. */
  assets: Record<string, string>;
  /** What a PDF is beside its pages. */
  pdf?: PdfOptions | undefined;
  /** What was noticed of the rows while they came. */
  rowNotes?: readonly RenderNote[] | undefined;
  /** Data of charts that were aggregated while their rows arrived, by uuid; their rows were not stored. */
  charts?: Record<string, ChartData>;
  /** The labels that cannot hold their content, by their place among all labels: in Word they have a page of their own. */
  ownLabels?: readonly number[];
  /** Charts as PNG for Word, by `chartKey`, with three pixels per CSS pixel. */
  chartPictures?: Record<string, Uint8Array>;
};

/** Reports a job's progress. */
export type Progress = (step: RenderProgress) => void;

/** Cancellation and progress of a job. */
export type RenderControl = {
  signal: AbortSignal;
  progress: Progress;
  /** What the file's reader should know. */
  notes?: PrintNotes;
};
