/** The files for the IMSS as they leave the house: byte for byte, and as `docs/imss-files.md` describes them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CHANGE_LAYOUT,
  FOOTER_LAYOUT,
  HIRE_LAYOUT,
  LEAVING_LAYOUT,
} from '@lienzo/schema/imss/idse/movement-layouts';
import type { RecordLayout } from '@lienzo/schema/imss/records/record-layout';
import {
  AFIL_LAYOUT,
  ASEG_LAYOUT,
  CREDIT_LAYOUT,
  DISABILITY_LAYOUT,
  MOVT_LAYOUTS,
} from '@lienzo/schema/imss/sua/sua-layouts';
import { expect, test } from 'vitest';
import { goldenFiles } from './golden-input.ts';

const GOLDEN = path.join(import.meta.dirname, 'golden');
const DOCUMENT = path.join(import.meta.dirname, '../../docs/imss-files.md');

test('the golden files are made byte for byte', () => {
  const made = goldenFiles();
  expect(made.map(([name]) => name).toSorted()).toEqual(readdirSync(GOLDEN).toSorted());
  for (const [name, bytes] of made)
    expect(Buffer.compare(Buffer.from(bytes), readFileSync(path.join(GOLDEN, name))), name).toBe(0);
});

/** By the beginning of the heading. */
const LAYOUTS: [heading: string, layouts: readonly RecordLayout[]][] = [
  ['`idse-08.txt`', [HIRE_LAYOUT]],
  ['`idse-07.txt`', [CHANGE_LAYOUT]],
  ['`idse-02.txt`', [LEAVING_LAYOUT]],
  ['The last line', [FOOTER_LAYOUT]],
  ['`Aseg.txt`', [ASEG_LAYOUT]],
  ['`Afil.txt`', [AFIL_LAYOUT]],
  ['`Movt.txt`', Object.values(MOVT_LAYOUTS)],
  ['`Incapacidades.txt`', [DISABILITY_LAYOUT]],
  ['`Creditos.txt`', [CREDIT_LAYOUT]],
];

test.each(LAYOUTS)('%s is documented at every position', (heading, layouts) => {
  const section = readFileSync(DOCUMENT, 'utf8')
    .split('\n### ')
    .find((one) => one.startsWith(heading));
  const documented = [...(section ?? '').matchAll(/^\| (\d+)(?:-(\d+))? \| `(\w+)` \|/gm)].map(
    ([, first = '', last = first, name = '']) => `${first}-${last} ${name}`,
  );
  expect(documented.length).toBeGreaterThan(5);
  for (const { fields, width } of layouts) {
    // A type of movement fills what another one uses.
    const described = fields.map(
      ({ start, width: wide, name }) => `${start}-${start + wide - 1} ${name.replace(/^sin_/, '')}`,
    );
    expect(described).toEqual(documented);
    expect(documented.at(-1)).toContain(`-${width} `);
  }
});
