import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import JSZip from 'jszip';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfPages } from '../../testing/pdf-pages.ts';
import { serveForTests } from '../../testing/serve-for-tests.ts';
import { streamedBody } from '../../testing/streamed-body.ts';
import { temporaryFolders } from '../../testing/temporary-folders.ts';

/** Of this file alone: other services on the machine keep their rows in the system's. */
const folder = mkdtempSync(path.join(tmpdir(), 'lienzo-combine-'));
process.env.TMPDIR = folder;
afterAll(() => rmSync(folder, { recursive: true }));
const service = serveForTests({ jsonBytes: 500_000 });
const post = (format: string, lines: Iterator<string>, headers = {}): Promise<Response> =>
  service.postLines(`/combine?format=${format}`, streamedBody(lines).body, headers);

function tableReport(nombre: string): { report: ReportDocument; item: string } {
  const table = newItem('tabla');
  table.selected_tables = ['employees'];
  table.selected_columns = [{ column: 'employees.name', data_type: 'text', readable_name: 'Nombre' }];
  const report = { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [table] }] };
  return { report, item: table.uuid };
}
const first = tableReport('Enero');
const second = tableReport('Febrero');
const line = (value: object): string => `${JSON.stringify(value)}\n`;
const head = line({
  reports: [first, second].map(({ report }) => ({ report })),
  options: { title: 'Año', table_of_contents: true },
});
const rowOf = (index: number): string => {
  const report = index % 2;
  const name = `${report === 0 ? 'Ana' : 'Luis'} ${Math.floor(index / 2)}.`;
  return line({ report, item: [first, second][report]?.item, row: { 'employees.name': name } });
};

/** Rows of both reports in turn. @param instead what stands in the place of a row, or after it breaks off. */
function* lines(count: number, instead: (index: number) => string | undefined = () => undefined) {
  yield head;
  for (let index = 0; index < count; index += 1) yield instead(index) ?? rowOf(index);
  yield line({ end: true, rows: count });
}

const numbersOf = (text: string, name: string): number[] =>
  [...text.matchAll(new RegExp(`${name} (\\d+)\\.`, 'g'))].map((match) => Number(match[1]));
const upTo = (count: number): number[] => Array.from({ length: count }, (_none, index) => index);

describe('reports whose rows are streamed', () => {
  it('become one Word file of twenty thousand rows, each in its report and its order', async () => {
    const response = await post('docx', lines(20_000));
    expect(response.status).toBe(200);
    const zip = await JSZip.loadAsync(await response.arrayBuffer());
    const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
    const [, firstBody = '', secondBody = ''] = xml.split('w:name="reporte_');
    expect(numbersOf(firstBody, 'Ana')).toEqual(upTo(10_000));
    expect(numbersOf(secondBody, 'Luis')).toEqual(upTo(10_000));
    expect(numbersOf(firstBody, 'Luis')).toEqual([]);
  });

  it('become one PDF, and the work is told', async () => {
    const response = await post('pdf', lines(2_400), { accept: 'multipart/mixed' });
    const bytes = Buffer.from(await response.arrayBuffer());
    const reported = bytes.toString('latin1');
    expect(reported).toContain('{"stage":"datos","unit":"filas","done":2000}');
    expect(reported).toMatch(/\{"stage":"dibujo","unit":"paginas","done":[1-9]/);
    expect(reported).toMatch(/\{"stage":"union","unit":"paginas","done":(\d+),"total":\1\}/);
    const begin = bytes.indexOf('%PDF-');
    const pages = await pdfPages(new Uint8Array(bytes.subarray(begin, bytes.lastIndexOf('%%EOF') + 6)));
    expect(pages[0]).toMatch(/Contenido Enero 2 Febrero \d+/);
    const text = pages.join(' ');
    expect(numbersOf(text, 'Ana')).toEqual(upTo(1_200));
    expect(numbersOf(text, 'Luis')).toEqual(upTo(1_200));
  });

  const missing = '00000000-0000-4000-8000-000000000000';
  it.each([
    ['a line that is no JSON', '{ "report": 0,\n', 'invalid_json', /JSON/],
    [
      'a report that is not there',
      line({ report: 2, item: first.item, row: {} }),
      'invalid_request',
      /No hay un reporte 2: la primera línea trae 2/,
    ],
    [
      'an item of another report',
      line({ report: 1, item: first.item, row: {} }),
      'invalid_request',
      /El reporte no tiene ningún elemento/,
    ],
    [
      'an unknown item',
      line({ report: 0, item: missing, row: {} }),
      'invalid_request',
      /El reporte no tiene/,
    ],
    ['a row without its report', line({ item: first.item, row: {} }), 'invalid_request', /línea 8002/],
  ])('are refused for %s in their middle, and leave nothing behind', async (_name, wrong, code, texts) => {
    const faulty = (): Iterator<string> => lines(16_000, (index) => (index === 8_000 ? wrong : undefined));
    const plain = await post('docx', faulty());
    expect(plain.status).toBe(400);
    const text = await plain.text();
    expect(text).toContain(`"code":"${code}"`);
    expect(text).toMatch(texts);
    const inParts = await (await post('pdf', faulty(), { accept: 'multipart/mixed' })).text();
    expect(inParts).toContain(`"code":"${code}"`);
    expect(inParts).not.toContain('application/pdf');
    await expect.poll(() => temporaryFolders('render')).toEqual([]);
  });

  it('are refused when they break off', async () => {
    const cut = function* (): Generator<string> {
      yield head;
      for (let index = 0; index < 6_000; index += 1) yield rowOf(index);
    };
    const response = await post('pdf', cut());
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('llegó incompleto: 6,000 filas');
  });

  it.each([
    ['the head', ''],
    ['a row', head],
  ])('are refused early when %s never ends', async (_name, before) => {
    const endless = function* (): Generator<string> {
      if (before !== '') yield before;
      for (let chunk = 0; chunk < 8_000; chunk += 1) yield 'x'.repeat(65_536);
    };
    const { body, sent } = streamedBody(endless());
    // The service answers and hangs up; the client may notice the one or the other first.
    const status = await service.postLines('/combine?format=pdf', body).then(
      (response) => response.status,
      () => 413,
    );
    expect(status).toBe(413);
    expect(sent()).toBeLessThan(50_000_000);
    expect((await service.fetch('/health')).status).toBe(200);
  });

  it('are refused when the head is wrong, before a row is read', async () => {
    const broken = { report: { ...second.report, nombre: '' } };
    const wrong = function* (): Generator<string> {
      yield line({ reports: [{ report: first.report }, broken] });
      yield line({ end: true, rows: 0 });
    };
    const response = await post('pdf', wrong());
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('"field":"reports.1.report"');
  });
});
