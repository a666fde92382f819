import { errorAnswer } from '@lienzo/schema/api/errors';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../app.ts';
import { silentLog } from '../testing/test-browser.ts';

// What is refused here is refused before anything is printed: the browser is never started.
const renderer = createRenderer({
  log: silentLog,
  limits: { jsonBytes: 60_000, htmlBytes: 1_000, lineBytes: 2_000, streamBytes: 70_000, rows: 40 },
});
const { report } = registroNomina;
const item = Object.keys(registroNomina.rows)[0] ?? '';
const [sample = {}] = registroNomina.rows[item] ?? [];
const row = (name: string): object => ({ item, row: { ...sample, 'employees.name': name } });
const lines = (...values: object[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');
const many = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

type Answer = { status: number; message?: string | undefined; field?: string | undefined };

async function post(path: string, type: string, body: string): Promise<Answer> {
  const request = new Request(`http://renderer${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  const response = await renderer.fetch(request);
  const [first] = errorAnswer.parse(await response.json()).errorList;
  return { status: response.status, message: first?.message, field: first?.field };
}
const json = (path: string, body: object): Promise<Answer> =>
  post(path, 'application/json', JSON.stringify(body));
const ndjson = (...values: object[]): Promise<Answer> =>
  post('/render', 'application/x-ndjson', lines({ report }, ...values));

describe('what is too large is refused with what to do instead', () => {
  it.each([
    [
      'a body of JSON',
      () => json('/render', { report, rows: { [item]: many(30, { a: 'x'.repeat(3_000) }) } }),
      'La petición pasa de 58.6 KB. Envía las filas una por línea (application/x-ndjson) o fíltralas.',
    ],
    [
      'HTML',
      () => json('/html', { reporte: 'x'.repeat(2_000) }),
      'El HTML pasa de 1000 Bytes. Reduce sus imágenes o divídelo en varios.',
    ],
    [
      'the report of a streamed body',
      () =>
        post(
          '/render',
          'application/x-ndjson',
          lines({ report, options: { assets: { a: 'x'.repeat(61_000) } } }),
        ),
      'El reporte sin sus filas pasa de 58.6 KB. Reduce sus imágenes o quita algunas.',
    ],
    [
      'a row',
      () => ndjson(row('x'.repeat(3_000))),
      'Una fila pasa de 2 KB. Acorta sus textos o quítale columnas.',
    ],
    [
      'all the rows',
      () => ndjson(...many(39, row('x'.repeat(1_900)))),
      'Las filas pasan de 68.4 KB. Filtra las filas del reporte o divídelo en varios.',
    ],
    [
      'the number of rows, streamed',
      () => ndjson(...many(41, row('Ana'))),
      'El reporte pasa de 40 filas. Filtra sus filas o divídelo en varios.',
    ],
    [
      'the number of rows, at once',
      () => json('/combine', { reports: [{ report, rows: { [item]: many(41, {}) } }] }),
      'El reporte pasa de 40 filas. Filtra sus filas o divídelo en varios.',
    ],
  ])('%s', async (_name, call, message) => {
    expect(await call()).toEqual({ status: 413, message, field: undefined });
  });
});

describe('what has another shape is refused with the shape that it should have', () => {
  it.each([
    [
      'a format',
      () => json('/combine?format=xlsx', {}),
      { status: 400, field: 'format', message: 'Usa uno de estos valores: pdf, docx.' },
    ],
    [
      'a value among some',
      () => json('/combine', { reports: [{ report }], options: { numbering: 'ninguna' } }),
      {
        status: 400,
        field: 'options.numbering',
        message: 'Usa uno de estos valores: continua, por_reporte.',
      },
    ],
    [
      'more reports than one file takes',
      () => json('/combine', { reports: many(201, {}) }),
      { status: 400, field: 'reports', message: 'Admite hasta 200. Quita los que sobran.' },
    ],
    [
      'options that exclude each other',
      () => json('/render', { report, options: { pdf: { archive: true, password: {} } } }),
      {
        status: 400,
        field: 'options.pdf.password',
        message: 'Un PDF/A no lleva contraseña. Quita una de las dos opciones.',
      },
    ],
    [
      'another type',
      () => post('/html', 'text/html', '<p>'),
      { status: 415, field: undefined, message: 'Envía el contenido como application/json.' },
    ],
    [
      'rows without their end',
      () => ndjson(row('Ana')),
      {
        status: 400,
        field: 'end',
        message:
          'El contenido llegó incompleto: 1 fila y ningún final que las cuente. Envíalo de nuevo hasta su última línea.',
      },
    ],
    [
      'an end that counts other rows',
      () => ndjson(row('Ana'), { end: true, rows: 2 }),
      {
        status: 400,
        field: 'end',
        message: 'La última línea cuenta 2 filas, pero llegaron 1. Envía el contenido de nuevo.',
      },
    ],
    [
      'lines after the end',
      () => ndjson({ end: true, rows: 0 }, row('Ana')),
      {
        status: 400,
        field: 'end',
        message: 'Hay líneas después del final. Envía el final como última línea.',
      },
    ],
  ])('%s', async (_name, call, answer) => {
    expect(await call()).toEqual(answer);
  });

  it('another method', async () => {
    const response = await renderer.fetch(new Request('http://renderer/render'));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

it('every limit stands in the description of the service', async () => {
  const response = await renderer.fetch(new Request('http://renderer/openapi.json'));
  const text = await response.text();
  for (const limit of ['58.6 KB', '1000 Bytes', '68.4 KB', '40 filas', '2 KB']) expect(text).toContain(limit);
  for (const limit of ['20,000', '40,000,000', '1,000 filas', '2 GB', '1,048,576', '"maxItems":200'])
    expect(text).toContain(limit);
});
