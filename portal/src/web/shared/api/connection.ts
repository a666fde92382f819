import { API_PREFIX } from '@lienzo/schema/api/endpoint';
import { pause } from '../live/pause';
import { createConnection } from './create-connection';

/** A server that does not answer this within so many milliseconds is not reached. */
const TIMEOUT_MS = 10_000;

async function probe(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await fetch(`${API_PREFIX}/health`, { cache: 'no-store', signal })).ok;
  } catch {
    // Why does not matter: it is asked again.
    return false;
  }
}

const forever = new AbortController().signal;

/** The one connection of this page. */
export const connection = createConnection({ probe, wait: (ms) => pause(ms, forever) });

/** Believes the browser at once when it says that the network is gone. Returns how to stop. */
export function followBrowser(): () => void {
  window.addEventListener('offline', connection.lose);
  return () => window.removeEventListener('offline', connection.lose);
}
