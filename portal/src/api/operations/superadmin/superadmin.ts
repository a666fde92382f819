/** `npm run superadmin -- --mail ana@bureau.mx --name 'Ana Ruiz'`: the first account of an installation. */
import { parseArgs } from 'node:util';
import { shownName } from '@lienzo/schema/api/shown-name';
import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import { z } from 'zod';
import { violates } from '../../platform/database/violates.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { runCommand } from '../run-command.ts';
import { addSuperAdmin } from './add-super-admin.ts';

const { superadmin: words } = apiServerMessages;

const person = z.object({ mail: z.email().max(254), name: shownName });

function readPerson(args: string[]): z.output<typeof person> {
  const read = person.safeParse(optionsOf(args));
  if (!read.success) throw new OperatorError(`${words.invalid}\n${words.usage}`);
  return read.data;
}

function optionsOf(args: string[]): unknown {
  try {
    return parseArgs({ args, options: { mail: { type: 'string' }, name: { type: 'string' } } }).values;
  } catch (error) {
    throw new OperatorError(words.usage, { cause: error });
  }
}

await runCommand(readPerson, async (wanted, { environment, database }) => {
  const link = await addSuperAdmin(database.db, environment.publicUrl, wanted).catch((error: unknown) => {
    if (violates(error, 'users_mail'))
      throw new OperatorError(words.hasAccount(wanted.mail), { cause: error });
    throw error;
  });
  process.stdout.write(`${words.done(wanted.name, link)}\n`);
});
