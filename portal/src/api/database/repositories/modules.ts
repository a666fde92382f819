/** The screens of a person's side menu. */
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../in-tenant.ts';

export type MenuModule = { name: string; path: string; orden: number; nombre_menu: string; icono: string };

/** Those assigned to a person and allowed to their role, in order; none for an unknown person. */
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
