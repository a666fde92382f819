/**
 * What scrolls is the containing block of what stands in it. Otherwise absolutely positioned children (hidden texts for
 * screen readers, the inputs of switches) are laid out in the page, and the page itself scrolls to an empty strip.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const RULE = /\{[^{}]*\}/g;
const SCROLLS = /\boverflow(-[xy]|-block|-inline)?:[^;]*\b(auto|scroll)\b/;
const POSITIONED = /\bposition:\s*(relative|absolute|fixed|sticky)\b/;

/** The rules of a style sheet that scroll without a position. */
function unpositioned(css: string): string[] {
  return (css.match(RULE) ?? []).filter((rule) => SCROLLS.test(rule) && !POSITIONED.test(rule));
}

const SHEETS = globSync('{editor,portal}/src/**/*.css');

test('every rule that scrolls sets a position', () => {
  const wrong = SHEETS.flatMap((file) =>
    unpositioned(readFileSync(file, 'utf8')).map((rule) => `${file}: ${rule}`),
  );
  expect(wrong).toEqual([]);
  expect(SHEETS.length).toBeGreaterThan(50);
});

test('finds a rule without one', () => {
  expect(unpositioned('.a { overflow: hidden auto; } .b { position: sticky; overflow-y: scroll; }')).toEqual([
    '{ overflow: hidden auto; }',
  ]);
});
