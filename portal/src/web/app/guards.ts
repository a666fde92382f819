import { redirect } from '@tanstack/react-router';
import { landing } from '../shared/session/landing';
import { session } from '../shared/session/session';

/** Redirects a visitor who is not signed in to the login, which returns to `href`. */
export async function requireSession(href: string): Promise<void> {
  await session.restore();
  if (session.state().status !== 'anonymous') return;
  throw redirect({ to: '/', search: href === '/app' ? {} : { volver: href } });
}

/** Redirects a visitor who is already signed in away from the login (specification 1 §2). */
export async function redirectIfSignedIn(wish: Parameters<typeof landing>[1]): Promise<void> {
  await session.restore();
  const state = session.state();
  if (state.status === 'active') throw redirect({ href: landing(state.session.roleName, wish) });
}
