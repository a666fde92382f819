import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '../../editor/src');
/** What begins with a kind, or chooses the shape of a chart, means the kind. */
const MEAN_KINDS = new Set([
  'kinds/kind-icons.ts',
  'canvas/stage/EmptyPage.tsx',
  'items/grafica/ChartText.tsx',
  'controls/ImageDrop.tsx',
]);

it('the icon of a kind of item stands for nothing else in the editor', () => {
  const source = readFileSync(path.join(SOURCES, 'kinds/kind-icons.ts'), 'utf8');
  const icons = [...source.matchAll(/: (Icon\w+),/g)].map(([, icon = '']) => icon);
  expect(icons.length).toBeGreaterThan(6);
  const others = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter((file) => !MEAN_KINDS.has(file));
  const uses = others.flatMap((file) => {
    const text = readFileSync(path.join(SOURCES, file), 'utf8');
    return icons.filter((icon) => new RegExp(`\\b${icon}\\b`).test(text)).map((icon) => `${file}: ${icon}`);
  });
  expect(uses).toEqual([]);
});
