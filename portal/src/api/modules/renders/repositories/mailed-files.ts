/** Links to files that are too large for a mail. */
import { MAILED_FILE_DAYS } from '@lienzo/schema/reports/mailed-file-endpoints';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type NewMailedFile = {
  hash: string;
  renderId: string;
  deliveryKey: string;
  recipient: string;
  name: string;
  mediaType: string;
  sha256: string;
  size: number;
};

const expiry = sql<string>`now() + make_interval(days => ${MAILED_FILE_DAYS}::int)`;

/** @returns until when the links serve. */
export async function insertMailedFiles(
  trx: TenantTransaction,
  organizationId: string,
  links: readonly NewMailedFile[],
): Promise<string> {
  const [first] = await trx
    .insertInto('report_mailed_files')
    .values(
      links.map(({ hash, renderId, deliveryKey, mediaType, ...link }) => ({
        ...link,
        organization_id: organizationId,
        token_hash: hash,
        render_id: renderId,
        delivery_key: deliveryKey,
        media_type: mediaType,
        expires_at: expiry,
      })),
    )
    .returning('expires_at')
    .execute();
  if (first === undefined) throw new Error('no link was added');
  return first.expires_at;
}

/** Those of a mail that was not sent. */
export async function deleteMailedFiles(
  trx: TenantTransaction,
  organizationId: string,
  hashes: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('report_mailed_files')
    .where('organization_id', '=', organizationId)
    .where(sql<SqlBool>`token_hash = any (${hashes}::text[])`)
    .execute();
}

/** Ends every link of these deliveries. */
export async function revokeMailedFiles(
  trx: TenantTransaction,
  organizationId: string,
  deliveryKeys: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('report_mailed_files')
    .where('organization_id', '=', organizationId)
    .where(sql<SqlBool>`delivery_key = any (${deliveryKeys}::text[])`)
    .execute();
}

export type MailedFile = {
  name: string;
  media_type: string;
  sha256: string;
  size: number;
  expires_at: string;
};

type MailedFileKey = { organizationId: string; id: string };

const COLUMNS = ['name', 'media_type', 'sha256', 'size', 'expires_at'] as const;

export async function findMailedFile(
  trx: TenantTransaction,
  { organizationId, id }: MailedFileKey,
): Promise<MailedFile | undefined> {
  const row = await trx
    .selectFrom('report_mailed_files')
    .select(COLUMNS)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, size: Number(row.size) };
}

/** Counts a download. */
export async function countDownload(
  trx: TenantTransaction,
  { organizationId, id }: MailedFileKey,
): Promise<void> {
  await trx
    .updateTable('report_mailed_files')
    .set({ downloads: sql`downloads + 1`, last_download_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

export type MailedLink = { downloads: number; expires_at: string };

/** What became of the links of deliveries, by `linkKey`: downloads of all files of a mail, until when they serve. */
export async function mailedLinksOf(
  trx: TenantTransaction,
  organizationId: string,
  deliveryKeys: readonly string[],
): Promise<Map<string, MailedLink>> {
  const rows = await trx
    .selectFrom('report_mailed_files')
    .select(({ fn }) => [
      'delivery_key',
      'recipient',
      fn.sum<number>('downloads').as('downloads'),
      fn.max('expires_at').as('expires_at'),
    ])
    .where('organization_id', '=', organizationId)
    .where(sql<SqlBool>`delivery_key = any (${deliveryKeys}::text[])`)
    .groupBy(['delivery_key', 'recipient'])
    .execute();
  return new Map(
    rows.map(({ delivery_key, recipient, downloads, expires_at }) => [
      linkKey(delivery_key, recipient),
      { downloads: Number(downloads), expires_at },
    ]),
  );
}

export const linkKey = (deliveryKey: string, recipient: string): string => `${deliveryKey}\n${recipient}`;
