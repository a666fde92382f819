import { RenderError } from '../platform/errors/render-error.ts';

/** A signal that aborts with `render_timeout`. Its timers do not keep the process alive; dispose of it to clear them. */
export class Deadline implements Disposable {
  readonly signal: AbortSignal;
  private readonly controller = new AbortController();
  private readonly timers: NodeJS.Timeout[] = [];

  /** @param ms from now. */
  constructor(ms: number) {
    this.signal = this.controller.signal;
    this.limitTo(ms);
  }

  /** Shortens the deadline to `ms` from now; an earlier one stays. */
  limitTo(ms: number): void {
    this.timers.push(setTimeout(() => this.controller.abort(new RenderError('render_timeout')), ms).unref());
  }

  [Symbol.dispose](): void {
    for (const timer of this.timers) clearTimeout(timer);
  }
}
