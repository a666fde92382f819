import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** The states of capture of a payroll's periods: finalised where they are closed, captured where there are rows. */
export async function loadCaptureStates(
  trx: TenantTransaction,
  organization_id: string,
  paysheet_id: number,
): Promise<void> {
  await sql`
    insert into capture_states (organization_id, client_id, period_id, kind, status, changed_at)
    select period.organization_id, period.client_id, period.id, kinds.kind,
      case period.estatus when 'Finalizada' then 'F' else 'C' end, coalesce(period.closed_at, now())
    from periods period
    cross join lateral (values
      ('I', exists (select from incidents own where own.organization_id = period.organization_id
        and own.period_id = period.id)),
      ('IN', exists (select from disabilities own where own.organization_id = period.organization_id
        and own.period_id = period.id)),
      ('E', exists (select from extra_hours own where own.organization_id = period.organization_id
        and own.period_id = period.id))
    ) as kinds (kind, has_rows)
    where period.organization_id = ${organization_id}::uuid and period.paysheet_id = ${paysheet_id}
      and (period.estatus = 'Finalizada' or kinds.has_rows)
    order by period.id, kinds.kind
    on conflict (organization_id, period_id, kind) do nothing
  `.execute(trx);
}
