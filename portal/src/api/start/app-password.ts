import { createHmac } from 'node:crypto';

/** Derived from the session secret, so the same in every process that shares it, and usable for nothing else. */
export const appPassword = (secret: string): string =>
  createHmac('sha256', secret).update('database role').digest('base64url');
