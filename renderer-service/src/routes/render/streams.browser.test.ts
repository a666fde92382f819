import { createHash } from 'node:crypto';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../app.ts';
import { serveForTests } from '../../testing/serve-for-tests.ts';
import { serveRenderer } from '../../testing/serve-renderer.ts';
import { streamedBody } from '../../testing/streamed-body.ts';
import { silentLog } from '../../testing/test-browser.ts';

const service = serveForTests({ jsonBytes: 500_000 });
const post = (query: string, body: ReadableStream<Uint8Array>, headers = {}): Promise<Response> =>
  service.postLines(`/render?${query}`, body, headers);

/** A name that can hardly be compressed. */
const nameOf = (index: number): string =>
  `Persona ${createHash('sha512').update(String(index)).digest('base64')}`;

/** A report with one plain table, and its lines. */
function longTable(rows: number, cut = false): { report: ReportDocument; lines: () => Generator<string> } {
  const table = newItem('tabla');
  table.selected_tables = ['employees'];
  table.selected_columns = [
    { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
    { column: 'employees.salary', data_type: 'numeric', readable_name: 'Sueldo', total: 'suma' },
  ];
  const report = { ...emptyReport('Larga'), layouts: [{ index: 0, separation: false, items: [table] }] };
  const lines = function* (): Generator<string> {
    yield `${JSON.stringify({ report })}\n`;
    for (let index = 0; index < rows; index += 1)
      yield `${JSON.stringify({
        item: table.uuid,
        row: { 'employees.name': nameOf(index), 'employees.salary': '1500.50' },
      })}\n`;
    if (!cut) yield `${JSON.stringify({ end: true, rows })}\n`;
  };
  return { report, lines };
}

describe('streams', () => {
  it('write more rows than are kept in memory into a workbook that is whole', async () => {
    const response = await post('format=xlsx', streamedBody(longTable(20_000).lines()).body);
    expect(response.status).toBe(200);
    // So long that it was sent before it was done.
    expect(response.headers.get('content-length')).toBeNull();
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(await response.arrayBuffer());
    const sheet = workbook.worksheets[0];
    expect(sheet?.rowCount).toBe(20_002);
    expect(sheet?.getCell('A20001').value).toBe(nameOf(19_999));
    expect(sheet?.getCell('B20002').value).toMatchObject({ formula: 'SUM(B2:B20001)', result: 30_010_000 });
  });

  it('tell how many rows have come while they come', async () => {
    const { body } = streamedBody(longTable(12_000).lines());
    const text = Buffer.from(
      await (await post('format=xlsx', body, { accept: 'multipart/mixed' })).arrayBuffer(),
    ).toString('latin1');
    expect(text).toContain('{"stage":"datos","unit":"filas","done":12000}');
    expect(text).toContain('{"stage":"dibujo","unit":"filas","done":10000,"total":12000}');
  });

  it('say in a part that the rows were cut off', async () => {
    const { body } = streamedBody(longTable(12_000, true).lines());
    const text = await (await post('format=pdf', body, { accept: 'multipart/mixed' })).text();
    expect(text).toContain('"field":"end"');
    expect(text).not.toContain('application/pdf');
  });

  it('are refused early when no line ever ends', async () => {
    const { body, sent } = streamedBody(
      (function* () {
        for (let chunk = 0; chunk < 8_000; chunk += 1) yield 'x'.repeat(65_536);
      })(),
    );
    // The service answers and hangs up; the client may notice the one or the other first.
    const status = await post('format=pdf', body).then(
      (response) => response.status,
      () => 413,
    );
    expect(status).toBe(413);
    expect(sent()).toBeLessThan(50_000_000);
    expect((await service.fetch('/health')).status).toBe(200);
  });

  it('break off visibly when the deadline comes in the middle of a file', async () => {
    const impatient = createRenderer({
      browserPath: process.env.LIENZO_CHROME,
      log: silentLog,
      deadlineMs: 1_500,
    });
    const server = await serveRenderer(impatient);
    try {
      const response = await fetch(`${server.address}/render?format=xlsx`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson' },
        body: streamedBody(longTable(150_000).lines()).body,
        duplex: 'half',
      });
      const outcome = response.ok
        ? await response.arrayBuffer().then(
            () => 'whole',
            () => 'broken off',
          )
        : response.status;
      expect(['broken off', 503]).toContain(outcome);
    } finally {
      server.close();
      await impatient.stop();
    }
  });

  it('free their place when the client leaves in the middle', async () => {
    const controller = new AbortController();
    const response = await service.fetch('/render?format=xlsx', {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: streamedBody(longTable(20_000).lines()).body,
      duplex: 'half',
      signal: controller.signal,
    });
    expect(response.status).toBe(200);
    controller.abort();
    const health = async (): Promise<unknown> => (await service.fetch('/health')).json();
    await expect.poll(health).toMatchObject({ running: 0, waiting: 0 });
  });

  it('answer what asks for a report all at once as before', async () => {
    const response = await service.fetch('/render?format=xlsx', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'prueba-1' },
      body: JSON.stringify({ report: registroNomina.report, rows: registroNomina.rows }),
    });
    expect(response.headers.get('content-length')).not.toBeNull();
    expect(response.headers.get('x-request-id')).toBe('prueba-1');
    await response.arrayBuffer();
  });
});
