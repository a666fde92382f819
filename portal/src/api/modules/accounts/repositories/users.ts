/** The users of an organization, by default without client users. */
import type { OrganizationUser } from '@lienzo/schema/accounts/account-endpoints';
import type { ClientPerson } from '@lienzo/schema/accounts/client-endpoints';
import type { Role } from '@lienzo/schema/api/endpoint';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type OfUser = { organizationId: string; userId: string };

/** A user whose account is about to be changed. */
export type StoredUser = {
  id: string;
  organization_id: string;
  name: string;
  mail: string;
  role: Role;
  /** Of a client user. */
  client_id: string | null;
  active: 'true' | 'false';
  /** Of a client user. */
  sees_paysheets: boolean;
  closing_notices: boolean;
  /** Whether a password was ever set. */
  has_password: boolean;
};

const hasPassword = sql<boolean>`password_hash is not null`;

/** Whether somebody has lost a client or a payroll since an instant, so that what was made before may hold too much. */
export async function lostAccessSince(
  trx: TenantTransaction,
  { organizationId, userId }: OfUser,
  instant: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', userId)
    .where('access_narrowed_at', '>=', instant)
    .executeTakeFirst();
  return row !== undefined;
}

/** A user who is not deleted, of the organization visible to the transaction. */
export function findUser(trx: TenantTransaction, userId: string): Promise<StoredUser | undefined> {
  return trx
    .selectFrom('users')
    .select([
      'id',
      'organization_id',
      'name',
      'mail',
      'role',
      'client_id',
      'sees_paysheets',
      'closing_notices',
      hasPassword.as('has_password'),
    ])
    .select(sql<'true' | 'false'>`active`.as('active'))
    .where('id', '=', userId)
    .where('active', '<>', 'D')
    .executeTakeFirst();
}

/** The stored hash of a user's password; null when none was set yet. */
export async function findPasswordHash(
  trx: TenantTransaction,
  { organizationId, userId }: OfUser,
): Promise<string | null> {
  const match = await trx
    .selectFrom('users')
    .select('password_hash')
    .where('organization_id', '=', organizationId)
    .where('id', '=', userId)
    .where('active', '=', 'true')
    .executeTakeFirst();
  return match?.password_hash ?? null;
}

export type ListedUser = Omit<OrganizationUser, 'can'>;

/** The collaborators (no client users) of every organization visible to the transaction, by name. */
export function listCollaborators(trx: TenantTransaction): Promise<ListedUser[]> {
  return trx
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .select([
      'users.id',
      'users.name',
      'users.mail',
      'organizations.name as organization',
      'users.organization_id',
      'users.role as roleName',
      'users.created_at',
      sql<boolean>`users.password_hash is null`.as('invited'),
      sql<number | null>`case when users.role = 'Ejecutivo' then (
        select count(*) from user_clients
        where user_clients.organization_id = users.organization_id and user_clients.user_id = users.id
      ) end`.as('total_clients'),
    ])
    .select(sql<'true' | 'false'>`users.active`.as('active'))
    .where('users.active', '<>', 'D')
    .where('users.role', '<>', 'client')
    .orderBy('organizations.name')
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();
}

/** The users of a client, by name; deleted ones are gone. */
export function listClientUsers(
  trx: TenantTransaction,
  { organizationId, clientId }: { organizationId: string; clientId: string },
): Promise<Omit<ClientPerson, 'can'>[]> {
  return trx
    .selectFrom('users')
    .select([
      'id',
      'name',
      'mail',
      'sees_paysheets',
      'closing_notices',
      sql<boolean>`password_hash is null`.as('invited'),
    ])
    .select(sql<'true' | 'false'>`active`.as('active'))
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .where('active', '<>', 'D')
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** @returns the new user's id. @throws a unique violation of `users_mail` when the mail has an account. */
export async function insertUser(
  trx: TenantTransaction,
  user: {
    organizationId: string;
    name: string;
    mail: string;
    role: Role;
    clientId?: string;
    seesPaysheets?: boolean;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('users')
    .values({
      organization_id: user.organizationId,
      name: user.name,
      mail: user.mail,
      role: user.role,
      client_id: user.clientId ?? null,
      sees_paysheets: user.seesPaysheets ?? user.role !== 'client',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates the given fields of a user. */
export async function updateUser(
  trx: TenantTransaction,
  { organizationId, userId }: OfUser,
  changes: {
    name?: string;
    /** @throws a unique violation of `users_mail` when another account has it. */
    mail?: string;
    active?: 'true' | 'false' | 'D';
    role?: Role;
    password_hash?: string;
    sees_paysheets?: boolean;
    closing_notices?: boolean;
  },
): Promise<void> {
  await trx
    .updateTable('users')
    .set(changes)
    .where('organization_id', '=', organizationId)
    .where('id', '=', userId)
    .execute();
}

/**
 * Locks the organization's users against concurrent changes until the transaction ends, so that two Admins cannot
 * deactivate each other at once.
 */
export async function lockPeople(trx: TenantTransaction, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`people ${organizationId}`}, 0))`.execute(trx);
}

/** Whether an Admin who can log in remains without this user. */
export async function hasOtherAdmin(
  trx: TenantTransaction,
  { organizationId, userId }: OfUser,
): Promise<boolean> {
  const result = await trx
    .selectFrom('users')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '<>', userId)
    .where('role', '=', 'Admin')
    .where('active', '=', 'true')
    .where(hasPassword)
    .limit(1)
    .executeTakeFirst();
  return result !== undefined;
}

export type NamedClient = { id: string; name: string };

/** The clients assigned to an Ejecutivo, by name. */
export function listClientsOfUser(
  trx: TenantTransaction,
  { organizationId, userId }: OfUser,
): Promise<(NamedClient & { authorizes: boolean })[]> {
  return trx
    .selectFrom('user_clients')
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.organization_id', '=', 'user_clients.organization_id')
        .onRef('clients.id', '=', 'user_clients.client_id'),
    )
    .select(['clients.id', 'clients.name', 'user_clients.authorizes'])
    .where('user_clients.organization_id', '=', organizationId)
    .where('user_clients.user_id', '=', userId)
    .orderBy('clients.name')
    .orderBy('clients.id')
    .execute();
}

/** Replaces the assigned clients. @throws a foreign key violation for an unknown id. */
export async function replaceClientsOfUser(
  trx: TenantTransaction,
  { organizationId, userId }: OfUser,
  clients: string[],
): Promise<void> {
  // What stays is not touched: who loses a client is noted by a trigger.
  await sql`
    delete from user_clients
    where organization_id = ${organizationId} and user_id = ${userId} and client_id <> all (${clients}::uuid[])
  `.execute(trx);
  // Whoever gets a client again begins without its confidential payrolls.
  await sql`
    delete from paysheet_people
    where organization_id = ${organizationId} and user_id = ${userId} and client_id <> all (${clients}::uuid[])
  `.execute(trx);
  if (clients.length === 0) return;
  await sql`
    insert into user_clients (organization_id, user_id, client_id)
    select distinct ${organizationId}::uuid, ${userId}::uuid, unnest(${clients}::uuid[])
    on conflict do nothing
  `.execute(trx);
}

/** Of which assigned clients a person may authorise and close payrolls. */
export async function setAuthorizedClients(
  trx: TenantTransaction,
  { organizationId, userId }: OfUser,
  clients: readonly string[],
): Promise<void> {
  await sql`
    update user_clients set authorizes = not authorizes
    where organization_id = ${organizationId}::uuid and user_id = ${userId}::uuid
      and authorizes <> (client_id = any (${clients}::uuid[]))
  `.execute(trx);
}
