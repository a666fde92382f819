import { type Environment, readEnvironment } from '../environment.ts';
import { createLogger } from '../platform/log/logger.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { openPortalDatabase, type PortalDatabase } from '../start/open-portal-database.ts';
import { stageTimer } from '../start/stage-timer.ts';

/** What a command works with; closed when it is done. */
type CommandPortal = { environment: Environment; database: PortalDatabase; resources: AsyncDisposableStack };

/**
 * Runs a command of the terminal on the database that the environment names.
 * @param readOptions from the words after the command, before anything is opened. @throws OperatorError.
 */
export async function runCommand<Options>(
  readOptions: (args: string[]) => Options,
  work: (options: Options, portal: CommandPortal) => Promise<void>,
): Promise<void> {
  try {
    const options = readOptions(process.argv.slice(2));
    const environment = readEnvironment(process.env);
    const logger = createLogger(environment.debug ? 'debug' : 'warn');
    await using resources = new AsyncDisposableStack();
    const time = stageTimer(logger);
    const database = await openPortalDatabase(environment, logger, time, resources);
    await work(options, { environment, database, resources });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error instanceof OperatorError ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
