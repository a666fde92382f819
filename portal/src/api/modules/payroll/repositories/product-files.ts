/** The files that requests have made in the folders of clients. */
import type { ProductFormat } from '@lienzo/schema/runs/run-endpoints';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { activePaths } from '../../directory/directory.ts';

export type ProductFile = { format: ProductFormat; file_id: string; version_id: string };
/** The same product with the same choices. */
export type ProductKey = { periodId: number; product: number; parameters: object };

type NamedFile = ProductFile & { name: string };

/** By request, with the names that the files have now; what was deleted is left out. */
export async function listProductFiles(
  trx: TenantTransaction,
  organizationId: string,
  requestIds: readonly number[],
): Promise<Map<number, NamedFile[]>> {
  const { rows } = await sql<NamedFile & { request_id: number }>`
    select made.request_id, made.format, made.file_id, made.version_id, item.name
    from payroll_product_files made
    join file_system item on item.organization_id = made.organization_id and item.id = made.file_id
    join file_versions version on version.organization_id = made.organization_id and version.id = made.version_id
    where made.organization_id = ${organizationId}::uuid and made.request_id = any (${requestIds}::integer[])
    order by made.request_id, array_position(array['pdf', 'xlsx', 'recibos', 'txt'], made.format)
  `.execute(trx);
  const paths = await activePaths(trx, organizationId, [...new Set(rows.map(({ file_id }) => file_id))]);
  const files = new Map<number, NamedFile[]>();
  for (const { request_id, ...file } of rows)
    if (paths.has(file.file_id)) files.set(request_id, [...(files.get(request_id) ?? []), file]);
  return files;
}

/** The version that a file has now. */
export async function currentVersion(
  trx: TenantTransaction,
  organizationId: string,
  fileId: string,
): Promise<string | null> {
  const row = await trx
    .selectFrom('file_system')
    .select('current_version_id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', fileId)
    .executeTakeFirst();
  return row?.current_version_id ?? null;
}

/** What was made last with these choices, and from which data. */
export async function findLastMade(
  trx: TenantTransaction,
  organizationId: string,
  { periodId, product, parameters }: ProductKey,
): Promise<{ id: number; data_fingerprint: string } | undefined> {
  const { rows } = await sql<{ id: number; data_fingerprint: string }>`
    select id, data_fingerprint from payroll_requests
    where organization_id = ${organizationId}::uuid and period_id = ${periodId} and product = ${product}
      and parameters = ${JSON.stringify(parameters)}::jsonb and state = 'lista' and data_fingerprint is not null
    order by finished_at desc, id desc limit 1
  `.execute(trx);
  return rows[0];
}

/** What a request has made, and from which data. */
export async function saveProductFiles(
  trx: TenantTransaction,
  { organizationId, clientId, requestId }: { organizationId: string; clientId: string; requestId: number },
  { files, fingerprint }: { files: readonly ProductFile[]; fingerprint: string },
): Promise<void> {
  await trx
    .insertInto('payroll_product_files')
    .values(
      files.map((file) => ({
        ...{ organization_id: organizationId, client_id: clientId, request_id: requestId },
        ...file,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'request_id', 'format']).doUpdateSet((eb) => ({
        file_id: eb.ref('excluded.file_id'),
        version_id: eb.ref('excluded.version_id'),
      })),
    )
    .execute();
  await trx
    .updateTable('payroll_requests')
    .set({ data_fingerprint: fingerprint })
    .where('organization_id', '=', organizationId)
    .where('id', '=', requestId)
    .execute();
}
