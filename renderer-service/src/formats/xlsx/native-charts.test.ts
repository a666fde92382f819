/** What Excel gets of a chart: a chart of its own over the cells of its sheet. */
import type { Row } from '@lienzo/schema/data/column';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { reportItems } from '@lienzo/schema/report/report';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { PrintNotes } from '../../platform/notes/print-notes.ts';
import { followingChartReport } from '../../testing/following-chart-report.ts';
import { kindsReport } from '../../testing/kinds-report.ts';
import type { RenderJob } from '../render-job.ts';
import { renderXlsx } from './render-xlsx.ts';

async function made({ report, rows }: Pick<RenderJob, 'report' | 'rows'>) {
  const notes = new PrintNotes();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const job = { report, rows, today: '2026-11-20', author: '', now: new Date(), assets: {} };
  const control = { signal: new AbortController().signal, progress: () => undefined, notes };
  await renderXlsx(job, control, { write: async (chunk) => void chunks.push(chunk) });
  const bytes = await new Blob(chunks).arrayBuffer();
  const zip = await JSZip.loadAsync(bytes);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes);
  return {
    zip,
    workbook,
    notes,
    part: async (path: string) => (await zip.file(path)?.async('string')) ?? '',
  };
}

/** The values that a chart keeps, and those of the cells that it names. */
function valuesOf(xml: string, workbook: ExcelJS.Workbook): { kept: number[]; cells: unknown[] } {
  const [, sheet = '', column = '', from = '', to = ''] =
    /<c:numRef><c:f>&apos;(.*?)&apos;!\$([A-Z]+)\$(\d+):\$[A-Z]+\$(\d+)<\/c:f>/.exec(xml) ?? [];
  const cache = /<c:numCache>(.*?)<\/c:numCache>/.exec(xml)?.[1] ?? '';
  const rows = Array.from({ length: Number(to) - Number(from) + 1 }, (_none, at) => Number(from) + at);
  return {
    kept: [...cache.matchAll(/<c:v>(.*?)<\/c:v>/g)].map(([, one]) => Number(one)),
    cells: rows.map((row) => workbook.getWorksheet(sheet)?.getCell(`${column}${row}`).value),
  };
}

describe('a chart in Excel', () => {
  it('draws the cells of its sheet, beside them, with words for who does not see it', async () => {
    const { part, workbook, notes } = await made(kindsReport(14));
    const xml = await part('xl/charts/chart1.xml');
    const { kept, cells } = valuesOf(xml, workbook);
    expect(kept).toHaveLength(4);
    expect(kept).toEqual(cells);
    expect(xml).not.toContain('externalData');
    const drawing = await part('xl/drawings/drawing1.xml');
    expect(drawing).toMatch(/descr="Gráfica de barras &quot;Costo por puesto&quot;/);
    // Below the head, which stays in view, and right of the two columns.
    expect(drawing).toContain('<xdr:col>3</xdr:col>');
    expect(drawing).toContain('<xdr:row>2</xdr:row>');
    expect(await part('xl/worksheets/sheet1.xml')).toMatch(/<drawing r:id="rId\d+"\/>/);
    expect(await part('[Content_Types].xml')).toContain('PartName="/xl/charts/chart1.xml"');
    expect(notes.list().filter(({ code }) => code === 'chart_left_out')).toEqual([]);
  });

  it('stands once for each row of its page, named after it', async () => {
    const { part, workbook } = await made(followingChartReport());
    const charts = await Promise.all([1, 2].map((at) => part(`xl/charts/chart${at}.xml`)));
    expect(charts.map((xml) => valuesOf(xml, workbook).cells)).toEqual([
      [2000, 1000],
      [2000, 1000],
    ]);
    for (const [at, name] of ['Ana', 'Luis'].entries()) {
      expect(charts[at]).toContain(`<a:t>${name}</a:t>`);
      const { kept, cells } = valuesOf(charts[at] ?? '', workbook);
      expect(kept).toEqual(cells);
    }
    const positions = [
      ...(await part('xl/drawings/drawing1.xml')).matchAll(/<xdr:pos x="(\d+)" y="(\d+)"\/>/g),
    ];
    expect(positions).toHaveLength(2);
    expect(Number(positions[1]?.[2])).toBeGreaterThan(Number(positions[0]?.[2]));
  });

  it('is left out, and that is said, where a number has more digits than Excel keeps', async () => {
    const { report, rows } = kindsReport(14);
    const chart = reportItems(report).find((item): item is GraficaItem => item.nombre === 'grafica');
    const long = (row: Row): Row => ({ ...row, [chart?.valores[0] ?? '']: '12345678901234567.5' });
    const { zip, notes } = await made({
      report,
      rows: { ...rows, [chart?.uuid ?? '']: [...(rows[chart?.uuid ?? ''] ?? [])].map(long) },
    });
    expect(zip.file(/^xl\/charts\//)).toEqual([]);
    expect(notes.list()).toMatchObject([{ code: 'chart_left_out', field: chart?.uuid }]);
  });

  it('stands up to 500 times on a sheet, and what is beyond is said', async () => {
    const { report, rows } = followingChartReport();
    const [text, chart] = reportItems(report);
    if (text === undefined || chart === undefined) throw new Error('no items');
    const people = Array.from({ length: 501 }, (_none, at) => `Persona ${at}`);
    const [sample = {}] = rows[chart.uuid] ?? [];
    const many = {
      [text.uuid]: people.map((name) => ({ 'employees.name': name })),
      [chart.uuid]: people.map((name) => ({ ...sample, 'employees.name': name })),
    };
    const { zip, notes, workbook } = await made({ report, rows: many });
    expect(zip.file(/^xl\/charts\//)).toHaveLength(500);
    expect(notes.list().map(({ message }) => message)).toEqual([expect.stringContaining('500')]);
    expect(workbook.worksheets[1]?.rowCount).toBe(502);
  });
});
