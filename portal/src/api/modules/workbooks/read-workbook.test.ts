import { utils, write } from '@e965/xlsx';
import { workbookMessages } from '@lienzo/schema/capture/workbook-messages';
import { expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';
import { collectWorkbook } from './testing/collect-workbook.ts';
import { sheetPackage } from './testing/sheet-package.ts';
import { writeZip } from './testing/write-zip.ts';
import type { RefusalReason } from './workbook-refusal.ts';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const sheetOf = (rows: string): string => `<sheetData>${rows}</sheetData>`;

async function refuses(bytes: Uint8Array, reason: RefusalReason, options = {}): Promise<void> {
  await expect(collectWorkbook(bytes, options)).rejects.toThrow(workbookMessages.refusals[reason]);
}

test('numbers, shared and inline texts, dates by style, booleans and errors', async () => {
  const bytes = sheetPackage({
    strings: ['<t>Ana</t>', '<r><t>Pe</t></r><r><t>dro</t></r><rPh><t>x</t></rPh>'],
    formats: [0, 14, 22, 20],
    sheets: {
      Hoja: sheetOf(
        '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="D2" t="inlineStr"><is><t>á &lt; b</t></is></c></row>' +
          '<row r="4"><c r="A4"><v>0.30000000000000004</v></c><c r="B4"><v>1E-7</v></c><c r="C4" s="1"><v>46349</v></c>' +
          '<c r="D4" s="2"><v>46349.5</v></c><c r="E4" s="3"><v>0.75</v></c><c r="F4" t="b"><v>1</v></c><c r="G4" t="e"><v>#REF!</v></c></row>',
      ),
    },
  });
  const sheet = (await collectWorkbook(bytes)).get('Hoja');
  expect(sheet?.rows).toEqual([
    {
      row: 2,
      hidden: false,
      cells: [
        { column: 1, type: 'text', value: 'Ana' },
        { column: 2, type: 'text', value: 'Pedro' },
        { column: 4, type: 'text', value: 'á < b' },
      ],
    },
    {
      row: 4,
      hidden: false,
      cells: [
        { column: 1, type: 'number', value: '0.3' },
        { column: 2, type: 'number', value: '0.0000001' },
        { column: 3, type: 'date', value: '2026-11-23' },
        { column: 4, type: 'date', value: '2026-11-23T12:00:00' },
        { column: 5, type: 'time', value: '18:00:00' },
        { column: 6, type: 'boolean', value: 'true' },
        { column: 7, type: 'error', value: '#REF!' },
      ],
    },
  ]);
});

test('dates of the calendar that begins in 1904, and Excel’s 29 February 1900', async () => {
  const rows = '<row><c s="1"><v>44887</v></c><c s="1"><v>59</v></c></row>';
  const values = async (is1904: boolean) =>
    (await collectWorkbook(sheetPackage({ sheets: { A: sheetOf(rows) }, formats: [0, 14], is1904 })))
      .get('A')
      ?.rows[0]?.cells.map(({ value }) => value);
  expect(await values(true)).toEqual(['2026-11-23', '1904-02-29']);
  expect(await values(false)).toEqual(['2022-11-22', '1900-02-28']);
});

test('formulas are marked with the value that they had, also when they have none', async () => {
  const rows = '<row><c><f>1+1</f><v>2</v></c><c t="str"><f>WEBSERVICE("http://x")</f></c></row>';
  const sheet = (await collectWorkbook(sheetPackage({ sheets: { A: sheetOf(rows) } }))).get('A');
  expect(sheet?.rows[0]?.cells).toEqual([
    { column: 1, type: 'number', value: '2', formula: true },
    { column: 2, type: 'text', value: '', formula: true },
  ]);
});

test('hidden sheets and rows, and merged cells, are told', async () => {
  const sheets = {
    Uno: `${sheetOf('<row hidden="1"><c><v>1</v></c></row>')}<mergeCells><mergeCell ref="A1:B2"/></mergeCells>`,
    Dos: sheetOf(''),
  };
  const read = await collectWorkbook(sheetPackage({ sheets, hidden: ['Dos'] }));
  expect(read.get('Uno')).toMatchObject({ hidden: false, merged: ['A1:B2'], rows: [{ hidden: true }] });
  expect(read.get('Dos')).toMatchObject({ hidden: true, rows: [] });
});

test('names with a prefix, as some writers give them', async () => {
  const sheets = { A: '<x:sheetData xmlns:x="u"><x:row><x:c><x:v>5</x:v></x:c></x:row></x:sheetData>' };
  expect((await collectWorkbook(sheetPackage({ sheets }))).get('A')?.rows).toHaveLength(1);
});

test('100,000 empty rows are nothing', async () => {
  const rows = Array.from(
    { length: 100_000 },
    (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" s="0"/></row>`,
  );
  const sheet = (await collectWorkbook(sheetPackage({ sheets: { A: sheetOf(rows.join('')) } }))).get('A');
  expect(sheet?.rows).toEqual([]);
});

test('a bomb is refused by what its directory says', async () => {
  const sheets = { A: sheetOf('') };
  const bomb = { name: 'xl/media/x.png', data: 'x', declaredSize: 700 * 1024 * 1024 };
  await refuses(sheetPackage({ sheets, more: [bomb] }), 'too_large');
});

test('a bomb whose directory lies is refused while it unpacks', async () => {
  const data = `<worksheet>${' '.repeat(1_000_000)}</worksheet>`;
  const lie = { name: 'xl/worksheets/s0.xml', data, declaredSize: 100 };
  await refuses(sheetPackage({ sheets: { A: '' }, more: [lie] }), 'broken');
});

test('more entries, rows or shared text than the limits', async () => {
  const sheets = { A: sheetOf('<row><c><v>1</v></c></row><row><c><v>1</v></c></row>') };
  const strings = ['<t>abc</t>'.repeat(1000)];
  await refuses(sheetPackage({ sheets }), 'too_large', { limits: { entries: 3 } });
  await refuses(sheetPackage({ sheets }), 'too_large', { limits: { rows: 1 } });
  await refuses(sheetPackage({ sheets, strings }), 'too_large', { limits: { sharedBytes: 1000 } });
});

test('a file that needs more memory than the worker has is refused, and nothing else dies', async () => {
  const strings = Array.from({ length: 400_000 }, (_, at) => `<t>${at} ${'abc'.repeat(40)}</t>`);
  await refuses(sheetPackage({ sheets: { A: '' }, strings }), 'too_large', { memory: 24 });
});

test('a file that takes too long is refused', async () => {
  const rows = '<row><c><v>1</v></c></row>'.repeat(150_000);
  await refuses(sheetPackage({ sheets: { A: sheetOf(rows) } }), 'too_slow', { deadline: 60 });
});

test('the caller that leaves ends the reading', async () => {
  const left = new AbortController();
  const rows = '<row><c><v>1</v></c></row>'.repeat(50_000);
  const reading = readWorkbook(
    sheetPackage({ sheets: { A: sheetOf(rows) } }),
    () => left.abort(new Error('left')),
    {
      user: { organizationId: 'valle', userId: 'ana' },
      signal: left.signal,
    },
  );
  await expect(reading).rejects.toThrow('left');
});

test('entities and document types', async () => {
  const more = [
    { name: 'xl/worksheets/s0.xml', data: '<!DOCTYPE a [<!ENTITY b "c">]><worksheet>&b;</worksheet>' },
  ];
  await refuses(sheetPackage({ sheets: { A: '' }, more }), 'broken');
});

test.each<[string, Uint8Array, RefusalReason]>([
  ['nothing', text(''), 'empty'],
  ['a CSV named .xlsx', text('Empleado,Días\n1,2\n'), 'csv'],
  ['a web page named .xls', text('<html><table><tr><td>1</td></tr></table></html>'), 'page'],
  ['a PDF', text('%PDF-1.7 \u0000'), 'other'],
  ['half a zip', sheetPackage({ sheets: { A: '' } }).subarray(0, 300), 'broken'],
  ['a zip of something else', writeZip([{ name: 'word/document.xml', data: '<a/>' }]), 'other'],
  ['an OpenDocument sheet', writeZip([{ name: 'content.xml', data: '<a/>' }]), 'open_document'],
  [
    'a row out of its place',
    sheetPackage({ sheets: { A: sheetOf('<row r="2"/><row r="1"/>') } }),
    'disordered',
  ],
  [
    'a shared text that is not there',
    sheetPackage({ sheets: { A: sheetOf('<row><c t="s"><v>9</v></c></row>') } }),
    'broken',
  ],
  ['half an .xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 1, 2]), 'broken'],
])('%s is refused in plain words', async (_, bytes, reason) => {
  await refuses(bytes, reason);
});

test('an .xls with numbers, texts, dates, merged cells and a hidden sheet', async () => {
  const sheet = utils.aoa_to_sheet([
    ['Ana', 12.5, true],
    [{ t: 'n', v: 46349, z: 'dd/mm/yyyy' }, 3],
  ]);
  sheet['!merges'] = [utils.decode_range('A3:B3')];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Hoja');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['x']]), 'Oculta');
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  const bytes: unknown = write(book, { type: 'buffer', bookType: 'biff8' });
  if (!(bytes instanceof Uint8Array)) throw new TypeError('no bytes');
  const read = await collectWorkbook(bytes);
  expect(read.get('Hoja')?.rows).toEqual([
    {
      row: 1,
      hidden: false,
      cells: [
        { column: 1, type: 'text', value: 'Ana' },
        { column: 2, type: 'number', value: '12.5' },
        { column: 3, type: 'boolean', value: 'true' },
      ],
    },
    {
      row: 2,
      hidden: false,
      cells: [
        { column: 1, type: 'date', value: '2026-11-23' },
        { column: 2, type: 'number', value: '3' },
      ],
    },
  ]);
  expect(read.get('Hoja')?.merged).toEqual(['A3:B3']);
  expect(read.get('Oculta')?.hidden).toBe(true);
});

test('somebody who uploads many workbooks keeps no other organization waiting', {
  timeout: 60_000,
}, async () => {
  const bytes = sheetPackage({ sheets: { A: sheetOf('<row><c><v>1</v></c></row>') } });
  const released = Promise.withResolvers<void>();
  let begun = 0;
  const retained = ['ana', 'ana', 'beto', 'celia'].map((userId) =>
    readWorkbook(
      bytes,
      async ({ kind }) => {
        if (kind !== 'sheets') return;
        begun += 1;
        await released.promise;
      },
      { user: { organizationId: 'valle', userId } },
    ),
  );
  try {
    await expect.poll(() => begun, { timeout: 20_000 }).toBe(2);
    const read = await collectWorkbook(bytes, { user: { organizationId: 'norte', userId: 'nora' } });
    expect(read.get('A')?.rows).toHaveLength(1);
    expect(begun).toBe(2);
  } finally {
    released.resolve();
    await Promise.all(retained);
  }
  expect(begun).toBe(4);
});

test('one person’s line is bounded', async () => {
  const bytes = sheetPackage({ sheets: { A: '' } });
  const user = { organizationId: 'sur', userId: 'sara' };
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => collectWorkbook(bytes, { user })));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  expect(refused).toMatchObject([{ reason: { reason: 'busy' } }, { reason: { reason: 'busy' } }]);
});
