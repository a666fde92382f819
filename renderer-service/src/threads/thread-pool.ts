import { openThread, type Thread } from './open-thread.ts';

/** Milliseconds after which an idle thread is closed. */
const IDLE_MS = 30_000;

/** Threads of one kind that are kept for the next work, so that their code stays compiled. */
export class ThreadPool {
  private readonly file: URL;
  private readonly memoryMb: number;
  private readonly idle = new Map<Thread, NodeJS.Timeout>();

  /** @param memoryMb megabytes of the heap of each. */
  constructor(file: URL, memoryMb: number) {
    this.file = file;
    this.memoryMb = memoryMb;
  }

  /**
   * Runs work with a thread of its own. The thread is kept afterwards, or closed when the work fails or the signal
   * aborts.
   * @throws the signal's reason, or what the work throws.
   */
  async use<Result>(signal: AbortSignal, work: (thread: Thread) => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    const thread = this.take();
    const close = (): void => void thread.close();
    signal.addEventListener('abort', close, { once: true });
    try {
      const result = await work(thread);
      signal.throwIfAborted();
      this.keep(thread);
      return result;
    } catch (error) {
      await thread.close();
      throw signal.aborted ? signal.reason : error;
    } finally {
      signal.removeEventListener('abort', close);
    }
  }

  private take(): Thread {
    for (const [thread, timer] of this.idle) {
      clearTimeout(timer);
      this.idle.delete(thread);
      if (!thread.hasEnded) return thread;
    }
    const thread = openThread(this.file, { memoryMb: this.memoryMb });
    thread.unref();
    return thread;
  }

  private keep(thread: Thread): void {
    const timer = setTimeout(() => {
      this.idle.delete(thread);
      void thread.close();
    }, IDLE_MS);
    timer.unref();
    this.idle.set(thread, timer);
  }
}
