/** The manifest of a backup; written last, so that an incomplete backup has none. */
import { z } from 'zod';

export const MANIFEST_FILE = 'manifest.json';
export const TABLES_FOLDER = 'tables';
export const BLOBS_FOLDER = 'blobs';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

export const tableSummary = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Checksum of the rows in COPY's format, in key order. */
  sha256: hash,
});
export type TableSummary = z.infer<typeof tableSummary>;

export const backupManifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Names of the applied migrations. */
  migrations: z.array(z.string()),
  tables: z.array(tableSummary),
  /** The last value of each sequence; null: unused. */
  sequences: z.array(z.object({ name: z.string(), last_value: z.string().nullable() })),
  /** The referenced blobs, each stored under its SHA-256. */
  blobs: z.object({ count: z.number(), bytes: z.number() }),
});
export type BackupManifest = z.infer<typeof backupManifest>;
