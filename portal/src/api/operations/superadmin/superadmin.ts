/** `npm run superadmin -- --mail ana@bureau.mx --name 'Ana Ruiz'`: the first account of an installation. */
import { parseArgs } from 'node:util';
import { shownName } from '@lienzo/schema/accounts/shown-name';
import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import { z } from 'zod';
import { violates } from '../../platform/database/violates.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { runCommand } from '../run-command.ts';
import { addSuperAdmin } from './add-super-admin.ts';

const { superadmin: texts } = apiServerMessages;

const person = z.object({ mail: z.email().max(254), name: shownName });

function readPerson(args: string[]): z.output<typeof person> {
  const read = person.safeParse(optionsOf(args));
  if (!read.success) throw new OperatorError(`${texts.invalid}\n${texts.usage}`);
  return read.data;
}

function optionsOf(args: string[]): unknown {
  try {
    return parseArgs({ args, options: { mail: { type: 'string' }, name: { type: 'string' } } }).values;
  } catch (error) {
    throw new OperatorError(texts.usage, { cause: error });
  }
}

await runCommand(readPerson, async (requested, { environment, database }) => {
  const link = await addSuperAdmin(database.db, environment.publicUrl, requested).catch((error: unknown) => {
    if (violates(error, 'users_mail'))
      throw new OperatorError(texts.hasAccount(requested.mail), { cause: error });
    throw error;
  });
  process.stdout.write(`${texts.done(requested.name, link)}\n`);
});
