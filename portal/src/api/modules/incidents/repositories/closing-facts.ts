/** What the files of a finalised period are called, and where they go. */
import type { CaptureKind } from '@lienzo/schema/capture/capture-rows';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type ClosingFacts = {
  client_id: string;
  client: string;
  paysheet_id: number;
  id_humansite: string;
  paysheet: string;
  process: string;
  /** Its code, such as ORD. */
  process_code: string;
  mes: string;
  calendar: number;
  /** Of the period within its year. */
  number: number;
  initial_date: string;
  end_date: string;
  estatus: 'Abierta' | 'Finalizada';
  /** The client's folder; null: it has none. */
  folder_id: string | null;
  /** Those with rows. */
  kinds: CaptureKind[];
};

export async function findClosingFacts(
  trx: TenantTransaction,
  organizationId: string,
  periodId: number,
): Promise<ClosingFacts | undefined> {
  const { rows } = await sql<ClosingFacts>`
    select p.client_id, c.name as client, p.paysheet_id, s.id_humansite, s.paysheet, process.description as process,
      process.process as process_code, p.mes, p.calendar, p.number, p.initial_date,
      p.end_date, p.estatus, c.id_directory as folder_id,
      array_remove(array[
        case when exists (
          select from incidents where organization_id = p.organization_id and period_id = p.id
        ) then 'I' end,
        case when exists (
          select from disabilities where organization_id = p.organization_id and period_id = p.id
        ) then 'IN' end,
        case when exists (
          select from extra_hours where organization_id = p.organization_id and period_id = p.id
        ) then 'E' end
      ], null) as kinds
    from periods p
    join paysheets s on s.organization_id = p.organization_id and s.id = p.paysheet_id
    join processes process on process.organization_id = p.organization_id and process.id = p.process_id
    join clients c on c.organization_id = p.organization_id and c.id = p.client_id
    where p.organization_id = ${organizationId}::uuid and p.id = ${periodId}
  `.execute(trx);
  return rows[0];
}

/** @returns the folder of the client that has this path, as `clients.url_path` keeps it. */
export async function findClientFolder(
  trx: TenantTransaction,
  organizationId: string,
  urlPath: string,
): Promise<string | null> {
  const row = await trx
    .selectFrom('clients')
    .select('id_directory')
    .where('organization_id', '=', organizationId)
    .where('url_path', '=', urlPath)
    .executeTakeFirst();
  return row?.id_directory ?? null;
}
