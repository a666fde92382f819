import type { Printer } from '../browser/printer.ts';
import type { Progress, RenderControl } from '../formats/render-job.ts';
import type { FileInfo } from '../response/file-response.ts';
import type { FileSink } from '../response/file-sink.ts';

/** A request that was found to be in order as far as its head; its rows may still be on their way. */
export type OpenedJob = FileInfo & {
  /** Whose turn it takes in the queue, as far as its body says; '' for nobody's. */
  tenant: string;
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
