/** The side menu of a user. */
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
