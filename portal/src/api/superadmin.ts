/** `npm run superadmin -- --mail ana@bureau.mx --name 'Ana Ruiz'`: the first account of an installation. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { violates } from './database/violates.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { createLogger } from './log/logger.ts';
import { addSuperAdmin } from './organization/add-super-admin.ts';
import { openPortalDatabase } from './start/open-portal-database.ts';
import { stageTimer } from './start/stage-timer.ts';

const USAGE = "Uso: npm run superadmin -- --mail ana@despacho.mx --name 'Ana Ruiz'";

const person = z.object({ mail: z.email().max(254), name: z.string().trim().min(1).max(200) });

/** What the person can mend; the message says how. */
class UsageError extends Error {}

function readPerson(args: string[]): z.output<typeof person> {
  const given = optionsOf(args);
  const read = person.safeParse(given);
  if (!read.success) throw new UsageError(`Escribe un correo válido y el nombre.\n${USAGE}`);
  return read.data;
}

function optionsOf(args: string[]): unknown {
  try {
    return parseArgs({ args, options: { mail: { type: 'string' }, name: { type: 'string' } } }).values;
  } catch (error) {
    throw new UsageError(USAGE, { cause: error });
  }
}

async function run(): Promise<void> {
  const wanted = readPerson(process.argv.slice(2));
  const environment = readEnvironment(process.env);
  const logger = createLogger(environment.debug ? 'debug' : 'warn');
  await using resources = new AsyncDisposableStack();
  const { db } = await openPortalDatabase(environment, logger, stageTimer(logger), resources, (reason) => {
    process.stderr.write(`La base de datos terminó: ${reason}\n`);
    process.exit(1);
  });
  const link = await addSuperAdmin(db, environment.publicUrl, wanted).catch((error: unknown) => {
    if (violates(error, 'users_mail'))
      throw new UsageError(`${wanted.mail} ya tiene una cuenta.`, { cause: error });
    throw error;
  });
  process.stdout.write(`${wanted.name} elige su contraseña aquí, una sola vez y en 7 días:\n${link}\n`);
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
  process.exitCode = 1;
}
