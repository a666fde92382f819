import { bulkFileMessages } from '@lienzo/schema/bulk/bulk-file-messages';
import { personFinder } from '@lienzo/schema/bulk/find-person';
import { LAYOUT_SHEETS } from '@lienzo/templates/layouts/capture-layout';
import { MASTER_SHEETS } from '@lienzo/templates/layouts/master-sheets';
import { expect, test } from 'vitest';
import { LayoutSheet } from '../incidents/bulk/layout-sheet.ts';
import { readLayout } from '../incidents/bulk/read-layout.ts';
import { readMasterFile } from '../masters/workbook/read-master-file.ts';
import { readWorkbook } from './read-workbook.ts';
import { clockFormat, textValue } from './reading/cell-values.ts';
import { collectWorkbook } from './testing/collect-workbook.ts';
import { hostileWorkbooks } from './testing/hostile-workbooks.ts';
import { sheetPackage } from './testing/sheet-package.ts';
import { WorkbookRefusal } from './workbook-refusal.ts';

const { name, fields } = MASTER_SHEETS.employees;
const MASTERS = { sheet: name, headings: fields.map(({ heading }) => heading) };
const LAYOUT = { sheet: LAYOUT_SHEETS.I, headings: ['NUM EMPLEADO', 'NOMBRE', 'FECHA', 'CANTIDAD'] };

const BOOK = { kind: 'maestros', clientId: 'client' } as const;
const reader = { user: { organizationId: 'valle', userId: 'ana' }, signal: new AbortController().signal };

const inLine = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const sizeOf = (value: unknown): number => JSON.stringify(value).length;

test('no piece of a hostile workbook is larger than what one go bears', async () => {
  const largest = new Map<string, number>();
  for (const { kind, bytes } of hostileWorkbooks(16, MASTERS))
    await readWorkbook(
      bytes,
      (chunk) => {
        largest.set(kind, Math.max(largest.get(kind) ?? 0, sizeOf(chunk)));
      },
      reader,
    ).catch((error: unknown) => {
      if (!(error instanceof WorkbookRefusal)) throw error;
    });
  // A piece is complete with a hundred thousand letters; the row that completes it has two hundred thousand at most.
  expect([...largest].filter(([, size]) => size > 1_200_000)).toEqual([]);
  expect(largest.size).toBeGreaterThan(3);
});

test.each(hostileWorkbooks(8, MASTERS).map(({ kind, bytes }) => [kind, bytes] as const))(
  'masters: %s',
  async (_, bytes) => {
    const { list } = await readMasterFile(bytes, BOOK, reader);
    expect(sizeOf(list.findings)).toBeLessThan(1_000_000);
  },
);

test.each(hostileWorkbooks(8, LAYOUT).map(({ kind, bytes }) => [kind, bytes] as const))(
  'a layout: %s',
  async (_, bytes) => {
    const expected = {
      kind: 'I' as const,
      paysheet: { id: 1, id_humansite: 'N1' },
      period: { id: 1, mes: 'enero', calendar: 2026 },
      groups: new Set(['P012']),
    };
    const { list } = await readLayout(bytes, expected, reader);
    expect(sizeOf(list.findings)).toBeLessThan(1_000_000);
  },
);

test('a text that is longer than any field is cut, and refused where it is used', async () => {
  const long = `4${' '.repeat(2000)}2`;
  const sheets = {
    [name]: `<sheetData><row>${fields.map(({ heading }) => inLine(heading)).join('')}</row><row>${inLine(long)}</row></sheetData>`,
  };
  const read = await readMasterFile(sheetPackage({ sheets }), BOOK, reader);
  expect(read.list.findings).toMatchObject([
    { sheet: name, row: 2, column: 'A', severity: 'error', message: bulkFileMessages.tooLong },
  ]);
  expect(read.sheets.get('employees')?.rows).toMatchObject([{ broken: true }]);
});

test('a text of the largest length is whole', () => {
  expect(textValue('x'.repeat(1000))).toEqual({ type: 'text', value: 'x'.repeat(1000) });
  expect(textValue('x'.repeat(1001))).toEqual({ type: 'text', value: 'x'.repeat(1000), cut: true });
});

test('long shared and inline texts are cut alike, in pieces too', async () => {
  const long = 'á'.repeat(70_000);
  const sheets = { A: `<sheetData><row><c t="s"><v>0</v></c>${inLine(long)}</row></sheetData>` };
  const read = await collectWorkbook(sheetPackage({ sheets, strings: [`<t>${long}</t>`] }));
  const cell = { type: 'text', value: 'á'.repeat(1000), cut: true };
  expect(read.get('A')?.rows[0]?.cells).toEqual([
    { column: 1, ...cell },
    { column: 2, ...cell },
  ]);
});

test('a number format that Excel does not take shows no date', () => {
  expect(clockFormat(`${'['.repeat(1_000_000)}yyyy`)).toBe(null);
  expect(clockFormat('[$-80A]dddd, d "de" mmmm "de" yyyy')).toBe('day');
});

test('a number that is cut is nobody’s, though it begins as somebody’s', async () => {
  const sheets = {
    [LAYOUT_SHEETS.I]: `<sheetData><row r="1"><c r="C1" t="inlineStr"><is><t>P012</t></is></c></row><row r="2">${LAYOUT.headings.map(inLine).join('')}</row><row r="3">${[`7${' '.repeat(2000)}1`, 'Ana', '2026-01-05', '1'].map(inLine).join('')}</row></sheetData>`,
  };
  const sheet = new LayoutSheet(
    { name: LAYOUT_SHEETS.I, hidden: false },
    { kind: 'I', groups: new Set(['P012']), most: 10 },
  );
  for (const row of (await collectWorkbook(sheetPackage({ sheets }))).get(LAYOUT_SHEETS.I)?.rows ?? [])
    sheet.add(row);
  expect(sheet.rows).toHaveLength(1);
  expect(personFinder([{ id: 1, human_id: '7' }])(sheet.rows[0]?.number ?? '')).toBeUndefined();
  expect(personFinder([{ id: 1, human_id: '7' }])('7')).toMatchObject({ id: 1 });
});
