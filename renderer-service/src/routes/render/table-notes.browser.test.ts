import { NOTES_HEADER } from '@lienzo/schema/api/render-contract';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../app.ts';
import { silentLog } from '../../testing/test-browser.ts';
import { wideRows, wideTable } from '../../testing/wide-tables.ts';

const renderer = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog });
afterAll(() => renderer.stop());

function answer(table: TablaItem, amounts: number, format: string, accept = '*/*'): Promise<Response> {
  const title = { ...newItem('titulo'), valor: plainRichText('Nómina “central”') };
  const report = {
    ...emptyReport('Ancha'),
    layouts: [
      { index: 0, separation: false, items: [title] },
      { index: 1, separation: false, items: [table] },
    ],
  };
  const body = JSON.stringify({ report, rows: { [table.uuid]: wideRows(20, amounts) } });
  const headers = { 'content-type': 'application/json', accept };
  return Promise.resolve(
    renderer.fetch(new Request(`http://renderer/render?format=${format}`, { method: 'POST', headers, body })),
  );
}

const notesOf = (response: Response): unknown =>
  JSON.parse(decodeURIComponent(response.headers.get(NOTES_HEADER) ?? '[]'));

describe('what was done so that a table fits', () => {
  it.each(['pdf', 'docx'])('is told in a header, %s', async (format) => {
    const banded = wideTable(16);
    expect(notesOf(await answer(banded, 16, format))).toEqual([
      {
        code: 'table_in_bands',
        message: expect.stringMatching(
          /^La tabla “Nómina “central”” no cabe a lo ancho: sus columnas van en \d partes, una tras otra, cada una con la primera columna y letra de [\d.]+ puntos\.$/,
        ),
        field: banded.uuid,
      },
    ]);
    const small = wideTable(5);
    expect(notesOf(await answer(small, 5, format))).toMatchObject([
      { code: 'table_text_smaller', field: small.uuid },
    ]);
  });

  it('is not told of tables that fit, nor of Excel', async () => {
    expect((await answer(wideTable(1), 1, 'pdf')).headers.has(NOTES_HEADER)).toBe(false);
    expect((await answer(wideTable(16), 16, 'xlsx')).headers.has(NOTES_HEADER)).toBe(false);
  });

  it("is told in the head of the file's part", async () => {
    const table = wideTable(16);
    const parts = await (await answer(table, 16, 'pdf', 'multipart/mixed')).text();
    const [, header = ''] = /application\/pdf[\s\S]*?Lienzo-Notes: (\S+)/.exec(parts) ?? [];
    expect(JSON.parse(decodeURIComponent(header))).toMatchObject([
      { code: 'table_in_bands', field: table.uuid },
    ]);
  });
});
