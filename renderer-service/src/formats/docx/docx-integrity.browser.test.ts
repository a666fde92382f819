import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import JSZip from 'jszip';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../app.ts';
import { docxFaults } from '../../testing/docx-faults.ts';
import { kindsReport } from '../../testing/kinds-report.ts';
import { postJson } from '../../testing/post-json.ts';
import { silentLog } from '../../testing/test-browser.ts';

const renderer = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog });
afterAll(() => renderer.stop());

const post = (path: string, body: object): Promise<Uint8Array> =>
  postJson(renderer, `/${path}?format=docx`, body);

const HTML = `<h1>Acta</h1><p>Uno <b>dos</b> <a href="https://sat.gob.mx/?a=1&amp;b=2">tres</a> &lt;b&gt; \u0001</p><ol start="3"><li>a<ul><li>b</li></ul></li></ol>
<table><thead><tr><th>c</th><th>d</th></tr></thead><tr><td rowspan="2" colspan="3">e</td></tr><tr></tr><tr><td></td></tr></table><table></table><hr><pre>f
g</pre><blockquote>h</blockquote>`;

describe('Word files are whole: strict XML, relationships, types, definitions', () => {
  it.each(STARTER_REPORTS.map((starter) => [starter.nombre, starter] as const))('%s', async (_name, one) => {
    expect(await docxFaults(await post('render', { report: one.report, rows: one.rows }))).toEqual([]);
  });

  it('charts, codes, groups', async () => {
    const { report, rows } = kindsReport(14);
    expect(await docxFaults(await post('render', { report, rows }))).toEqual([]);
  });

  it.each([{}, { cover: true, table_of_contents: true, numbering: 'por_reporte' }])(
    'combined reports: %o',
    async (options) => {
      const reports = [...STARTER_REPORTS, registroNomina].map(({ report, rows }) => ({ report, rows }));
      expect(await docxFaults(await post('combine', { reports, options }))).toEqual([]);
    },
  );

  it('what was HTML', async () => {
    expect(await docxFaults(await post('html', { reporte: HTML }))).toEqual([]);
  });

  it('and a file that is not would be noticed', async () => {
    const { report, rows } = registroNomina;
    const zip = await JSZip.loadAsync(await post('render', { report, rows }));
    const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
    const faultsWith = async (broken: string): Promise<string> =>
      (
        await docxFaults(await zip.file('word/document.xml', broken).generateAsync({ type: 'uint8array' }))
      ).join();
    expect(await faultsWith(xml.replace('</w:tbl>', ''))).toContain('unexpected close tag');
    expect(await faultsWith(xml.replace('<w:t', '\u0002<w:t'))).toContain('disallowed character');
    expect(await faultsWith(xml.replace(/r:id="[^"]+"/, 'r:id="rId999"'))).toContain('is no relationship');
    expect(await faultsWith(xml.replaceAll('"Heading1"', '"Nadie"'))).toContain('style Nadie');
    zip.remove('word/styles.xml');
    expect(await faultsWith(xml)).toContain('leads to styles.xml');
  });
});
