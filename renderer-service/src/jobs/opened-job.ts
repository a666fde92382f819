import type { Printer } from '../browser/printer.ts';
import type { Progress, RenderControl } from '../formats/render-job.ts';
import type { FileInfo } from '../http/response/file-response.ts';
import type { FileSink } from '../http/response/file-sink.ts';

/** A request whose head was read and validated; its rows may still be arriving. */
export type OpenedJob = FileInfo & {
  /** The tenant that the body names; '' for none. */
  tenant: string;
  /** Reads the rest of the body. @throws RenderError */
  load(progress: Progress, signal: AbortSignal): Promise<LoadedJob>;
};

/** A request that was read completely. */
export type LoadedJob = {
  rows: number;
  /** How many reports are combined into one file, if several. */
  reports?: number;
  /** Makes the file. @param printer the tenant's. @throws the signal's reason when it aborts. */
  render(printer: Printer, control: RenderControl, sink: FileSink): Promise<void>;
  /** Deletes temporary files; may be called more than once. */
  close(): Promise<void>;
};
