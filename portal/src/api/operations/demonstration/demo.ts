/** `npm run demo -- --employees 20000 [--since 2026-09-01]`: extends the demonstration for measurements. */
import { parseArgs } from 'node:util';
import { apiServerMessages } from '@lienzo/schema/messages/api-server-messages';
import { isPlainDate } from '@lienzo/schema/payroll/plain-date';
import { OperatorError } from '../../platform/operator-error.ts';
import { openFileStore } from '../../start/open-file-store.ts';
import { runCommand } from '../run-command.ts';
import { loadDemo } from './data/load-demo.ts';
import { DEMO_EMPLOYEES } from './data/organizations.ts';

const MAX_EMPLOYEES = 100_000;

const { demo: texts } = apiServerMessages;

/** The command line is invalid; the message shows the syntax. */
const misread = (why: string, cause?: unknown): OperatorError =>
  new OperatorError(`${why}\n\n${texts.usage(DEMO_EMPLOYEES, MAX_EMPLOYEES)}`, { cause });

function readOptions(args: string[]): { employees: number; since?: string } {
  const { values } = parseOptions(args);
  const employees = Number(values.employees ?? DEMO_EMPLOYEES);
  if (!Number.isInteger(employees) || employees < DEMO_EMPLOYEES || employees > MAX_EMPLOYEES)
    throw misread(texts.employees(DEMO_EMPLOYEES, MAX_EMPLOYEES));
  if (values.since === undefined) return { employees };
  if (!isPlainDate(values.since)) throw misread(texts.since);
  return { employees, since: values.since };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({ args, options: { employees: { type: 'string' }, since: { type: 'string' } } });
  } catch (error) {
    throw misread(texts.unknownOption, error);
  }
}

/** A line every five percent. */
function progressLine(): (done: number, total: number) => void {
  let said = 0;
  return (done, total) => {
    const percent = Math.floor((done * 100) / total);
    if (percent < said + 5) return;
    said = percent;
    process.stdout.write(`${texts.progress(done, total, percent)}\n`);
  };
}

await runCommand(readOptions, async (options, { environment, database, resources }) => {
  const begun = performance.now();
  const added = await loadDemo(database.ownerUrl, {
    ...options,
    files: await openFileStore(environment, resources),
    progress: progressLine(),
  });
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stdout.write(`${added === 0 ? texts.enough(options.employees) : texts.added(added, seconds)}\n`);
});
