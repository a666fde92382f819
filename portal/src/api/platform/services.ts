/** What every module works with; a module's own `services.ts` adds what it needs besides. */
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
  /** undefined: none is set up, files are not scanned. */
  antivirus: Antivirus | undefined;
  mailer: Mailer;
  behindProxy: boolean;
  /** Where people reach the portal, without a slash at the end; links in mails begin with it. */
  publicUrl: string;
};
