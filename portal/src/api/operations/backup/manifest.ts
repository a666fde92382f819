/** What a backup says about itself; written last, so that a backup without it is none. */
import { z } from 'zod';

export const MANIFEST_FILE = 'manifest.json';
export const TABLES_FOLDER = 'tables';
export const BLOBS_FOLDER = 'blobs';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

export const tableSummary = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of the rows as PostgreSQL's COPY writes them, in the order of the key. */
  sha256: hash,
});
export type TableSummary = z.infer<typeof tableSummary>;

export const backupManifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Names of the migrations that the database had. */
  migrations: z.array(z.string()),
  tables: z.array(tableSummary),
  /** The last number that each sequence gave; null: none yet. */
  sequences: z.array(z.object({ name: z.string(), last_value: z.string().nullable() })),
  /** The bytes that rows name, each kept under its SHA-256. */
  blobs: z.object({ count: z.number(), bytes: z.number() }),
});
export type BackupManifest = z.infer<typeof backupManifest>;
