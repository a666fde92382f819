/** The audit of report changes (specification 3 §4: each action registers an audit entry). */
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type ReportMovement = 'Creado' | 'Editado' | 'Clonado' | 'Deshabilitado' | 'Habilitado' | 'Eliminado';

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
