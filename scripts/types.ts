/** `npm run types`: checks the types of every part; ends with a failure when any has one. */
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

const failed = PARTS.filter((part) => {
  const { status } = spawnSync('tsc', ['-p', part, '--pretty'], { stdio: 'inherit' });
  console.log(`${status === 0 ? '✓' : '✗'} types of ${part}`);
  return status !== 0;
});
process.exitCode = failed.length === 0 ? 0 : 1;
