import type { Log } from '../log/log.ts';
import { pageProcesses } from './page-processes.ts';

/** Between two looks at the memory of pages that print, in milliseconds. A page grows by some 100 MB meanwhile. */
const EVERY = 500;

/** How a page's process is ended that has grown too large: the browser tells the signal, which nobody else sends. */
export const OUTGROWN_SIGNAL = 15;

/**
 * Looks at the memory of a browser's pages while they print, and ends the process of a page that outgrows its limit.
 * That page alone is lost; the others go on.
 */
export class MemoryGuard {
  private readonly group: number;
  private readonly limit: number;
  private readonly log: Log;
  private readonly told = new Set<number>();
  private watched = 0;
  private timer: NodeJS.Timeout | undefined;
  private looking = false;

  /** @param group the browser's processes. @param limit in bytes, for each page. */
  constructor(group: number, limit: number, log: Log) {
    this.group = group;
    this.limit = limit;
    this.log = log;
  }

  /** Watches until it is disposed of; several may watch at once. */
  watch(): Disposable {
    this.watched += 1;
    this.timer ??= setInterval(() => this.look(), EVERY).unref();
    let over = false;
    return {
      [Symbol.dispose]: () => {
        if (!over) this.watched -= 1;
        over = true;
        if (this.watched > 0) return;
        clearInterval(this.timer);
        this.timer = undefined;
      },
    };
  }

  private look(): void {
    if (this.looking) return;
    this.looking = true;
    this.endOutgrown()
      .catch((cause: unknown) => this.log.warn('la memoria de las páginas no se pudo leer', { cause }))
      .finally(() => {
        this.looking = false;
      });
  }

  private async endOutgrown(): Promise<void> {
    for (const { pid, bytes } of await pageProcesses(this.group)) {
      if (bytes <= this.limit) continue;
      this.log.warn('una página creció demasiado; se termina', { bytes });
      // One that does not heed the signal is not asked again.
      end(pid, this.told.has(pid) ? 'SIGKILL' : OUTGROWN_SIGNAL);
      this.told.add(pid);
    }
  }
}

function end(pid: number, signal: number | NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It ended by itself meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
