import { RenderError } from './render-error.ts';

/** Whatever was thrown, as the fault that the client is told; an abort is read from its signal. */
export function toRenderError(thrown: unknown, signal: AbortSignal): RenderError {
  if (thrown instanceof RenderError) return thrown;
  if (signal.aborted) {
    if (signal.reason instanceof RenderError) return signal.reason;
    return new RenderError('render_cancelled', { cause: signal.reason });
  }
  return new RenderError('render_failed', { cause: thrown });
}
