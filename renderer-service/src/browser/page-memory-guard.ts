import type { Log } from '../log/log.ts';
import { pageProcesses } from './process-memory.ts';

/** Between two looks at the memory of pages that print, in milliseconds. A page grows by some 100 MB meanwhile. */
const CHECK_INTERVAL_MS = 500;

/** How a page's process is ended that has grown too large: the browser tells the signal, which nobody else sends. */
export const OVERSIZED_PAGE_SIGNAL = 15;

/**
 * Looks at the memory of a browser's pages while they print, and ends the process of a page that outgrows its limit.
 * That page alone is lost; the others go on.
 */
export class MemoryGuard {
  private readonly group: number;
  private readonly limit: number;
  private readonly log: Log;
  private readonly signalled = new Set<number>();
  private watchers = 0;
  private timer: NodeJS.Timeout | undefined;
  private checking = false;

  /** @param group the browser's processes. @param limit in bytes, for each page. */
  constructor(group: number, limit: number, log: Log) {
    this.group = group;
    this.limit = limit;
    this.log = log;
  }

  /** Watches until it is disposed of; several may watch at once. */
  watch(): Disposable {
    this.watchers += 1;
    this.timer ??= setInterval(() => this.check(), CHECK_INTERVAL_MS).unref();
    let disposed = false;
    return {
      [Symbol.dispose]: () => {
        if (!disposed) this.watchers -= 1;
        disposed = true;
        if (this.watchers > 0) return;
        clearInterval(this.timer);
        this.timer = undefined;
      },
    };
  }

  private check(): void {
    if (this.checking) return;
    this.checking = true;
    this.endOversizedPages()
      .catch((cause: unknown) => this.log.warn('page_memory_unreadable', { cause }))
      .finally(() => {
        this.checking = false;
      });
  }

  private async endOversizedPages(): Promise<void> {
    for (const { pid, bytes } of await pageProcesses(this.group)) {
      if (bytes <= this.limit) continue;
      this.log.warn('page_oversized', { bytes });
      // One that does not heed the signal is not asked again.
      sendSignal(pid, this.signalled.has(pid) ? 'SIGKILL' : OVERSIZED_PAGE_SIGNAL);
      this.signalled.add(pid);
    }
  }
}

function sendSignal(pid: number, signal: number | NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It ended by itself meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
