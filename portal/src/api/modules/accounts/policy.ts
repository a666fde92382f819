/** Who may change whose account (specification 1 §6). */
import type { Role } from '@lienzo/schema/api/endpoint';

type Actor = { userId: string; organizationId: string; role: Role };
type Person = { id: string; organization_id: string; role: Role };

const COLLABORATORS: Role[] = ['Admin', 'Ejecutivo'];

/**
 * A SuperAdmin edits the Admins and Ejecutivos of every organization, an Admin those of their own. Nobody edits their
 * own account here: they could lock themselves out.
 */
export function canEditUser(actor: Actor, person: Person): boolean {
  if (person.id === actor.userId || !COLLABORATORS.includes(person.role)) return false;
  if (actor.role === 'SuperAdmin') return true;
  return actor.role === 'Admin' && actor.organizationId === person.organization_id;
}

/** An Admin adds users to their own organization only. */
export const canAddUserTo = (actor: Actor, organizationId: string): boolean =>
  actor.role === 'SuperAdmin' || (actor.role === 'Admin' && actor.organizationId === organizationId);
