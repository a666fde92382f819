import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const WEB = path.resolve(import.meta.dirname, '../..');
const SHEETS = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** The organization's colour as it is, its shades, and the background of buttons: some are legible on no page. */
const OWN_COLOUR = /--lienzo-(primary|secondary)\b|--mantine-(color-brand|primary-color)-(\d|filled)/;
/** What a `color` or `caret-color` is set to, not a `background-color` or `border-color`. */
const TEXT_COLOUR = /(?<![\w-])(?:caret-)?color:([^;}]+)/g;

it('no style sheet writes text in the organization’s own colour, which may be white', () => {
  expect(SHEETS.length).toBeGreaterThan(50);
  const faults = SHEETS.flatMap((file) =>
    [...readFileSync(path.join(WEB, file), 'utf8').matchAll(TEXT_COLOUR)]
      .filter(([, value = '']) => OWN_COLOUR.test(value))
      .map(([declaration]) => `${file}: ${declaration}`),
  );
  expect(faults).toEqual([]);
});
