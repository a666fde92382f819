/** The services common to all modules; a module's own `services.ts` adds further ones. */
import type { Kysely } from 'kysely';
import type { Antivirus } from './antivirus/clamd.ts';
import type { Database } from './database/database-types.ts';
import type { Logger } from './log/logger.ts';
import type { Mailer } from './mail/mailer.ts';
import type { FileStore } from './storage/file-store.ts';

export type PlatformServices = {
  logger: Logger;
  db: Kysely<Database>;
  files: FileStore;
  /** undefined: not configured, files are not scanned. */
  antivirus: Antivirus | undefined;
  mailer: Mailer;
  behindProxy: boolean;
  /** The portal's public URL, without a trailing slash; the base of links in mails. */
  publicUrl: string;
};
