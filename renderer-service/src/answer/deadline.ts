import { RenderError } from '../errors/render-error.ts';

/** A signal that aborts with `render_timeout`; its timer does not keep the process alive and ends with its use. */
export class Deadline implements Disposable {
  readonly signal: AbortSignal;
  private readonly timer: NodeJS.Timeout;

  constructor(ms: number) {
    const controller = new AbortController();
    this.signal = controller.signal;
    this.timer = setTimeout(() => controller.abort(new RenderError('render_timeout')), ms);
    this.timer.unref();
  }

  [Symbol.dispose](): void {
    clearTimeout(this.timer);
  }
}
