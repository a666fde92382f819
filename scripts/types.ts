/** `npm run types`: checks the types of every part, lowest first, and stops at the first that has an error. */
import { spawnSync } from 'node:child_process';

const PARTS = [
  'shared-schema',
  'templates',
  'editor/tsconfig.json',
  // The model again, where the compiler knows no DOM.
  'editor/tsconfig.model.json',
  'renderer-service',
  'portal/tsconfig.json',
  'portal/tsconfig.web.json',
  'tests',
  'scripts',
];

/** What was found the last time, so that only what changed is checked again. */
const KEPT = '.cache/types';

for (const part of PARTS) {
  const kept = `${KEPT}/${part.replaceAll('/', '-')}.tsbuildinfo`;
  const { status } = spawnSync('tsc', ['-p', part, '--pretty', '--incremental', '--tsBuildInfoFile', kept], {
    stdio: 'inherit',
  });
  console.log(`${status === 0 ? '✓' : '✗'} types of ${part}`);
  if (status !== 0) {
    // What builds on a broken part says the same again, and more.
    process.exitCode = 1;
    break;
  }
}
