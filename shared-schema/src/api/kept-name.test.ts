import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderName } from '../accounts/organization-endpoints.ts';
import { fileName } from '../directory/file-endpoints.ts';
import { safeFileName } from './file-name.ts';
import { keptName } from './kept-name.ts';

const bytes = (name: string): number => new TextEncoder().encode(name).length;

describe('a name that a system makes', () => {
  it.each([
    ['CON', '.pdf', 'CON_.pdf'],
    ['nul.tar', '.gz', 'nul_.tar.gz'],
    ['LPT9', '', 'LPT9_'],
    ['Contrato', '.pdf', 'Contrato.pdf'],
    ['Recibos quincena. ', '', 'Recibos quincena'],
    ['Nómina'.normalize('NFD'), '.pdf', 'Nómina.pdf'],
    ['...', '', '_'],
  ])('%j with %j is %j', (base, end, name) => {
    expect(keptName(base, end)).toBe(name);
  });

  it('is cut before its date and extension', () => {
    const name = safeFileName(`${'“'.repeat(100)} a.xlsx`, ' 2026-11-20');
    expect(name).toMatch(/^“+ 2026-11-20\.xlsx$/);
    expect(bytes(name)).toBeLessThanOrEqual(255);
  });

  it('is one that files of people may have, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const name of [safeFileName(text), safeFileName(`${text}.pdf`), safeFileName(`CON.${text}`)])
          expect([name, fileName.safeParse(name).data]).toEqual([name, name]);
      }),
    );
  });
});

describe('a name that a person gives', () => {
  it.each(['CON.pdf', 'aux.txt', 'NUL', 'COM1.xlsx', 'lpt9.csv', 'Recibos quincena.'])(
    'a file is not named %j',
    (name) => {
      const said = fileName.safeParse(name).error?.issues[0]?.message ?? '';
      expect(said).toMatch(/Windows|punto/);
    },
  );

  it.each(['CON', 'aux', 'PRN', 'ñ'.repeat(200), '漢'.repeat(200), 'ñ'.repeat(128)])(
    'a folder is not named %j',
    (name) => {
      expect(folderName.safeParse(name).success).toBe(false);
    },
  );

  it('keeps what every system keeps', () => {
    for (const name of [`${'ñ'.repeat(125)}.pdf`, 'Contrato.pdf', 'console.log', '.env'])
      expect(fileName.parse(name)).toBe(name);
    for (const name of ['ñ'.repeat(127), 'Auxiliares', 'Nómina']) expect(folderName.parse(name)).toBe(name);
    expect(folderName.parse('Nómina'.normalize('NFD'))).toBe('Nómina');
  });
});
