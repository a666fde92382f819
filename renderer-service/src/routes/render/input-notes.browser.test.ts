/** What of pictures, dates and control characters in a request does not come as it was meant. */
import { PDFDocument } from '@cantoo/pdf-lib';
import { NOTES_HEADER, type RenderNote, renderNote } from '@lienzo/schema/api/render-contract';
import type { GraficaItem, ReportItem, TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { starterLogo } from '@lienzo/templates/reports/starter-logo';
import { SaxesParser } from 'saxes';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRenderer } from '../../app.ts';
import { pdfPages } from '../../testing/pdf-pages.ts';
import { silentLog } from '../../testing/test-browser.ts';
import { TURNED_PHOTOGRAPH } from '../../testing/turned-photograph.ts';

const renderer = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog });
afterAll(() => renderer.stop());

async function render(
  item: ReportItem,
  body: { rows?: object; options?: object; format?: string } = {},
): Promise<{ bytes: Uint8Array; notes: RenderNote[] }> {
  const report = { ...emptyReport('Notas'), layouts: [{ index: 0, separation: false, items: [item] }] };
  const { format = 'pdf', ...rest } = body;
  const response = await renderer.fetch(
    new Request(`http://renderer/render?format=${format}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ report, ...rest }),
    }),
  );
  expect(response.status).toBe(200);
  const header = decodeURIComponent(response.headers.get(NOTES_HEADER) ?? '[]');
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    notes: z.array(renderNote).parse(JSON.parse(header)),
  };
}

const url = (type: string, bytes: string): string =>
  `data:image/${type};base64,${Buffer.from(bytes, 'latin1').toString('base64')}`;
const cut = (picture: string): string => picture.slice(0, Math.floor(picture.length / 8) * 4);

describe('a picture', () => {
  it.each([
    ['a BMP', url('bmp', 'BM\x36\0\0\0\0\0\0\0\x36\0\0\0\x28'), 'picture_missing'],
    ['a TIFF', url('tiff', 'II*\0\x08\0\0\0\0\0\0\0'), 'picture_missing'],
    ['an SVG', url('svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture_missing'],
    [
      'an SVG that says it is a PNG',
      url('png', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'picture_missing',
    ],
    ['half a PNG', cut(starterLogo), 'picture_damaged'],
    ['half a JPEG', cut(TURNED_PHOTOGRAPH), 'picture_damaged'],
  ])('%s is told of at its item', async (_name, valor, code) => {
    const item = { ...newItem('imagen'), valor };
    for (const format of ['pdf', 'docx'])
      expect((await render(item, { format })).notes, format).toMatchObject([{ code, field: item.uuid }]);
    // A workbook has no pictures.
    expect((await render(item, { format: 'xlsx' })).notes).toEqual([]);
  });

  it('that is whole is not told of', async () => {
    for (const valor of [starterLogo, TURNED_PHOTOGRAPH])
      expect((await render({ ...newItem('imagen'), valor })).notes).toEqual([]);
  });

  it('that a camera turned is stored in the PDF as a photograph, not pixel by pixel', async () => {
    const { bytes } = await render({ ...newItem('imagen'), valor: TURNED_PHOTOGRAPH });
    const document = await PDFDocument.load(bytes);
    const filters = document.context
      .enumerateIndirectObjects()
      .map(([, object]) => object.toString())
      .filter((text) => text.includes('/Subtype /Image'));
    expect(filters).toHaveLength(1);
    expect(filters[0]).toContain('/DCTDecode');
  });
});

const column = (key: string, data_type: 'date' | 'text' | 'numeric', readable_name: string) => ({
  column: `d.${key}`,
  data_type,
  readable_name,
});

it.each(['pdf', 'docx', 'xlsx'])(
  'dates that are none stand as they came and are told of, %s',
  async (format) => {
    const table: TablaItem = {
      ...newItem('tabla'),
      selected_tables: ['d'],
      selected_columns: [
        column('a', 'date', 'Alta'),
        { ...column('b', 'date', 'Baja'), formato: 'fecha_larga' },
      ],
    };
    const days = ['2026-13-01', '10000-01-01', '2023-02-29', '2024-02-29', '2026-11-20T18:00:00Z', null];
    const rows = {
      [table.uuid]: days.map((day, index) => ({ 'd.a': day, 'd.b': index === 2 ? day : null })),
    };
    const { bytes, notes } = await render(table, { rows, format });
    expect(notes).toEqual([
      {
        code: 'dates_invalid',
        field: table.uuid,
        message:
          '“Alta” tiene 3 fechas que no existen, por ejemplo “2026-13-01”: van como llegaron. Corrígelas donde se capturan.',
      },
      {
        code: 'dates_invalid',
        field: table.uuid,
        message:
          '“Baja” tiene una fecha que no existe, “2023-02-29”: va como llegó. Corrígela donde se captura.',
      },
    ]);
    if (format !== 'pdf') return;
    const [page = ''] = await pdfPages(bytes);
    for (const text of ['2026-13-01', '10000-01-01', '2023-02-29', '29/02/2024', '20/11/2026'])
      expect(page).toContain(text);
    expect(page).not.toMatch(/31\/12\/9999|29 de febrero de 2023/);
  },
);

it('control characters are in no title and no category of a chart', async () => {
  const name = 'Ju\u0002an\u001d Pérez\ufffe';
  const chart: GraficaItem = {
    ...newItem('grafica'),
    selected_tables: ['d'],
    selected_columns: [column('c', 'text', 'Centro'), column('v', 'numeric', 'Valor')],
    categoria: 'd.c',
    valores: ['d.v'],
    titulo: name,
  };
  const rows = { [chart.uuid]: [{ 'd.c': name, 'd.v': '2' }] };
  const { bytes, notes } = await render(chart, { rows });
  expect(notes).toEqual([]);
  const [page = ''] = await pdfPages(bytes);
  expect(page.match(/Juan Pérez/g)?.length).toBeGreaterThanOrEqual(2);
});

it.each([{ archive: true }, { accessible: true }])(
  'the metadata of a PDF are well-formed, %o',
  async (pdf) => {
    const { bytes } = await render(
      { ...newItem('imagen'), valor: starterLogo },
      { options: { author: 'Ju\u0002an\ufffe', pdf } },
    );
    const document = await PDFDocument.load(bytes);
    expect(document.getAuthor()).toBe('Juan');
    const text = Buffer.from(bytes).toString('utf8');
    const [xmp = ''] = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(text) ?? [];
    expect(xmp).toContain('Juan');
    expect(() => new SaxesParser({ xmlns: true }).write(xmp).close()).not.toThrow();
  },
);
