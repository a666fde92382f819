/** What the handlers work with; made once by `main.ts` and by the tests. */
import type { Kysely } from 'kysely';
import type { Database } from './database/database-types.ts';
import type { FileStore } from './files/file-store.ts';
import type { Logger } from './log/logger.ts';
import type { RendererClient } from './renderer-client.ts';
import type { AccessTokens } from './session/access-token.ts';
import type { LoginLimits } from './session/login-limits.ts';

export type Services = {
  logger: Logger;
  db: Kysely<Database>;
  files: FileStore;
  renderer: RendererClient;
  tokens: AccessTokens;
  /** Derives the refresh tokens. */
  sessionSecret: string;
  loginLimits: LoginLimits;
  behindProxy: boolean;
};
