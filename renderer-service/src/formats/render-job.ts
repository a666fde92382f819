import type { PdfOptions, RenderProgress } from '@lienzo/schema/api/render-contract';
import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { RowList } from '@lienzo/schema/data/row-list';
import type { ReportDocument } from '@lienzo/schema/report/report';

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
  /** What charts show whose rows were gathered while they came, by uuid; their rows were not kept. */
  charts?: Record<string, ChartData>;
  /** Charts as pictures (PNG, three times the size of the paper's), by `chartKey`: for Word. */
  chartPictures?: Record<string, Uint8Array>;
};

/** Tells the client how far the work is. */
export type Progress = (step: RenderProgress) => void;

/** What every format is given beside the job: it says how far it is, and stops when told. */
export type RenderControl = {
  signal: AbortSignal;
  progress: Progress;
};
