import type { RendererLimits } from './platform/limits/request-limits.ts';
import type { Log } from './platform/log/log.ts';

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
  /** Called with the pid of each browser that is started. */
  onBrowserStart?: (pid: number) => void;
  log: Log;
};
