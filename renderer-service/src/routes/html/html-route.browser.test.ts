import { PDFDocument } from '@cantoo/pdf-lib';
import JSZip from 'jszip';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../app.ts';
import { HTML_MARGINS } from '../../html/html-job.ts';
import { pdfPages, textEdges } from '../../testing/pdf-pages.ts';
import { silentLog } from '../../testing/test-browser.ts';

const renderer = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog });
afterAll(() => renderer.stop());

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const LETTER = `<h1 style="text-align:center">Constancia laboral</h1><p>Se hace constar que <b>Ana Núñez</b> labora aquí
  desde <i>2019</i>. <script>document.body.textContent='corrió'</script><a href="https://ejemplo.test/x">Más</a></p>
<ul><li>Primera<ul><li>Dentro</li></ul></li><li>Segunda</li></ul><ol start="3"><li>Tres</li></ol>
<table><thead><tr><th>Concepto</th><th>Importe</th></tr></thead><tbody><tr><td rowspan="2">Sueldo</td><td style="text-align:right">$1,500.00</td></tr><tr><td>$20.00</td></tr><tr><td colspan="2">Fin</td></tr></tbody></table>
<img src="${PIXEL}" alt="Sello" width="40"><p style="page-break-before:always">Segunda hoja</p>`;

const post = async (query: string, body: unknown): Promise<Response> =>
  renderer.fetch(
    new Request(`http://renderer/html?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
const file = async (response: Response): Promise<Uint8Array> => {
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
};

describe('POST /html', () => {
  it('prints untrusted HTML without running it, under a safe name', async () => {
    const response = await post('format=pdf', { reporte: LETTER, nombre_reporte: '../Acta "final"\r\n' });
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Acta final.pdf"; filename*=UTF-8''Acta%20final.pdf`,
    );
    const pages = await pdfPages(await file(response));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(
      /Constancia laboral Se hace constar que Ana Núñez labora aquí desde 2019 ?\. Más/,
    );
    expect(pages[0]).toContain('$1,500.00');
    expect(pages[1]).toBe('Segunda hoja');
    expect(pages.join('')).not.toContain('corrió');
  });

  it('lies across when asked, also in the specification’s words', async () => {
    const response = await post('file_type=pdf&orientation=horizontal', { reporte: '<p>x</p>' });
    expect(response.headers.get('content-disposition')).toContain('"document.pdf"');
    const bytes = await file(response);
    const document = await PDFDocument.load(bytes);
    expect(document.getPage(0).getSize()).toEqual({ width: 792, height: 612 });
  });

  it('prints cells where and as wide as their attributes say', async () => {
    const reporte = `<table width="100%"><tr><td width="70%">Sueldo</td><td align="right">$1,234.00</td></tr>
<tr><th>Clave</th><th align="right">Importe</th></tr></table>`;
    const edges = await textEdges(await file(await post('format=pdf', { reporte })));
    const right = 612 - HTML_MARGINS.right;
    for (const text of ['$1,234.00', 'Importe']) expect(edges.get(text)?.right).toBeCloseTo(right - 5.4, 0);
    expect(edges.get('Clave')?.left).toBeCloseTo(edges.get('Sueldo')?.left ?? 0, 0);
  });

  it('writes Word that can be edited', async () => {
    const bytes = await file(await post('format=docx&orientation=horizontal', { reporte: LETTER }));
    const zip = await JSZip.loadAsync(bytes);
    const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
    expect(xml).toMatch(/<w:pStyle w:val="Heading1"\/>[\s\S]*?<w:jc w:val="center"\/>/);
    expect(xml).toMatch(/<w:b\/>[\s\S]{0,60}<w:t[^>]*>Ana Núñez/);
    expect(xml.match(/<w:numPr>/g)).toHaveLength(4);
    expect(xml).toContain('<w:ilvl w:val="1"/>');
    expect(xml).toContain('<w:tblHeader');
    expect(xml).toContain('w:vMerge');
    expect(xml).toContain('<w:gridSpan w:val="2"/>');
    expect(xml).toContain('w:hyperlink');
    expect(xml).toContain('descr="Sello"');
    expect(xml).toContain('w:orient="landscape"');
    expect(xml).not.toContain('corrió');
    expect(zip.file(/word\/media\//)).toHaveLength(1);
  });

  it('gives the lists of Word room for their longest number', async () => {
    const items = '<li><p>uno</p><p>más</p></li>'.repeat(2);
    const reporte = `<ol start="12345" style="font-size:24pt">${items}</ol>`;
    const zip = await JSZip.loadAsync(await file(await post('format=docx', { reporte })));
    const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
    const [first, second] = [...xml.matchAll(/<w:ind w:left="(\d+)"(?: w:hanging="(\d+)")?/g)];
    // Five figures and a period of 24 points.
    expect(Number(first?.[2]) / 20).toBeGreaterThan(5 * 0.6 * 24);
    expect(second?.slice(1)).toEqual([first?.[1], undefined]);
  });

  it('refuses what is no such request', async () => {
    expect((await post('format=xlsx', { reporte: 'x' })).status).toBe(400);
    expect((await post('orientation=oblicua', { reporte: 'x' })).status).toBe(400);
    expect((await post('format=pdf', { nombre_reporte: 'x' })).status).toBe(400);
  });
});
