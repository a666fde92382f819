import { expect, it } from 'vitest';
import { contentDisposition, safeFileName } from './file-name.ts';

it.each([
  ['Nómina año 2026.pdf', 'Nómina año 2026.pdf'],
  ['Ventas A/B.xlsx', 'Ventas A B.xlsx'],
  ['a/b\\c:d', 'a b c d'],
  ['../../etc/passwd', 'etc passwd'],
  ['\u202Egpj.exe', 'gpj.exe'],
  ['a"b\r\nSet-Cookie: x.pdf', 'a bSet-Cookie x.pdf'],
  ['Corte al 15. de enero', 'Corte al 15. de enero'],
  ['....pdf', 'document.pdf'],
  ['..', 'document'],
  [' \u0000 ', 'document'],
  ['', 'document'],
])('%j is saved as %j', (name, saved) => {
  expect(safeFileName(name)).toBe(saved);
});

it('a long name keeps its extension', () => {
  const saved = safeFileName(`${'Dispersión de nómina '.repeat(10)}.xlsx`);
  expect(saved).toHaveLength(150);
  expect(saved).toMatch(/nómina.*\.xlsx$/);
  expect(safeFileName('💶'.repeat(200)).isWellFormed()).toBe(true);
});

it('the header says the name with its accents, and without them for old readers', () => {
  expect(contentDisposition('attachment', 'Nómina año 2026.pdf')).toBe(
    `attachment; filename="Nomina ano 2026.pdf"; filename*=UTF-8''N%C3%B3mina%20a%C3%B1o%202026.pdf`,
  );
});

it.each(['../../etc/passwd', 'a"b\r\nX-Evil: 1\0', '\u202Egpj.exe', '...', '100 % (neto)*'])(
  'no name leaves the header: %j',
  (name) => {
    const header = contentDisposition('inline', `${name}.pdf`);
    expect(header).toMatch(/^inline; filename="[^"\r\n/\\]+"; filename\*=UTF-8''[\w%.~-]+$/);
    expect(header).not.toContain('..');
  },
);
