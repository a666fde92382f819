import { type Environment, readEnvironment } from '../environment.ts';
import { createLogger } from '../platform/log/logger.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { openPortalDatabase, type PortalDatabase } from '../start/open-portal-database.ts';
import { stageTimer } from '../start/stage-timer.ts';

/** The resources of a command; closed when it ends. */
type CommandPortal = { environment: Environment; database: PortalDatabase; resources: AsyncDisposableStack };

/**
 * Runs a terminal command on the database of the environment.
 * @param readOptions parses the command-line arguments, before anything is opened. @throws OperatorError.
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
