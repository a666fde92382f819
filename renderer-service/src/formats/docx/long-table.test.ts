import { newItem } from '@lienzo/schema/report/new-item';
import { dataItems, emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { etiquetasQr } from '@lienzo/templates/reports/etiquetas-qr';
import { Document, type IContext } from 'docx';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { collectedFile } from '../../testing/collected-file.ts';
import { kindsReport } from '../../testing/kinds-report.ts';
import type { RenderJob } from '../render-job.ts';
import { StreamedTable } from './blocks/streamed-table.ts';
import { INTER_ALONE } from './blocks/word-styles.ts';
import type { WordContext } from './items/word-context.ts';
import { wordTable } from './items/word-table.ts';
import { blockXml } from './package/block-xml.ts';
import { placeholder } from './package/word-body.ts';
import { wordXml } from './package/word-xml.ts';
import { writeWord } from './package/write-word.ts';
import { renderDocx } from './render-docx.ts';
import { reportSection } from './sections/report-section.ts';

const control = { signal: new AbortController().signal, progress: () => undefined };
const jobOf = (report: ReportDocument, rows: RenderJob['rows']): RenderJob => ({
  report,
  rows,
  today: '2026-11-20',
  author: '',
  now: new Date(),
  assets: {},
});

/** One plain table, in a frame or not, and so many rows with all that a text can hold. */
function tableJob(count: number, border: boolean): RenderJob {
  const table = newItem('tabla');
  table.selected_tables = ['employees'];
  table.estilo_item = { border };
  table.selected_columns = ['employees.name', 'employees.rfc'].map((column) => ({
    column,
    data_type: 'text',
    readable_name: column,
  }));
  const report = { ...emptyReport('Larga'), layouts: [{ index: 0, separation: false, items: [table] }] };
  const rows = Array.from({ length: count }, (_none, index) => ({
    'employees.name': `<Núñez & "hijos" ${index}>\u0007`,
    'employees.rfc': index % 3 === 0 ? `uno\ndos ${index}` : `'$&' $1 ${index}`,
  }));
  return jobOf(report, { [table.uuid]: rows });
}

const bodyOf = async (job: RenderJob): Promise<string> => {
  const zip = await JSZip.loadAsync(await collectedFile((sink) => renderDocx(job, control, sink)));
  return (await zip.file('word/document.xml')?.async('string')) ?? '';
};

describe('a long table', () => {
  it('has the rows that the library would have made, one by one', () => {
    const { report, rows } = kindsReport(40);
    const item = dataItems(report).find(({ nombre }) => nombre === 'tabla');
    if (item?.nombre !== 'tabla') throw new Error('no table');
    const context: WordContext = {
      bodyHeight: 600,
      font: 'inter',
      draw: {
        rowsOf: rowsByUuid(rows),
        imageSource: () => null,
        today: '2026-11-20',
        bodyWidth: 500,
        placeholders: false,
      },
      images: () => null,
      chartPictures: {},
      codes: new Map(),
      lists: { next: 0, starts: new Set() },
      labels: { own: new Set(), next: 0 },
    };
    const file = new Document({ sections: [{ children: [placeholder()] }] });
    const position = (): IContext => ({ file, viewWrapper: file.Document, stack: [] });
    const tables = (): StreamedTable => {
      const [table] = wordTable(item, 500, context);
      if (!(table instanceof StreamedTable)) throw new Error('no table');
      return table;
    };
    const whole = wordXml(tables().toTable(), position());
    expect([...blockXml(tables(), position())].join('')).toBe(whole);
    expect(whole.split('<w:tr>').length).toBeGreaterThan(50);
    expect(whole).toContain('w:fill="FEF3F2"');
  });

  it('keeps every sign and line of its texts', async () => {
    const body = await bodyOf(tableJob(300, false));
    expect(body).toContain('&lt;Núñez &amp; &quot;hijos&quot; 299&gt;<');
    expect(body).toContain('>uno</w:t></w:r><w:r>');
    expect(body).toContain('>dos 297<');
    expect(body).toContain('&apos;$&amp;&apos; $1 298<');
    expect(body.split('<w:cantSplit/>')).toHaveLength(302);
  });

  it('is written row by row in a frame, too', async () => {
    const body = await bodyOf(tableJob(6_000, true));
    expect(body.split('<w:cantSplit/>')).toHaveLength(6_002);
    expect(body.split('<w:tbl>')).toHaveLength(3);
    // The paragraph that ends the cell.
    expect(body).toMatch(/<\/w:tbl><w:p>(?:(?!<\/w:p>).)*<\/w:p><\/w:tc><\/w:tr><\/w:tbl>/);
  });

  it('is refused with advice where it stands in a label and would be held whole', async () => {
    const job = tableJob(1_001, false);
    const labels = etiquetasQr.report;
    const layouts = labels.layouts.map((section, index) =>
      index === labels.layouts.length - 1
        ? { ...section, items: [...job.report.layouts.flatMap(({ items }) => items)] }
        : section,
    );
    const report = { ...labels, layouts };
    await expect(
      bodyOf({ ...job, report, rows: { ...etiquetasQr.rows, ...job.rows } }),
    ).rejects.toMatchObject({
      code: 'body_too_large',
      entries: [{ message: expect.stringContaining('dentro de una etiqueta'), field: expect.any(String) }],
    });
  });

  it('is refused with advice when Word could not open what it becomes', async () => {
    const lists = { next: 0, starts: new Set<number>() };
    const part = reportSection(
      tableJob(5_000, false),
      { ownPageNumbers: false, lists, font: 'inter' },
      control,
    );
    const order = { title: 'x', author: '', lists, fonts: INTER_ALONE, maxXmlBytes: 1_000_000 };
    const chunks: Uint8Array[] = [];
    const sink = { write: async (chunk: Uint8Array<ArrayBuffer>) => void chunks.push(chunk) };
    await expect(writeWord([part], order, control, sink)).rejects.toMatchObject({
      code: 'body_too_large',
      entries: [{ message: expect.stringContaining('Divídelo con filtros') }],
    });
    expect(chunks).toEqual([]);
  });
});
