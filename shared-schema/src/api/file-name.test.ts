import { expect, it } from 'vitest';
import { safeFileName } from './file-name.ts';

it.each([
  ['Nómina año 2026.pdf', 'Nómina año 2026.pdf'],
  ['Ventas A/B.xlsx', 'Ventas A-B.xlsx'],
  ['a/b\\c:d', 'a-b-c-d'],
  ['../../etc/passwd', 'etc-passwd'],
  ['\u202Egpj.exe', 'gpj.exe'],
  ['a\r\nSet-Cookie: x.pdf', 'a Set-Cookie- x.pdf'],
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
