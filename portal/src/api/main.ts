/** Starts the portal: environment, database and rendering service, application. It only wires. */
import path from 'node:path';
import { createApp } from './app.ts';
import { type Environment, EnvironmentError, readEnvironment } from './environment.ts';
import { localFileStore } from './files/local-file-store.ts';
import { createLogger } from './log/logger.ts';
import { accessTokens } from './session/access-token.ts';
import { loginLimits } from './session/login-limits.ts';
import { demoAccounts } from './start/demo-accounts.ts';
import { listen } from './start/listen.ts';
import { loadDemoOnce } from './start/load-demo-once.ts';
import { openPortalDatabase } from './start/open-portal-database.ts';
import { openRenderer } from './start/open-renderer.ts';
import { stageTimer } from './start/stage-timer.ts';
import { stopOnSignal } from './start/stop-on-signal.ts';

const WEB_DIRECTORY = path.resolve(import.meta.dirname, '../../dist/web');

async function start(environment: Environment, resources: AsyncDisposableStack): Promise<void> {
  const quiet = environment.production ? 'info' : 'warn';
  const logger = createLogger(environment.debug ? 'debug' : quiet);
  const time = stageTimer(logger);
  const files = localFileStore(path.join(environment.dataDirectory, 'files'));
  const lost = (reason: string) => {
    logger.error('database_ended', { reason });
    process.exit(1);
  };
  const renderer = openRenderer(environment, time, resources, async () => {
    const { createRenderer } = await import('@lienzo/renderer/app');
    return createRenderer({ browserPath: environment.chromePath, log: logger });
  });
  const database = await openPortalDatabase(environment, logger, time, resources, lost);
  if (environment.demo) await time('demo', () => loadDemoOnce(database.ownerUrl, files));
  const app = createApp(
    {
      logger,
      db: database.db,
      files,
      renderer: renderer.client,
      tokens: accessTokens(environment.sessionSecret),
      sessionSecret: environment.sessionSecret,
      loginLimits: loginLimits(),
      behindProxy: environment.behindProxy,
    },
    WEB_DIRECTORY,
  );
  resources.defer(await listen(app.fetch, environment.port));
  process.stdout.write(`Lienzo listo en http://localhost:${environment.port}\n`);
  if (environment.demo) process.stdout.write(demoAccounts());
  renderer.warmUp().catch((error: unknown) => logger.error('browser_not_ready', { error }));
}

const resources = new AsyncDisposableStack();
stopOnSignal(resources);
try {
  await start(readEnvironment(process.env), resources);
} catch (error) {
  await resources.disposeAsync();
  if (!(error instanceof Error)) throw error;
  const isForPeople = error instanceof EnvironmentError || error.name === 'EmbeddedPostgresError';
  process.stderr.write(`\n${isForPeople ? error.message : error.stack}\n\n`);
  process.exitCode = 1;
}
