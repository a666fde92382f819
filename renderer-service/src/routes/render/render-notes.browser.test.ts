import { NOTES_HEADER, type RenderNote, renderNote } from '@lienzo/schema/api/render-contract';
import { newItem } from '@lienzo/schema/report/new-item';
import { dataItems, emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { etiquetasQr } from '@lienzo/templates/reports/etiquetas-qr';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRenderer } from '../../app.ts';
import { pdfPages } from '../../testing/pdf-pages.ts';
import { silentLog } from '../../testing/test-browser.ts';

const renderer = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog });
afterAll(() => renderer.stop());

const post = async (
  report: ReportDocument,
  headers: Record<string, string> = {},
  format = 'pdf',
): Promise<Response> =>
  send(
    `render?format=${format}`,
    { report, ...(dataItems(report).length > 0 && { rows: etiquetasQr.rows }) },
    headers,
  );

const send = async (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  renderer.fetch(
    new Request(`http://renderer/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

const notesIn = (header: string | null | undefined): RenderNote[] =>
  header == null ? [] : z.array(renderNote).parse(JSON.parse(decodeURIComponent(header)));

/** The labels of the starter with so many rows and columns on a sheet. */
function labels(columnas: number, filas: number): ReportDocument {
  const { report } = etiquetasQr;
  const layouts = report.layouts.map((section) => ({
    ...section,
    items: section.items.map((item) =>
      item.nombre === 'texto_dinamico'
        ? { ...item, etiquetas: { columnas, filas, separacion: 8, contorno: true } }
        : item,
    ),
  }));
  return { ...report, layouts };
}

describe('the notes of a print', () => {
  it('are none where all fits', async () => {
    const response = await post(labels(2, 5));
    expect(response.status).toBe(200);
    expect(response.headers.get(NOTES_HEADER)).toBeNull();
  });

  it('tell how many labels have a page of their own, because their codes would not be read if they were smaller', async () => {
    const response = await post(labels(2, 12));
    const notes = notesIn(response.headers.get(NOTES_HEADER));
    expect(notes.map(({ code }) => code)).toEqual(['label_own_sheet']);
    expect(notes[0]?.message).toContain('14 etiquetas');
    expect(await pdfPages(new Uint8Array(await response.arrayBuffer()))).toHaveLength(14);
  });

  it('tell it of Word too, combined or alone, beside pages that are no labels', async () => {
    const { layouts, ...report } = labels(2, 12);
    const texts = { ...newItem('texto'), valor: plainRichText('Portada') };
    const first = { index: 0, separation: false, items: [texts] };
    const mixed: ReportDocument = {
      ...report,
      layouts: [first, ...layouts.map((section, index) => ({ ...section, separation: index === 0 }))].map(
        (section, index) => ({ ...section, index }),
      ),
    };
    const expected = notesIn((await post(mixed)).headers.get(NOTES_HEADER));
    expect(expected).toHaveLength(1);
    expect(notesIn((await post(mixed, {}, 'docx')).headers.get(NOTES_HEADER))).toEqual(expected);
    const reports = [{ report: mixed, rows: etiquetasQr.rows }];
    const combined = await send('combine?format=docx', { reports });
    expect(notesIn(combined.headers.get(NOTES_HEADER))).toEqual(expected);
    expect((await post(labels(2, 5), {}, 'docx')).headers.get(NOTES_HEADER)).toBeNull();
  });

  it('tell of codes that are too narrow, which are explained in their place', async () => {
    const response = await post(labels(5, 4));
    expect(notesIn(response.headers.get(NOTES_HEADER)).map(({ code }) => code)).toContain('code_unreadable');
    const [page] = await pdfPages(new Uint8Array(await response.arrayBuffer()));
    expect(page).toContain('El código de barras no cabe');
  });

  it("stand in the head of the file's part", async () => {
    const response = await post(labels(2, 12), { accept: 'multipart/mixed' });
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    const [, header] = /application\/pdf[\s\S]*?Lienzo-Notes: (\S+)/.exec(text) ?? [];
    expect(notesIn(header)).toHaveLength(1);
  });

  it('tell of characters that no font has', async () => {
    const report = emptyReport('Letras');
    const text = (label: string): ReportDocument => ({
      ...report,
      layouts: [
        { index: 0, separation: false, items: [{ ...newItem('texto'), valor: plainRichText(label) }] },
      ],
    });
    const covered = await post(text('☐ ☑ ✓ ✗ → ⇒ ★ ≤ € ① 山田太郎 张伟 ﹏ ½ Łódź 한국 Άννα Щука كل שלום'));
    expect([covered.status, covered.headers.get(NOTES_HEADER)]).toEqual([200, null]);
    const missing = notesIn((await post(text('ꙮ ጤ 뷁 ጤ'))).headers.get(NOTES_HEADER));
    expect(missing).toEqual([
      { code: 'characters_missing', message: expect.stringContaining('3 caracteres') },
    ]);
  });
});
