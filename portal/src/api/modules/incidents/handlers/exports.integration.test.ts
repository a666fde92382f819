import { checkBulkLines } from '@lienzo/schema/bulk/check-bulk-lines';
import { endpoints } from '@lienzo/schema/endpoints';
import exceljs from 'exceljs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { CLIENT_FOLDER } from '../../directory/testing/test-directory.ts';
import { rendererClient } from '../../renders/renderer-client.ts';
import { prints } from '../../renders/testing/prints.ts';
import {
  ABSENCE,
  BONUS,
  DELAY,
  daysOf,
  incident,
  startCapturePortal,
} from '../testing/start-capture-portal.ts';

const printed: string[] = [];
const at = await startCapturePortal(
  rendererClient('http://renderer.test', async (request) => {
    printed.push(await request.clone().text());
    return prints(request);
  }),
);
beforeEach(() => at.clear());
afterAll(() => at.close());

const person = (number: number): number => at.people[number - 1] ?? 0;
const scope = () => ({ paysheet_id: at.paysheet, period_id: at.periods[0] });

const BOOKS = {
  I: endpoints.get_xls_incident,
  E: endpoints.get_xls_HorasExtra,
  IN: endpoints.genera_xls_incapacidad,
} as const;

async function captured(kind: keyof typeof BOOKS) {
  const answer = await at.send(BOOKS[kind], { body: { ...scope(), contenido: 'capturado' } });
  expect(answer.status).toBe(200);
  const bytes = await answer.arrayBuffer();
  const book = new exceljs.Workbook();
  await book.xlsx.load(bytes);
  return {
    book,
    bytes,
    name: /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1],
  };
}

/** The values from the headings on. */
const rowsOf = (book: exceljs.Workbook, name: string): exceljs.CellValue[][] => {
  const sheet = book.getWorksheet(name);
  const rows: exceljs.CellValue[][] = [];
  sheet?.eachRow((row, number) => {
    if (number >= 4 && Array.isArray(row.values)) rows.push(row.values.slice(1));
  });
  return rows;
};

describe('overtime as Excel', () => {
  it('is in blocks of nine hours by place in the period, and sums to what was captured', async () => {
    const hours = (days: Record<string, number>) =>
      Object.fromEntries(Object.entries(days).map(([day, value]) => [`${person(1)}-2026-01-${day}`, value]));
    await at.saveHours({ ...hours({ '05': 4, '06': 3, '08': 3, '09': 2, 12: 1.5 }) });
    const { book, name } = await captured('E');
    expect(name).toBe('acuse_hrs_extras.xlsx');
    const { employee, overtime } = await at.capture(person(1));
    expect(rowsOf(book, 'Horas extra')).toEqual([
      ['IDEMP', 'IDBOLL', 'NOMEMP', 'TIEMEXT', 'TIEMEXT1', 'TIEMEXT2', 'TIEMEXT3', 'P024C_HR'],
      [person(1), employee.human_id, employee.name, 6, 4.5, 0, 0, 3],
    ]);
    expect(
      overtime.lines.map(({ clave_concepto, horas }) => `${clave_concepto} ${horas}`).toSorted(),
    ).toEqual(['P023C_HR 1.50', 'P023C_HR 9.00', 'P024C_HR 3.00']);
    const lead = book.getWorksheet('Horas extra')?.getCell('A2').text ?? '';
    expect(lead).toContain('Dobles: 10.5 h. Triples: 3 h.');
    expect(lead).toMatch(/^Cliente: \S.*\. Periodo Enero de 2026, del /);
    expect(book.getWorksheet('Horas extra')?.getCell('A1').text).toMatch(/ · N-\S+ Quincenal$/);
    expect(
      rowsOf(book, 'Horas por día')
        .slice(1)
        .map((row) => row.slice(3)),
    ).toEqual(
      [
        ['05', 4],
        ['06', 3],
        ['08', 3],
        ['09', 2],
        ['12', 1.5],
      ].map(([day, value]) => [new Date(`2026-01-${day}T00:00:00Z`), value]),
    );
  });

  it('keeps the sums of what was paid when the payroll changes its rule afterwards', async () => {
    await at.saveHours({ [`${person(1)}-2026-01-06`]: 4 });
    await inOrganization(at.portal, (trx) =>
      trx
        .updateTable('extra_hours')
        .set({ horas: '4.00' })
        .where('clave_concepto', '=', 'P023C_HR')
        .execute(),
    );
    await inOrganization(at.portal, (trx) =>
      trx.deleteFrom('extra_hours').where('clave_concepto', '=', 'P024C_HR').execute(),
    );
    const { book } = await captured('E');
    expect(rowsOf(book, 'Horas extra')[1]?.slice(3)).toEqual([4, 0, 0, 0, 0]);
  });
});

describe('what is captured in the shape of bulk load', () => {
  const load = async (entry: Parameters<typeof at.send>[0], bytes: ArrayBuffer) => {
    const form = new FormData();
    for (const [name, id] of Object.entries(scope())) form.append(name, `${id}`);
    form.append('file', new File([new Uint8Array(bytes)], 'capturado.xlsx'));
    return at.send(entry, { raw: { body: form } });
  };

  it('loads incidents again as they were: days in a row as one line, also of a concept that was taken away', async () => {
    const rows = [
      incident(person(1), '2026-01-05'),
      incident(person(1), '2026-01-06'),
      incident(person(1), '2026-01-08'),
      incident(person(1), '2026-01-09', BONUS, '1250.50'),
      incident(person(2), '2026-01-07', DELAY, '0.5'),
    ];
    await at.saveIncidents(rows);
    const { book, bytes, name } = await captured('I');
    expect(name).toBe('incidencias_carga_masiva.xlsx');
    expect(rowsOf(book, 'Incidencias')).toHaveLength(4);
    const entry = endpoints.cargar_layout_incidencias;
    const { result } = await readAnswer(entry, await load(entry, bytes));
    expect(result).toMatchObject({ findings: [], line_findings: [], sin_nomina: [] });
    const checked = checkBulkLines('I', result.data, result.context);
    if (checked.kind !== 'I') throw new Error('another kind');
    const again = await at.saveIncidents(checked.rows);
    expect((await readAnswer(endpoints.set_incidents, again)).result.changed).toEqual([]);

    const conceptRow = (concept: number) => ({ paysheet_id: at.paysheet, concept_id: concept });
    const taken = await inOrganization(at.portal, (trx) =>
      trx
        .deleteFrom('paysheet_concepts')
        .where('concept_id', '=', conceptRow(ABSENCE).concept_id)
        .where('paysheet_id', '=', conceptRow(ABSENCE).paysheet_id)
        .returningAll()
        .execute(),
    );
    expect(rowsOf((await captured('I')).book, 'Incidencias')).toHaveLength(4);
    await inOrganization(at.portal, (trx) => trx.insertInto('paysheet_concepts').values(taken).execute());
  });

  it('loads certificates again as they were', async () => {
    await at.saveDisabilities([
      ...daysOf(person(1), { folio: 'OL000001', from: '2026-01-05', days: 3 }),
      ...daysOf(person(2), {
        ...{ folio: 'OL000002', from: '2026-01-14', days: 4, incapacidad: 318 },
        ...{ tipo_riesgo: 1, tipo_secuela: 1 },
      }),
    ]);
    const { bytes, name } = await captured('IN');
    expect(name).toBe('incapacidades_carga_masiva.xlsx');
    const entry = endpoints.cargar_layout_incapacidades;
    const { result } = await readAnswer(entry, await load(entry, bytes));
    expect(result).toMatchObject({ findings: [], line_findings: [], sin_nomina: [] });
    const checked = checkBulkLines('IN', result.data, result.context);
    if (checked.kind !== 'IN') throw new Error('another kind');
    const again = await at.saveDisabilities(checked.rows);
    expect((await readAnswer(endpoints.set_incidents, again)).result.changed).toEqual([]);
  });

  it('goes to the folder of the client where it is not downloaded', async () => {
    const answer = await at.send(BOOKS.IN, {
      query: { download: 'false' },
      body: { ...scope(), contenido: 'capturado' },
    });
    expect(await answer.json()).toMatchObject({
      result: {
        name: 'incapacidades_carga_masiva.xlsx',
        message: 'El archivo se guardó en la carpeta del cliente.',
      },
    });
    const browse = await at.send(endpoints.browse, { query: { folder_id: CLIENT_FOLDER.id } }, PEOPLE.Admin);
    const { items } = await readAnswer(endpoints.browse, browse);
    expect(items.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^N-001 /));
  });
});

describe('get_acuse_nomina', () => {
  const asked = { paysheet_id: String(at.paysheet), period_id: String(at.periods[0]) };
  const make = async () =>
    (
      await readAnswer(
        endpoints.get_acuse_nomina,
        await at.send(endpoints.get_acuse_nomina, { query: asked }),
      )
    ).result;

  it('is a PDF of all kinds that are captured, with the state of the period', async () => {
    await at.saveIncidents([incident(person(1), '2026-01-05')]);
    await at.saveHours({ [`${person(1)}-2026-01-06`]: 2 });
    await at.send(endpoints.close_paysheet, { body: scope() });
    expect(await make()).toMatchObject({ name: 'Acuse de nómina N-001', format: 'pdf', state: 'done' });
    const sent = printed.at(-1) ?? '';
    expect(sent).toContain(`Finalizada por ${PEOPLE.Ejecutivo.name} el `);
    for (const texts of ['Incidencias', 'Horas dobles', 'Entregó', 'Recibió']) expect(sent).toContain(texts);
    expect(sent).not.toContain('Incapacidades');
  });

  it('says so where nothing is captured', async () => {
    expect(await make()).toMatchObject({ state: 'done' });
    expect(printed.at(-1)).toContain('No hay nada capturado en el periodo.');
  });
});
