/** `npm run demo -- --employees 20000 [--since 2026-09-01]`: makes the demonstration as large as a measurement needs. */
import { parseArgs } from 'node:util';
import { isPlainDate } from '@lienzo/schema/data/filter';
import { loadDemo } from './database/demo/load-demo.ts';
import { DEMO_EMPLOYEES } from './database/demo/organizations.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { createLogger } from './log/logger.ts';
import { openFileStore } from './start/open-file-store.ts';
import { openPortalDatabase } from './start/open-portal-database.ts';
import { stageTimer } from './start/stage-timer.ts';

const MAX_EMPLOYEES = 100_000;

const USAGE = `Uso: npm run demo -- [--employees N] [--since AAAA-MM-DD]
  --employees  cuántos empleados habrá en total, de ${DEMO_EMPLOYEES} a ${MAX_EMPLOYEES}
  --since      desde qué día llevan los periodos cerrados sus incidencias y recibos
`;

/** The command line cannot be understood; the message says how to write it. */
class UsageError extends Error {}

function readOptions(args: string[]): { employees: number; since?: string } {
  const { values } = parseOptions(args);
  const employees = Number(values.employees ?? DEMO_EMPLOYEES);
  if (!Number.isInteger(employees) || employees < DEMO_EMPLOYEES || employees > MAX_EMPLOYEES)
    throw new UsageError(`--employees debe ser un número entero de ${DEMO_EMPLOYEES} a ${MAX_EMPLOYEES}.`);
  if (values.since === undefined) return { employees };
  if (!isPlainDate(values.since)) throw new UsageError('--since debe ser una fecha como 2026-09-01.');
  return { employees, since: values.since };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({ args, options: { employees: { type: 'string' }, since: { type: 'string' } } });
  } catch (error) {
    throw new UsageError('No se reconoce una de las opciones.', { cause: error });
  }
}

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const environment = readEnvironment(process.env);
  const logger = createLogger(environment.debug ? 'debug' : 'warn');
  await using resources = new AsyncDisposableStack();
  const database = await openPortalDatabase(environment, logger, stageTimer(logger), resources, (reason) => {
    process.stderr.write(`La base de datos terminó: ${reason}\n`);
    process.exit(1);
  });
  const begun = performance.now();
  const added = await loadDemo(database.ownerUrl, {
    ...options,
    files: await openFileStore(environment, resources),
    progress: progressLine(),
  });
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stdout.write(
    added === 0
      ? `Ya había al menos ${options.employees} empleados; no se agregó nada.\n`
      : `Se agregaron ${added} empleados con sus periodos en ${seconds} s.\n`,
  );
}

/** A line for every twentieth of the way. */
function progressLine(): (done: number, total: number) => void {
  let said = 0;
  return (done, total) => {
    const percent = Math.floor((done * 100) / total);
    if (percent < said + 5) return;
    said = percent;
    process.stdout.write(`${done} de ${total} empleados (${percent} %)\n`);
  };
}

try {
  await run();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const forPeople =
    error instanceof UsageError ||
    error instanceof EnvironmentError ||
    error.name === 'EmbeddedPostgresError';
  process.stderr.write(`${forPeople ? error.message : error.stack}\n`);
  if (error instanceof UsageError) process.stderr.write(`\n${USAGE}`);
  process.exitCode = 1;
}
