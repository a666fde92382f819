import { get_render, type Render } from '@lienzo/schema/reports/render-endpoints';
import { call } from '../api/call';
import { ConnectionError } from '../api/connection-error';

/** Milliseconds between two looks when no live event comes. */
const LOOK_MS = 1500;

/** Wakes whoever waits for a file; a live event says that one may have changed. */
const woken = new EventTarget();
export const rendersMayHaveChanged = (): void => void woken.dispatchEvent(new Event('changed'));

/**
 * Follows a file until it has ended; without a network it goes on when that is back.
 * @param onChange called with each state.
 * @returns its last state.
 * @throws ApiError when it does not exist any more; AbortError when `signal` fires.
 */
export async function followRender(
  first: Render,
  signal: AbortSignal,
  onChange: (render: Render) => void,
): Promise<Render> {
  let render = first;
  onChange(render);
  while (render.state === 'queued' || render.state === 'running') {
    await change(signal);
    try {
      render = (await call(get_render, { query: { id: render.id }, signal, quiet: true })).result;
      onChange(render);
    } catch (cause) {
      if (!(cause instanceof ConnectionError)) throw cause;
    }
  }
  return render;
}

/** Waits for a live event, or for some time. */
function change(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      woken.removeEventListener('changed', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, LOOK_MS);
    woken.addEventListener('changed', end);
    signal.addEventListener('abort', end);
  });
}
