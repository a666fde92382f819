import type { SessionAnswer } from '@lienzo/schema/accounts/session-endpoints';
import { useStore } from 'zustand';
import { session } from './session';
import type { SessionState } from './session-keeper';

/** The session's state, as a hook. */
export const useSessionState = (): SessionState => useStore(session.store);

/** The signed-in user (also while the password is asked for again), or null. */
export function useSession(): SessionAnswer | null {
  const state = useSessionState();
  return state.status === 'active' || state.status === 'expired' ? state.session : null;
}
