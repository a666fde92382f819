import { openDatabase } from '../database/open-database.ts';
import { localFileStore } from '../files/local-file-store.ts';
import { createLogger } from '../log/logger.ts';
import { rendererClient } from '../renderer-client.ts';
import type { Services } from '../services.ts';
import { accessTokens } from '../session/access-token.ts';
import { loginLimits } from '../session/login-limits.ts';

const SECRET = 'a secret that only these tests know, 48 letters';

/** Real services of which none is connected: for what happens before any of them is needed. */
export const closedServices = (): Services => ({
  logger: createLogger('error', () => undefined),
  db: openDatabase('postgres://nobody@127.0.0.1:9/nothing').db,
  files: localFileStore('/nonexistent'),
  renderer: rendererClient('http://127.0.0.1:9'),
  tokens: accessTokens(SECRET),
  sessionSecret: SECRET,
  loginLimits: loginLimits(),
  behindProxy: false,
});
