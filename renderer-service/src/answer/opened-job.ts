import type { RenderProgress } from '@lienzo/schema/api/render-contract';
import type { Printer } from '../browser/printer.ts';
import type { RenderControl } from '../formats/render-job.ts';
import type { FileSink } from './file-sink.ts';

/** Tells the client how far the work is. */
export type Progress = (step: RenderProgress) => void;

/** A request that was found to be in order as far as its head; its rows may still be on their way. */
export type OpenedJob = {
  /** Whose turn it takes in the queue, as far as its body says; '' for nobody's. */
  tenant: string;
  /** The file's name without its ending. */
  name: string;
  format: 'pdf' | 'docx' | 'xlsx';
  /** Reads what is left of the body. @throws RenderError */
  load(progress: Progress, signal: AbortSignal): Promise<LoadedJob>;
};

/** A request that was read whole. */
export type LoadedJob = {
  rows: number;
  /** How many are to become one file, if several. */
  reports?: number;
  /** Makes the file. @param printer its tenant's. @throws the signal's reason when it aborts. */
  render(printer: Printer, control: RenderControl, sink: FileSink): Promise<void>;
  /** Lets go of what it kept; harmless when it is done again. */
  close(): Promise<void>;
};
