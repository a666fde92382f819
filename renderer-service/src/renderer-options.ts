import type { Log } from './log/log.ts';

/** Bounds of what the service takes. */
export type RendererLimits = {
  /** Bytes of a JSON body, or of the head line of a streamed one (it may carry pictures). */
  jsonBytes: number;
  /** Bytes of a body with HTML. */
  htmlBytes: number;
  /** Bytes of a line with a row. */
  lineBytes: number;
  /** Bytes of a streamed body. */
  streamBytes: number;
  rows: number;
};

export type RendererOptions = {
  /** Path of the browser; found by itself when absent. */
  browserPath?: string | undefined;
  /** Reports rendered at once; one tenant may take all of these, and one more is for another. */
  running?: number;
  /** Reports of one tenant that may wait. */
  waiting?: number;
  /** For waiting and work together, in milliseconds; the work of a small report ends after thirty seconds. */
  deadlineMs?: number;
  /** Memory in bytes past which the browser is replaced; default 2 GiB. */
  browserMemory?: number;
  /** Memory in bytes past which a page is ended while it prints; default 1 GiB. */
  pageMemory?: number;
  limits?: Partial<RendererLimits>;
  /** Is told the process of each browser that is started. */
  onBrowserStart?: (pid: number) => void;
  log: Log;
};

export const DEFAULT_LIMITS: RendererLimits = {
  jsonBytes: 64 * 2 ** 20,
  htmlBytes: 8 * 2 ** 20,
  lineBytes: 2 ** 20,
  // Rows wait on the disk: these bound the temporary folder, not the memory.
  streamBytes: 4 * 2 ** 30,
  rows: 5_000_000,
};
