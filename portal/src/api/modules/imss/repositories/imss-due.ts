/** What is due at the IMSS: movements that were not sent, and which registros patronales owe what every one does. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type DueBatch = {
  id: number;
  client_id: string;
  client: string;
  paysheet_id: number;
  paysheet: string;
  register: string;
  movements: number;
  due_on: string;
};

/** Batches with movements that are not sent yet, the earliest due first. */
export async function listDueBatches(
  trx: TenantTransaction,
  organizationId: string,
  limit: number,
): Promise<DueBatch[]> {
  const { rows } = await sql<DueBatch>`
    select batch.id, batch.client_id, clients.name as client, batch.paysheet_id, paysheets.paysheet,
      registers.register, count(*)::integer as movements, min(movement.due_on) as due_on
    from imss_batches batch
    join imss_batch_movements movement
      on movement.organization_id = batch.organization_id and movement.batch_id = batch.id
    join clients on clients.organization_id = batch.organization_id and clients.id = batch.client_id
    join paysheets on paysheets.organization_id = batch.organization_id and paysheets.id = batch.paysheet_id
    join registers on registers.organization_id = batch.organization_id and registers.id = batch.register_id
    where batch.organization_id = ${organizationId}::uuid and batch.state in ('borrador', 'archivo_generado')
    group by batch.id, batch.client_id, clients.name, batch.paysheet_id, paysheets.paysheet, registers.register
    order by min(movement.due_on), batch.id
    limit ${limit}
  `.execute(trx);
  return rows;
}

/** The registros patronales that the person may see, without those that have ended. */
export async function countRegisters(
  trx: TenantTransaction,
  organizationId: string,
  today: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from registers
    where organization_id = ${organizationId}::uuid and (ended_on is null or ended_on >= ${today}::date)
  `.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Their numbers, each once. */
export async function listRegisterNumbers(
  trx: TenantTransaction,
  organizationId: string,
  today: string,
): Promise<string[]> {
  const { rows } = await sql<{ register: string }>`
    select distinct register from registers
    where organization_id = ${organizationId}::uuid and (ended_on is null or ended_on >= ${today}::date)
    order by register
  `.execute(trx);
  return rows.map(({ register }) => register);
}
