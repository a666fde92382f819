/** The side menu of a user. */
import type { AssignableModule } from '@lienzo/schema/accounts/module-endpoints';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type MenuModule = { name: string; path: string; orden: number; nombre_menu: string; icono: string };

/** Modules assigned to a user and allowed for their role, in order; none for an unknown user. */
export function listModulesOfUser(
  trx: TenantTransaction,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<MenuModule[]> {
  return trx
    .selectFrom('user_modules')
    .innerJoin('modules', 'modules.id', 'user_modules.module_id')
    .innerJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'user_modules.organization_id')
        .onRef('users.id', '=', 'user_modules.user_id'),
    )
    .select(['modules.name', 'modules.path', 'modules.orden', 'modules.nombre_menu', 'modules.icono'])
    .where('user_modules.organization_id', '=', organizationId)
    .where('user_modules.user_id', '=', userId)
    .where(sql<SqlBool>`users.role = any (modules.roles)`)
    .orderBy('modules.orden')
    .execute();
}

/** All modules, in order, by the name that the menu shows. */
export async function listModules(trx: TenantTransaction): Promise<AssignableModule[]> {
  const rows = await trx
    .selectFrom('modules')
    .select(['id', 'nombre_menu', 'path', 'roles'])
    .orderBy('orden')
    .execute();
  return rows.map(({ nombre_menu, ...module }) => ({ ...module, name: nombre_menu }));
}

/** The modules assigned to a user, in order, by the name that the menu shows. */
export function listAssignedModules(
  trx: TenantTransaction,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<{ id: number; name: string }[]> {
  return trx
    .selectFrom('user_modules')
    .innerJoin('modules', 'modules.id', 'user_modules.module_id')
    .select(['modules.id', 'modules.nombre_menu as name'])
    .where('user_modules.organization_id', '=', organizationId)
    .where('user_modules.user_id', '=', userId)
    .orderBy('modules.orden')
    .execute();
}

/** Replaces the modules of a user. @throws a foreign key violation for an unknown id. */
export async function replaceModulesOfUser(
  trx: TenantTransaction,
  { organizationId, userId }: { organizationId: string; userId: string },
  modules: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('user_modules')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute();
  if (modules.length === 0) return;
  await trx
    .insertInto('user_modules')
    .values(modules.map((module_id) => ({ organization_id: organizationId, user_id: userId, module_id })))
    .execute();
}

/** Assigns the modules of a user's role, replacing the previous ones. */
export async function assignModulesOfRole(
  trx: TenantTransaction,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<void> {
  await trx
    .deleteFrom('user_modules')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute();
  await trx
    .insertInto('user_modules')
    .columns(['organization_id', 'user_id', 'module_id'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .innerJoin('modules', (join) => join.on(sql<SqlBool>`users.role = any (modules.roles)`))
        .select(['users.organization_id', 'users.id', 'modules.id'])
        .where('users.organization_id', '=', organizationId)
        .where('users.id', '=', userId),
    )
    .execute();
}
