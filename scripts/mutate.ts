/**
 * `npm run mutate`: breaks the rules of the product, one after another, and counts those that a test notices.
 * `npm run mutate -- overtime` breaks those whose name or file has this part. Each file is put back as it was, also when
 * the run is interrupted. What was missed is kept in `.cache/mutations.json`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Mutation } from './mutations/mutation.ts';
import { MUTATIONS } from './mutations/mutations.ts';

/** What the tests of a filter say of the rules as they are: a filter that finds nothing, or fails, proves nothing. */
const sound = new Map<string, boolean>();

const parts = process.argv.slice(2);
const chosen = MUTATIONS.filter(
  ({ rule, file }) => parts.length === 0 || parts.some((part) => `${rule} ${file}`.includes(part)),
);
const missed: string[] = [];
for (const mutation of chosen) {
  const isCaught = caught(mutation);
  if (!isCaught) missed.push(mutation.rule);
  console.log(`${isCaught ? '✓ noticed' : '✗ MISSED '}  ${mutation.rule}`);
}
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/mutations.json', JSON.stringify({ broken: chosen.length, missed }, null, 2));
console.log(`${chosen.length - missed.length} of ${chosen.length} broken rules were noticed`);
process.exitCode = missed.length === 0 && chosen.length > 0 ? 0 : 1;

/** @throws when the rule's text is not in its file exactly once: the list is out of date. */
function caught({ rule, file, find, replace, suite, tests }: Mutation): boolean {
  const before = readFileSync(file, 'utf8');
  if (before.split(find).length !== 2) throw new Error(`${rule}: its text does not stand once in ${file}`);
  const filter = `${suite} ${tests}`;
  if (!sound.has(filter)) sound.set(filter, passes(suite, tests));
  if (sound.get(filter) !== true) throw new Error(`${rule}: the tests of "${filter}" fail on unbroken rules`);
  const putBack = (): void => writeFileSync(file, before);
  const stop = (): never => {
    putBack();
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    writeFileSync(
      file,
      before.replace(find, () => replace),
    );
    return !passes(suite, tests);
  } finally {
    putBack();
    process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
  }
}

function passes(suite: Mutation['suite'], tests: string): boolean {
  const { status } = spawnSync('vitest', ['run', '--project', suite, '--bail', '1', tests], {
    stdio: 'ignore',
  });
  return status === 0;
}
