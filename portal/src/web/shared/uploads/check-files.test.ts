import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { expect, it } from 'vitest';
import { problemOf, withoutSameNames } from './check-files';
import { fileToSend } from './file-to-send';

const file = (name: string, size = 1): File => new File([new Uint8Array(size)], name);
const at = (path: string, name: string) => fileToSend(file(name), path);

it('refuses a file of 18 MB before it is sent, and lets one byte less pass', () => {
  expect(problemOf(fileToSend(file('a.pdf', FILE_LIMIT)))).toContain('18 MB');
  expect(problemOf(fileToSend(file('a.pdf', FILE_LIMIT - 1)))).toBeNull();
});

it('refuses a name that would show another one', () => {
  expect(problemOf(fileToSend(file('recibo\u202efdp.exe')))).toContain('caracteres');
});

it('refuses an empty folder of a name that no folder may have', () => {
  expect(problemOf({ name: 'v1.0', file: null })).not.toBeNull();
  expect(problemOf({ name: 'No\u0301mina 2026', file: null })).toBeNull();
});

it('keeps the first of two files of one name, whatever its case or the form of its accents', () => {
  const kept = withoutSameNames(
    [at('', 'Nómina.pdf')],
    [at('', 'no\u0301mina.PDF'), at('Enero', 'Nómina.pdf')],
  );
  expect(kept.map(({ path }) => path)).toEqual(['Enero']);
});
