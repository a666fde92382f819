import { organizationUi } from '@lienzo/schema/api/session-endpoints';
import type { z } from 'zod';

export type OrganizationLook = z.infer<typeof organizationUi>;

const STORED_AS = 'lienzo.organizacion';

/** Colours of an organization that chose none (specification 1 §9). */
export const DEFAULT_LOOK: OrganizationLook = {
  primary_color: '2545C4',
  secondary_color: 'FDAE38',
  url_logo: null,
};

/**
 * The look of the organization that signed in last on this device. It spares the login page and a reload the
 * flash of foreign colours, and tells whether there may be a session to restore. No secret is kept.
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

/** Whether somebody signed in on this device and did not sign out; without it no refresh is tried. */
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
