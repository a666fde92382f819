/**
 * `npm run mutate`: breaks twenty rules of the product, one after another, and counts those that a test notices. With
 * a seed (`npm run mutate -- 7`) another twenty are drawn; `npm run mutate -- all` breaks every one. Each file is put
 * back as it was, also when the run is interrupted.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { MUTATIONS, type Mutation } from './mutations/mutations.ts';

const DRAWN = 20;

/** What the tests of a filter say of the rules as they are: a filter that finds nothing, or fails, proves nothing. */
const sound = new Map<string, boolean>();

const [wanted = '1'] = process.argv.slice(2);
const missed: string[] = [];
const chosen = wanted === 'all' ? MUTATIONS : drawn(Number(wanted));
for (const mutation of chosen) {
  const isCaught = caught(mutation);
  if (!isCaught) missed.push(mutation.rule);
  console.log(`${isCaught ? '✓ noticed' : '✗ MISSED '}  ${mutation.rule}`);
}
console.log(`${chosen.length - missed.length} of ${chosen.length} broken rules were noticed`);
process.exitCode = missed.length === 0 ? 0 : 1;

/** Some of the mutations, by a seed: the same ones each time. */
function drawn(seed: number): readonly Mutation[] {
  if (!Number.isInteger(seed)) throw new Error('the seed is a whole number');
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  return MUTATIONS.map((mutation) => ({ mutation, at: next() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, DRAWN)
    .map(({ mutation }) => mutation);
}

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
