import { keyFor, type SessionSecrets } from '../platform/secrets/session-secrets.ts';

/** Derived from the session secret, so the same in every process that shares it, and usable for nothing else. */
export const appPassword = (secret: string): string => keyFor(secret, 'database role').toString('base64url');

/** Those of this portal's role, and of portals that still have the other secret. */
export const appPasswords = ({ current, previous }: SessionSecrets) => ({
  appPassword: appPassword(current),
  otherAppPassword: previous === undefined ? undefined : appPassword(previous),
});
