import { ROLES, type Role } from '@lienzo/schema/api/endpoint';

const OWN_PEOPLE: readonly Role[] = ['Ejecutivo', 'Admin', 'client'];

/** Who may open which screens (specification 1 §2, table of routes). */
export const SCREEN_ROLES = {
  everybody: ROLES,
  providers: ['SuperAdmin'],
  users: ['SuperAdmin', 'Admin'],
  clients: ['Admin', 'Ejecutivo'],
  directory: OWN_PEOPLE,
  bin: ['Admin'],
  notices: OWN_PEOPLE,
  reports: ['SuperAdmin', 'Admin', 'Ejecutivo'],
  payroll: ['SuperAdmin', 'Admin', 'Ejecutivo'],
} satisfies Record<string, readonly Role[]>;

/** Whether a role has these screens, and so the ways that lead there. */
export function mayOpen(role: Role, screens: keyof typeof SCREEN_ROLES): boolean {
  const roles: readonly Role[] = SCREEN_ROLES[screens];
  return roles.includes(role);
}
