/** One rule for every name that leaves the product, exit by exit. */

import { folderName } from '@lienzo/schema/accounts/organization-endpoints';
import { contentDisposition, safeFileName } from '@lienzo/schema/api/file-name';
import { fileName } from '@lienzo/schema/directory/file-endpoints';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closingPath } from '../modules/incidents/exports/closing-path.ts';
import { partNames } from '../modules/renders/parts/name-pattern.ts';
import { entryNames } from '../platform/storage/zip/entry-names.ts';
import { numberedName } from '../platform/text/numbered-name.ts';

/** Names that people, other programs and values of columns give. */
const GIVEN = [
  'Nómina año 2026',
  'Nómina'.normalize('NFD'),
  'CON',
  'aux',
  'NUL.tar',
  'COM1',
  'lpt9 ',
  'CONIN$',
  'Recibos quincena.',
  'Recibos quincena . . ',
  'a<b>c:d"e/f\\g|h?i*j',
  '../../etc/passwd',
  'línea\nnueva\tcon\u0000cosas',
  '\u202Efdp.exe',
  'ñ'.repeat(200),
  '漢'.repeat(200),
  '“'.repeat(100),
  '—'.repeat(115),
  '💶'.repeat(120),
  '...',
  ' ',
  '',
];

const decoded = (header: string): string =>
  decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(header)?.[1] ?? '');

/** What each exit makes of a name, and the extension that it must keep. */
const EXITS: Record<string, { leaves: (given: string) => string[]; extension: string }> = {
  'a download': {
    leaves: (given) => [decoded(contentDisposition('attachment', `${given}.pdf`))],
    extension: '.pdf',
  },
  'a file of a report in a mail, a folder or the browser': {
    leaves: (given) => [safeFileName(`${given}.xlsx`)],
    extension: '.xlsx',
  },
  'a file of a schedule, with its day': {
    leaves: (given) => [safeFileName(`${given}.docx`, ' 2026-11-20')],
    extension: ' 2026-11-20.docx',
  },
  'parts of a report, two of one name': {
    leaves: (given) => {
      const nameOf = partNames('pdf');
      return [nameOf(given), nameOf(given)];
    },
    extension: '.pdf',
  },
  'files in an archive, two of one name': {
    leaves: (given) => {
      const nameOf = entryNames();
      return [nameOf(`${given || 'x'}.pdf`, 'FILE'), nameOf(`${given || 'x'}.pdf`, 'FILE')];
    },
    extension: '.pdf',
  },
  'folders in an archive, two of one name': {
    leaves: (given) => {
      const nameOf = entryNames();
      return [nameOf(given, 'DIR'), nameOf(given, 'DIR')];
    },
    extension: '',
  },
  'a copy beside a file': {
    leaves: (given) => [numberedName(safeFileName(`${given}.pdf`), 'FILE', 12)],
    extension: ' (12).pdf',
  },
  'folders of a finalised period': {
    leaves: (given) =>
      closingPath({ id_humansite: given, paysheet: given, calendar: 2026, process: given, mes: given }),
    extension: '',
  },
  'a file that a person names': { leaves: (given) => accepted(fileName, `${given}.pdf`), extension: '.pdf' },
  'a folder that a person names, a client’s too': {
    leaves: (given) => accepted(folderName, given),
    extension: '',
  },
};

/** Nothing where the name is refused in words. Letters that only some systems refuse leave by the exits above. */
function accepted(schema: typeof fileName | typeof folderName, given: string): string[] {
  const { data } = schema.safeParse(given);
  return data === undefined || RESERVED.test(data) ? [] : [data];
}

const RESERVED = /[<>:"/\\|?*]/;
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)\d)\s*(\.|$)/i;

/** What a name of a file or folder must be, on every system. */
function expectKept(name: string, extension: string): void {
  expect(name).toBe(name.normalize('NFC'));
  expect(name.isWellFormed()).toBe(true);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
  expect(name).not.toMatch(RESERVED);
  expect(name).not.toMatch(/\p{Cc}/u);
  expect(name).not.toMatch(DEVICE);
  expect(name).not.toMatch(/[. ]$/);
  expect(name).not.toBe('');
  expect(name.endsWith(extension)).toBe(true);
}

describe.each(Object.entries(EXITS))('%s', (exit, { leaves, extension }) => {
  it.each(GIVEN.map((given) => [given]))('has a name that every system keeps, of %j', (given) => {
    const names = leaves(given);
    for (const name of names) expectKept(name, extension);
    // Systems that know no capitals have room for both.
    if (exit.includes('two of one name'))
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(2);
  });

  it('has one of whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        for (const name of leaves(given)) expectKept(name, extension);
      }),
      { numRuns: 300 },
    );
  });
});
