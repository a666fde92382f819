import { organizationUi } from '@lienzo/schema/accounts/session-endpoints';
import type { z } from 'zod';

export type OrganizationLook = z.infer<typeof organizationUi>;

const STORED_AS = 'lienzo.organizacion';

/** Default colours of an organization (specification 1 §9). */
export const DEFAULT_LOOK: OrganizationLook = {
  primary_color: '2545C4',
  secondary_color: 'FDAE38',
  url_logo: null,
};

/**
 * The theme of the organization that signed in last on this device. It avoids a flash of default colours on the login
 * page and on reload, and tells whether there may be a session to restore. Contains no secret.
 */
export const organizationLook = {
  read(): OrganizationLook | null {
    const stored = localStorage.getItem(STORED_AS);
    if (stored === null) return null;
    const parsed = organizationUi.safeParse(jsonOrNull(stored));
    return parsed.success ? parsed.data : null;
  },
  write: (look: OrganizationLook): void => localStorage.setItem(STORED_AS, JSON.stringify(look)),
};

const SIGNED_IN_AS = 'lienzo.sesion';

/** Whether a user signed in on this device and did not sign out; otherwise no refresh is attempted. */
export const sessionHint = {
  isSet: (): boolean => localStorage.getItem(SIGNED_IN_AS) !== null,
  set: (): void => localStorage.setItem(SIGNED_IN_AS, '1'),
  clear: (): void => localStorage.removeItem(SIGNED_IN_AS),
};

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}
