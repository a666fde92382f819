import type { Log } from '../platform/log/log.ts';
import { pageProcesses } from './process-memory.ts';

/** A page can grow by some 100 MB between two checks. */
const CHECK_INTERVAL_MS = 500;

/** SIGTERM kills an oversized page; the browser reports the signal, which nothing else sends. */
export const OVERSIZED_PAGE_SIGNAL = 15;

/**
 * Checks the memory of a browser's pages while they print and kills the process of a page that exceeds its limit. Only
 * that page is lost.
 */
export class MemoryGuard {
  private readonly group: number;
  private readonly limit: number;
  private readonly log: Log;
  private readonly signalled = new Set<number>();
  private watchers = 0;
  private timer: NodeJS.Timeout | undefined;
  private checking = false;

  /** @param group the browser's process group. @param limit in bytes, per page. */
  constructor(group: number, limit: number, log: Log) {
    this.group = group;
    this.limit = limit;
    this.log = log;
  }

  /** Watches until disposed; several watchers may be active. */
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
      // A page that ignored the first signal gets SIGKILL.
      sendSignal(pid, this.signalled.has(pid) ? 'SIGKILL' : OVERSIZED_PAGE_SIGNAL);
      this.signalled.add(pid);
    }
  }
}

function sendSignal(pid: number, signal: number | NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It has exited already.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
