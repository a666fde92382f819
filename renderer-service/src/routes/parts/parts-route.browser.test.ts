import type { Row } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { dataItems, emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { empleadosPorCentro } from '@lienzo/templates/reports/empleados-por-centro';
import { reciboNomina } from '@lienzo/templates/reports/recibo-nomina';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { describe, expect, it } from 'vitest';
import { pdfPages } from '../../testing/pdf-pages.ts';
import { serveForTests } from '../../testing/serve-for-tests.ts';

const service = serveForTests({ jsonBytes: 20_000_000 });
type Part = { rows: Record<string, Row[]> };

const post = (body: object, format = 'pdf'): Promise<Response> =>
  service.fetch(`/parts?format=${format}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The files of a response, by their lengths. */
async function filesOf(response: Response): Promise<Uint8Array[]> {
  const type = response.headers.get('content-type') ?? '';
  const boundary = /boundary="(.+)"/.exec(type)?.[1] ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  const files: Uint8Array[] = [];
  let at = 0;
  for (;;) {
    const head = bytes.indexOf('\r\n\r\n', at);
    if (head < 0) break;
    const length = Number(/Content-Length: (\d+)/.exec(bytes.toString('latin1', at, head))?.[1]);
    files.push(bytes.subarray(head + 4, head + 4 + length));
    at = head + 4 + length + 2;
  }
  expect(bytes.toString('latin1', at)).toBe(`--${boundary}--\r\n`);
  return files;
}

const [letter] = dataItems(reciboNomina.report);
/** A part for each sample row of the receipts. */
const receipts = (reciboNomina.rows[letter?.uuid ?? ''] ?? []).map((row): Part => {
  const own = dataItems(reciboNomina.report).map(({ uuid }): [string, Row[]] => [
    uuid,
    uuid === letter?.uuid ? [row] : (reciboNomina.rows[uuid] ?? []),
  ]);
  return { rows: Object.fromEntries(own) };
});
/** A report as one file of its own. */
async function single(report: ReportDocument, { rows }: Part): Promise<string[]> {
  const response = await service.fetch('/render?format=pdf', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ report, rows, options: { today: '2026-11-20' } }),
  });
  return pdfPages(new Uint8Array(await response.arrayBuffer()));
}
const options = { today: '2026-11-20' };

describe('the parts of a report', () => {
  it('are the very pages that each would have as a file of its own', async () => {
    const parts = receipts.slice(0, 7);
    const files = await filesOf(await post({ report: reciboNomina.report, parts, options }));
    expect(files).toHaveLength(7);
    for (const [index, part] of parts.entries())
      expect(await pdfPages(files[index] ?? new Uint8Array())).toEqual(
        await single(reciboNomina.report, part),
      );
  });

  it('keep their order and their own page numbers over several prints', async () => {
    const parts = Array.from(
      { length: 260 },
      (_, index) => receipts[index % receipts.length] ?? { rows: {} },
    );
    const files = await filesOf(await post({ report: reciboNomina.report, parts, options }));
    expect(files).toHaveLength(260);
    const names = parts.map(({ rows }) => String(rows[letter?.uuid ?? '']?.[0]?.['employees.name']));
    for (const [index, file] of files.entries()) {
      const pages = await pdfPages(file);
      expect(pages).toHaveLength(1);
      expect(pages[0]).toContain(names[index]);
      expect(pages[0]).toContain('Página 1 de 1');
    }
  });

  it('count the pages of each receipt where a part has several', async () => {
    const two = receipts.slice(0, 2).map(({ rows }) => rows[letter?.uuid ?? ''] ?? []);
    const both = { rows: { ...receipts[0]?.rows, [letter?.uuid ?? '']: two.flat() } };
    const parts = [...receipts.slice(0, 1), both, ...receipts.slice(1, 2)];
    const files = await filesOf(await post({ report: reciboNomina.report, parts, options }));
    for (const [index, part] of parts.entries()) {
      const pages = await pdfPages(files[index] ?? new Uint8Array());
      expect(pages).toEqual(await single(reciboNomina.report, part));
      for (const page of pages) expect(page).toContain('Página 1 de 1');
    }
  });

  it('are summaries of their own where a table is summarised', async () => {
    const item: TablaItem = {
      ...newItem('tabla'),
      selected_tables: ['employees'],
      selected_columns: [
        { column: 'employees.zone', data_type: 'text', readable_name: 'Zona' },
        { column: 'medida-a', data_type: 'numeric', readable_name: 'Promedio', total: 'promedio' },
      ],
      resumen: { medidas: [{ id: 'medida-a', column: 'employees.sbc', funcion: 'promedio' }] },
    };
    const layouts = [{ index: 0, separation: false, items: [item] }];
    const report = { ...emptyReport('Zonas'), layouts };
    const parts = [1, 2].map(
      (factor): Part => ({
        rows: {
          [item.uuid]: [1, 2, 6].map((sbc) => ({
            'employees.zone': sbc < 3 ? 'Norte' : 'Sur',
            'employees.sbc': String(sbc * factor),
          })),
        },
      }),
    );
    const files = await filesOf(await post({ report, parts, options }));
    const texts = await Promise.all(files.map(async (file) => (await pdfPages(file))[0]));
    expect(texts[0]).toMatch(/Norte 1\.50 Sur 6\.00 Total .*3\.00/);
    expect(texts[1]).toMatch(/Norte 3\.00 Sur 12\.00 Total .*6\.00/);
    for (const [index, part] of parts.entries()) expect(await single(report, part)).toEqual([texts[index]]);
  });

  it('may have several pages each, long tables, and no rows at all', async () => {
    const { report } = empleadosPorCentro;
    const [centre, employees] = dataItems(report);
    const partOf = (repeated: number): Part => ({
      rows: {
        [centre?.uuid ?? '']: empleadosPorCentro.rows[centre?.uuid ?? ''] ?? [],
        [employees?.uuid ?? '']: Array.from(
          { length: repeated },
          () => empleadosPorCentro.rows[employees?.uuid ?? ''] ?? [],
        ).flat(),
      },
    });
    const none = { rows: { [centre?.uuid ?? '']: [], [employees?.uuid ?? '']: [] } };
    const parts = [partOf(1), partOf(6), none, partOf(1)];
    const files = await filesOf(await post({ report, parts, options }));
    for (const [index, part] of parts.entries())
      expect(await pdfPages(files[index] ?? new Uint8Array())).toEqual(await single(report, part));

    const [table] = dataItems(registroNomina.report);
    const sample = registroNomina.rows[table?.uuid ?? ''] ?? [];
    const long: Part[] = [3, 900, 4].map((count) => ({
      rows: {
        [table?.uuid ?? '']: Array.from({ length: count }, (_, index) => sample[index % sample.length] ?? {}),
      },
    }));
    const tables = await filesOf(await post({ report: registroNomina.report, parts: long, options }));
    for (const [index, part] of long.entries())
      expect(await pdfPages(tables[index] ?? new Uint8Array())).toEqual(
        await single(registroNomina.report, part),
      );
  });

  it('come as Word and Excel too, and as PDF with a password', async () => {
    const parts = receipts.slice(0, 3);
    for (const format of ['docx', 'xlsx']) {
      const files = await filesOf(await post({ report: reciboNomina.report, parts, options }, format));
      expect(files.map((file) => Buffer.from(file).toString('latin1', 0, 2))).toEqual(['PK', 'PK', 'PK']);
    }
    const pdf = { password: { open: 'secreta' } };
    const files = await filesOf(
      await post({ report: reciboNomina.report, parts, options: { ...options, pdf } }),
    );
    for (const file of files) expect(Buffer.from(file).toString('latin1')).toContain('/Encrypt');
  });

  it('are refused without parts, with too many, and for a report that cannot be saved', async () => {
    expect((await post({ report: reciboNomina.report, parts: [] })).status).toBe(400);
    const many = Array.from({ length: 501 }, () => ({ rows: {} }));
    expect((await post({ report: reciboNomina.report, parts: many })).status).toBe(400);
    expect(
      (await post({ report: { ...reciboNomina.report, nombre: '' }, parts: [{ rows: {} }] })).status,
    ).toBe(422);
    expect((await post({ report: reciboNomina.report, parts: [{ rows: {} }] }, 'txt')).status).toBe(400);
  });
});
