import { RenderError } from '../errors/render-error.ts';

/** A signal that aborts with `render_timeout`; its timers do not keep the process alive and end with its use. */
export class Deadline implements Disposable {
  readonly signal: AbortSignal;
  private readonly controller = new AbortController();
  private readonly timers: NodeJS.Timeout[] = [];

  /** @param ms from now. */
  constructor(ms: number) {
    this.signal = this.controller.signal;
    this.limitTo(ms);
  }

  /** Ends it so many milliseconds from now, unless it ends earlier. */
  limitTo(ms: number): void {
    this.timers.push(setTimeout(() => this.controller.abort(new RenderError('render_timeout')), ms).unref());
  }

  [Symbol.dispose](): void {
    for (const timer of this.timers) clearTimeout(timer);
  }
}
