/** The audit of report changes (specification 3 §4: each action registers an audit entry). */
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type ReportMovement =
  | 'Creado'
  | 'Editado'
  | 'Clonado'
  | 'Deshabilitado'
  | 'Habilitado'
  | 'Edición permitida'
  | 'Edición restringida'
  | 'Eliminado';

export async function insertReportAudit(
  trx: TenantTransaction,
  entry: {
    organizationId: string;
    reportId: number;
    userId: string;
    /** The organization, or the client of a client user. */
    userEntityId: string;
    movement: ReportMovement;
    /** JSON text of the report as requested to be saved; for other actions, as stored. */
    request: string;
  },
): Promise<void> {
  await trx
    .insertInto('report_audit')
    .values({
      organization_id: entry.organizationId,
      id_reporte: entry.reportId,
      id_user: entry.userId,
      id_user_entity: entry.userEntityId,
      tipo_movimiento: entry.movement,
      json_peticion: entry.request,
    })
    .execute();
}

/** Who last saved a report, and when; undefined for one that was never saved by anybody (the demonstration's). */
export async function findLastSave(
  trx: TenantTransaction,
  organizationId: string,
  reportId: number,
): Promise<{ user_id: string; name: string; at: string } | undefined> {
  return trx
    .selectFrom('report_audit')
    .innerJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'report_audit.organization_id')
        .onRef('users.id', '=', 'report_audit.id_user'),
    )
    .select(['users.id as user_id', 'users.name', 'report_audit.fecha_movimiento as at'])
    .where('report_audit.organization_id', '=', organizationId)
    .where('report_audit.id_reporte', '=', reportId)
    .where('report_audit.tipo_movimiento', 'in', ['Creado', 'Editado', 'Clonado'])
    .orderBy('report_audit.fecha_movimiento', 'desc')
    .orderBy('report_audit.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
