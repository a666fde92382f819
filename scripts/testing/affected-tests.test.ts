import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { affectedTests } from './affected-tests.ts';
import { TEST_AREAS } from './test-areas.ts';

const AREAS = [{ sources: 'editor/src/drag', tests: ['tests/e2e/editor/dragging'] }];

test('runs a changed test, and the tests nearest to a changed source', () => {
  const tests = [
    'editor/src/drag/a/one.test.ts',
    'editor/src/drag/two.test.ts',
    'editor/src/text/three.test.ts',
  ];
  expect(affectedTests(['editor/src/text/three.test.ts'], tests, AREAS)).toEqual([tests[2]]);
  expect(affectedTests(['editor/src/drag/b/deep.ts'], tests, AREAS)).toEqual([tests[1]]);
  expect(affectedTests(['editor/src/ReportEditor.tsx', 'README.md'], tests, AREAS)).toEqual([]);
});

test('adds the tests of the areas of a source', () => {
  const tests = ['tests/e2e/editor/dragging.spec.ts', 'tests/e2e/editor/keys.spec.ts'];
  expect(affectedTests(['editor/src/drag/hit.ts'], tests, AREAS)).toEqual([tests[0]]);
});

test('the areas name folders and tests that exist, every browser test and every feature', () => {
  const specs = globSync('tests/e2e/{editor,portal}/*.spec.ts');
  const tests = [...specs, ...globSync('*/src/**/*.test.ts'), ...globSync('tests/**/*.test.ts')];
  expect(specs.length).toBeGreaterThan(0);
  const named = TEST_AREAS.flatMap((area) => area.tests);
  expect(TEST_AREAS.filter(({ sources }) => !existsSync(sources))).toEqual([]);
  expect(named.filter((start) => !tests.some((test) => test.startsWith(start)))).toEqual([]);
  expect(specs.filter((spec) => !named.includes(spec))).toEqual([]);
  const folders = ['portal/src/web/features', 'editor/src'].flatMap((parent) =>
    globSync(`${parent}/*/`).filter((folder) => path.basename(folder) !== 'testing'),
  );
  const sources = TEST_AREAS.map((area) => area.sources);
  expect(folders.filter((folder) => !sources.includes(folder.replace(/\/$/, '')))).toEqual([]);
});
