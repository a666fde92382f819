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

/**
 * Whose account may be activated, deactivated, deleted or invited again: the collaborators that one edits, and the
 * users of clients. An Ejecutivo reaches only those of their own clients; whether one is theirs, the tenant's row level
 * security says.
 */
export function canManageAccount(actor: Actor, person: Person): boolean {
  if (person.role !== 'client') return canEditUser(actor, person);
  return actor.role === 'SuperAdmin' || (canManageClientUsers(actor) && isOwn(actor, person.organization_id));
}

/** Adds users to a client that they see (specification 2 §2, the people of a client). */
export const canManageClientUsers = ({ role }: Actor): boolean => role === 'Admin' || role === 'Ejecutivo';

/** Adds and renames clients (specification 2 §6). */
export const canManageClients = ({ role }: Actor): boolean => role === 'Admin';

/** Sees which screens others have (specification 2 §6); everybody sees their own. */
export const canSeeModulesOfOthers = ({ role }: Actor): boolean => role === 'SuperAdmin' || role === 'Admin';

/** Says which screens a person has. Nobody changes their own, so that nobody locks themselves out. */
export const canAssignModules = (actor: Actor, person: Pick<Person, 'id' | 'organization_id'>): boolean =>
  person.id !== actor.userId &&
  (actor.role === 'SuperAdmin' || (actor.role === 'Admin' && isOwn(actor, person.organization_id)));

const isOwn = (actor: Actor, organizationId: string): boolean => actor.organizationId === organizationId;
