import path from 'node:path';
import type { TestArea } from './test-areas.ts';

const TEST = /\.(test|spec)\.ts$/;

/**
 * The test files that prove what changed: a changed test itself; of a source, the tests in the nearest folder that has
 * any, within its package, and the tests of the areas that it belongs to.
 *
 * @param changed paths of files, from the root
 * @param tests every test file of a suite
 */
export function affectedTests(
  changed: readonly string[],
  tests: readonly string[],
  areas: readonly TestArea[],
): string[] {
  const requested = new Set(changed.flatMap((file) => testsOf(file, tests, areas)));
  return tests.filter((test) => requested.has(test));
}

function testsOf(file: string, tests: readonly string[], areas: readonly TestArea[]): readonly string[] {
  if (TEST.test(file)) return [file];
  const beginnings = areas
    .filter(({ sources }) => file.startsWith(`${sources}/`))
    .flatMap((area) => area.tests);
  return [
    ...nearestTests(file, tests),
    ...tests.filter((test) => beginnings.some((start) => test.startsWith(start))),
  ];
}

/** Tests beside a file, else in the nearest folder above it; never those of a whole package. */
function nearestTests(file: string, tests: readonly string[]): readonly string[] {
  for (let folder = path.posix.dirname(file); isInside(folder); folder = path.posix.dirname(folder)) {
    const matches = tests.filter((test) => path.posix.dirname(test) === folder);
    if (matches.length > 0) return matches;
  }
  return [];
}

/** A folder below the `src` of a package. */
const isInside = (folder: string): boolean => /\/src\/[^/]/.test(folder);
