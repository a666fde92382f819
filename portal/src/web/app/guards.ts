import { redirect } from '@tanstack/react-router';
import { session } from '../shared/session/session';

/** Sends a visitor who is not signed in to the login, which brings them back to `href`. */
export async function requireSession(href: string): Promise<void> {
  await session.restore();
  if (session.state().status !== 'anonymous') return;
  throw redirect({ to: '/', search: href === '/app' ? {} : { volver: href } });
}

/** A visitor who is already signed in does not see the login (specification 1 §2). */
export async function skipLoginWhenSignedIn(): Promise<void> {
  await session.restore();
  if (session.state().status === 'active') throw redirect({ to: '/app' });
}
