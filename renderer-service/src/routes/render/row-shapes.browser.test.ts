/** A request that cannot give the intended document is refused with the place of what is wrong, through every call. */
import { gzipSync } from 'node:zlib';
import { NOTES_HEADER } from '@lienzo/schema/api/render-contract';
import { pageLinks } from '@lienzo/schema/report/page-links';
import { dataItems } from '@lienzo/schema/report/report';
import { empleadosPorCentro } from '@lienzo/templates/reports/empleados-por-centro';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRenderer } from '../../app.ts';
import { silentLog } from '../../testing/test-browser.ts';

const renderer = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog });
afterAll(() => renderer.stop());

const { report, rows } = registroNomina;
const item = dataItems(report)[0]?.uuid ?? '';
const list = rows[item] ?? [];
const column = Object.keys(list[0] ?? {}).at(-1) ?? '';
/** The third row without its last column. */
const short = list.map((row, at) =>
  at === 2 ? Object.fromEntries(Object.entries(row).filter(([key]) => key !== column)) : row,
);
const errors = z.object({ errorList: z.array(z.object({ field: z.string(), message: z.string() })) });

async function refused(path: string, body: unknown, type = 'application/json'): Promise<string> {
  const response = await renderer.fetch(
    new Request(`http://renderer/${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
  if (response.ok) return `${response.status}`;
  const { errorList } = errors.parse(await response.json());
  return `${response.status} ${errorList.map(({ field }) => field).join()}`;
}

const lines = (...values: unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');

describe('a row without a column that its item shows', () => {
  it.each(['pdf', 'docx', 'xlsx'])('is refused as %s', async (format) => {
    const field = `rows.${item}.2.${column}`;
    expect(await refused(`render?format=${format}`, { report, rows: { [item]: short } })).toBe(
      `400 ${field}`,
    );
    const empty = list.map((row, at) => (at === 2 ? { ...row, [column]: null } : row));
    expect(await refused(`render?format=${format}`, { report, rows: { [item]: empty } })).toBe('200');
  });

  it('is refused where rows come line by line, which names the line', async () => {
    const body = lines({ report }, ...short.map((row) => ({ item, row })), { end: true, rows: short.length });
    expect(await refused('render', body, 'application/x-ndjson')).toBe(`400 línea 4.${item}.${column}`);
    const source = lines({ reports: [{ report }] }, ...short.map((row) => ({ report: 0, item, row })), {
      end: true,
      rows: short.length,
    });
    expect(await refused('combine', source, 'application/x-ndjson')).toBe(
      `400 línea 4.reports.0.${item}.${column}`,
    );
  });

  it('is refused in one of several reports or files', async () => {
    const reports = [
      { report, rows },
      { report, rows: { [item]: short } },
    ];
    expect(await refused('combine', { reports })).toBe(`400 reports.1.rows.${item}.2.${column}`);
    const parts = [{ rows }, { rows: { [item]: short } }];
    expect(await refused('parts', { report, parts })).toBe(`400 parts.1.rows.${item}.2.${column}`);
  });
});

it('a row that a page is printed for has the column by which others are linked to it', async () => {
  const { report: linked, rows: all } = empleadosPorCentro;
  const [driver] = dataItems(linked);
  const uuid = driver?.uuid ?? '';
  const key = pageLinks(linked.layouts).extra.get(uuid)?.[0] ?? '';
  const without = (all[uuid] ?? []).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name !== key)),
  );
  expect(key).not.toBe('');
  expect(await refused('render', { report: linked, rows: all })).toBe('200');
  expect(await refused('render', { report: linked, rows: { ...all, [uuid]: without } })).toBe(
    `400 rows.${uuid}.0.${key}`,
  );
});

it('lists that are missing or of nobody are refused', async () => {
  expect(await refused('render', { report })).toBe(`400 rows.${item}`);
  expect(await refused('render', { report, rows: {} })).toBe(`400 rows.${item}`);
  const stranger = '00000000-0000-4000-8000-000000000000';
  expect(await refused('render', { report, rows: { ...rows, [stranger]: [] } })).toBe(`400 rows.${stranger}`);
});

it('names that nothing reads are refused', async () => {
  expect(await refused('render', { report, rows, filas: {} })).toBe('400 filas');
  expect(await refused('render', { report, rows, options: { orientacion: 'horizontal' } })).toBe(
    '400 options.orientacion',
  );
  expect(await refused('combine', { reports: [{ report, rows }], options: { portada: true } })).toBe(
    '400 options.portada',
  );
});

it.each(['pdf', 'docx', 'xlsx'])('an item of an unknown kind is left out with a note: %s', async (format) => {
  const uuid = '11111111-1111-4111-8111-111111111111';
  const map = { ...report.layouts[0]?.items[0], nombre: 'mapa', uuid };
  const layouts = [...report.layouts, { index: report.layouts.length, separation: false, items: [map] }];
  const body = JSON.stringify({ report: { ...report, layouts }, rows });
  const headers = { 'content-type': 'application/json' };
  const response = await renderer.fetch(
    new Request(`http://renderer/render?format=${format}`, { method: 'POST', headers, body }),
  );
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  const notes: unknown = JSON.parse(decodeURIComponent(response.headers.get(NOTES_HEADER) ?? '[]'));
  expect(notes).toMatchObject([{ code: 'item_unknown', field: uuid }]);
});

it('a compressed body is refused, not read as something else', async () => {
  const response = await renderer.fetch(
    new Request('http://renderer/render', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync(JSON.stringify({ report, rows })),
    }),
  );
  expect(response.status).toBe(415);
  expect(await response.text()).toContain('sin Content-Encoding');
});

it('a line that is no JSON is named', async () => {
  const body = `${lines({ report }, { item, row: list[0] })}{"item":\n`;
  expect(await refused('render', body, 'application/x-ndjson')).toBe('400 línea 3');
  expect(await refused('render', '{\n', 'application/x-ndjson')).toBe('400 línea 1');
});
