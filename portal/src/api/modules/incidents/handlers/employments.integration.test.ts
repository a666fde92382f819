/** Capture of people who left and came back, or moved to another payroll: each day belongs to its employment. */

import { checkBulkLines } from '@lienzo/schema/bulk/check-bulk-lines';
import { endpoints } from '@lienzo/schema/endpoints';
import exceljs from 'exceljs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { CLIENT, PEOPLE } from '../../../testing/test-people.ts';
import { addRow } from '../../masters/testing/master-workbook.ts';
import { addPaysheet } from '../testing/add-paysheet.ts';
import {
  ABSENCE,
  BONUS,
  type CapturePortal,
  daysOf,
  incident,
  startCapturePortal,
  VACATION,
} from '../testing/start-capture-portal.ts';

let at: CapturePortal;
beforeAll(async () => {
  at = await startCapturePortal();
});
beforeEach(() => at.clear());
afterAll(() => at?.close());

const person = (number: number): number => at.people[number - 1] ?? 0;
const statusOf = async (response: Response | Promise<Response>) => (await response).status;
const second = () => ({ period_id: at.periods[1] });

async function leave(employee_id: number, termination_date: string): Promise<void> {
  const body = { employee_id, termination_date, causa_baja: '2' };
  expect(await statusOf(at.send(endpoints.end_employment, { body }))).toBe(200);
}
async function comeBack(employee_id: number, hire_date: string): Promise<void> {
  const body = { employee_id, hire_date, daily_salary: '480', sbc: '503.66' };
  expect(await statusOf(at.send(endpoints.rehire, { body }))).toBe(200);
}

const blockedDays = async (employee: number, period = at.periods[1]) => {
  const query = { nomina_id: String(at.paysheet), period_id: String(period) };
  const { result } = await readAnswer(
    endpoints.get_fechasglobales,
    await at.send(endpoints.get_fechasglobales, { query }),
  );
  return result.filter((day) => day.employee_id === employee).map(({ date, reason }) => `${date} ${reason}`);
};

const WORKBOOKS = {
  I: [endpoints.get_xls_incident, endpoints.cargar_layout_incidencias, 'Incidencias'],
  E: [endpoints.get_xls_HorasExtra, endpoints.cargar_layout_horas_extra, 'Horas extra'],
  IN: [endpoints.genera_xls_incapacidad, endpoints.cargar_layout_incapacidades, 'Incapacidades'],
} as const;
type Edit = (sheet: exceljs.Worksheet) => void;

/** Downloads what is captured, or the empty layout of hours, and loads it again. @param edit what is changed in it. */
async function reload(kind: keyof typeof WORKBOOKS, edit?: Edit) {
  const scope = { paysheet_id: at.paysheet, period_id: at.periods[1] };
  const [download, upload, name] = WORKBOOKS[kind];
  const contenido = kind === 'E' ? {} : { contenido: 'capturado' };
  const answer = await at.send(download, { body: { ...scope, ...contenido } });
  const bytes =
    edit === undefined ? new Uint8Array(await answer.arrayBuffer()) : await edited(answer, name, edit);
  const form = new FormData();
  for (const [field, id] of Object.entries(scope)) form.append(field, `${id}`);
  form.append('file', new File([bytes], 'capturado.xlsx'));
  return (await readAnswer(upload, await at.send(upload, { raw: { body: form } }))).result;
}

async function edited(answer: Response, name: string, edit: Edit): Promise<Uint8Array<ArrayBuffer>> {
  const book = new exceljs.Workbook();
  await book.xlsx.load(await answer.arrayBuffer());
  const sheet = book.getWorksheet(name);
  if (sheet === undefined) throw new Error(`no sheet ${name}`);
  edit(sheet);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** The cells of a sheet that hold a day. */
const cellsOn = (sheet: exceljs.Worksheet, day: string): exceljs.Cell[] => {
  const matches: exceljs.Cell[] = [];
  sheet.eachRow((row) =>
    row.eachCell((cell) => {
      if (cell.value instanceof Date && cell.value.toISOString().startsWith(day)) matches.push(cell);
    }),
  );
  return matches;
};

/** As `leave` and `comeBack`, by the workbook of masters. */
async function comeBackByWorkbook(employee_id: number, hire_date: string): Promise<void> {
  const { human_id } = (await at.capture(employee_id)).employee;
  const exported = await at.send(endpoints.export_masters, { query: { user_id: CLIENT } });
  const book = new exceljs.Workbook();
  await book.xlsx.load(await exported.arrayBuffer());
  const people = book.getWorksheet('Empleados');
  const headings = people?.getRow(4).values;
  const column = (heading: string) => (Array.isArray(headings) ? headings.indexOf(heading) : 0);
  const row = people?.getColumn(column('Número de empleado')).values.indexOf(human_id) ?? 0;
  const set = (heading: string, value: exceljs.CellValue): void => {
    if (people !== undefined) people.getCell(row, column(heading)).value = value;
  };
  set('Fecha de alta', hire_date);
  set('Último día', null);
  set('Causa de la baja', null);
  addRow(book, 'Salarios', {
    ...Object.fromEntries(
      ['Número de nómina', 'Número de empleado', 'NSS'].map((name) => [
        name,
        people?.getCell(row, column(name)).value ?? null,
      ]),
    ),
    ...{ Desde: hire_date, 'Salario diario': '480', 'Salario base de cotización': '503.66' },
  });
  const form = new FormData();
  form.append('user_id', CLIENT);
  form.append('mode', 'aplicar');
  form.append('file', new File([new Uint8Array(await book.xlsx.writeBuffer())], 'maestros.xlsx'));
  const answer = await at.send(endpoints.import_masters, { raw: { body: form } });
  expect(await readAnswer(endpoints.import_masters, answer)).toMatchObject({ applied: true });
}

test('after a rehire earlier days can be captured, corrected, reloaded and closed; those between cannot', async () => {
  const ana = person(1);
  const absences = (...days: string[]) =>
    at.saveIncidents(
      days.map((day) => incident(ana, day, ABSENCE)),
      second(),
    );
  expect(await statusOf(absences('2026-01-17'))).toBe(200);
  await leave(ana, '2026-01-18');
  await comeBack(ana, '2026-01-25');

  expect(await statusOf(absences('2026-01-17', '2026-01-26'))).toBe(200);
  const between = await at.refused(await absences('2026-01-17', '2026-01-20'));
  expect([between.status, between.errors]).toEqual([
    422,
    { 'employees.1.fecha': 'Persona 1 no trabajaba aquí el 20/01/2026.' },
  ]);
  const overtime = (fecha: string) =>
    at.send(endpoints.horas_create_newMasiva, {
      body: {
        ...{ paysheet_id: at.paysheet, period_id: at.periods[1] },
        empleados: [{ id: ana, dias: [{ fecha, horas: '2' }] }],
      },
    });
  expect((await at.refused(await overtime('2026-01-24'))).status).toBe(422);
  expect(await statusOf(overtime('2026-01-18'))).toBe(200);
  // An earlier period, of days before the rehire alone.
  expect(await statusOf(at.saveIncidents([incident(ana, '2026-01-05', ABSENCE)]))).toBe(200);

  const { findings, line_findings, data } = await reload('I');
  expect([findings, line_findings]).toEqual([[], []]);
  expect(data.map(({ valores }) => valores.FECHA)).toEqual(['2026-01-17', '2026-01-26']);
  expect(await blockedDays(ana)).toEqual(
    ['19', '20', '21', '22', '23', '24'].map((day) => `2026-01-${day} employment`),
  );
  expect(await blockedDays(ana, at.periods[0])).toEqual([]);
  const capture = await at.capture(ana, at.periods[1]);
  expect(capture.incidents.map(({ capture_date }) => capture_date)).toEqual(['2026-01-17', '2026-01-26']);
  expect(capture.overtime.days).toEqual([{ fecha: '2026-01-18', horas: '2.0' }]);

  const body = { paysheet_id: at.paysheet, period_id: at.periods[1], confirmado: ['early_close'] };
  expect(await statusOf(at.send(endpoints.close_paysheet, { body }))).toBe(200);
  expect((await at.refused(await absences('2026-01-17'))).code).toBe('payroll_closed');
  expect(await statusOf(at.send(endpoints.abrir_paysheet, { body }, PEOPLE.Admin))).toBe(200);
  expect(await statusOf(absences('2026-01-26'))).toBe(200);
});

test('workbooks bring somebody back, and correct the days of both employments', async () => {
  const eva = person(6);
  const first = [incident(eva, '2026-01-17', ABSENCE)];
  expect(await statusOf(at.saveIncidents(first, second()))).toBe(200);
  await leave(eva, '2026-01-18');
  await comeBackByWorkbook(eva, '25/01/2026');

  const moved = (day: string) => (sheet: exceljs.Worksheet) => {
    const cells = cellsOn(sheet, '2026-01-17');
    expect(cells).toHaveLength(1);
    for (const cell of cells) cell.value = new Date(`${day}T00:00:00Z`);
  };
  const between = await reload('I', moved('2026-01-20'));
  expect(between.line_findings.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    expect.stringMatching(/^error .* no trabajaba aquí el 20\/01\/2026\.$/),
  ]);
  for (const day of ['2026-01-16', '2026-01-26']) {
    const { line_findings, data, context } = await reload('I', moved(day));
    expect([line_findings, data.map(({ valores }) => valores.FECHA)]).toEqual([[], [day]]);
    const checked = checkBulkLines('I', data, context);
    const only = checked.people.map((employee_id) => ({
      employee_id,
      version: context.employees.find(({ id }) => id === employee_id)?.version ?? 0,
    }));
    expect(await statusOf(at.saveIncidents(checked.rows, { ...second(), only }))).toBe(200);
    const { incidents } = await at.capture(eva, at.periods[1]);
    expect(incidents.map(({ capture_date }) => capture_date)).toEqual([day]);
    expect(await statusOf(at.saveIncidents(first, second()))).toBe(200);
  }

  const { human_id } = (await at.capture(eva, at.periods[1])).employee;
  const hoursOn = (day: string) => (sheet: exceljs.Worksheet) => {
    const [head] = cellsOn(sheet, day);
    sheet.eachRow((row) => {
      if (head !== undefined && row.getCell(1).text === human_id) row.getCell(Number(head.col)).value = 2;
    });
  };
  for (const day of ['2026-01-18', '2026-01-25']) {
    const { line_findings, data } = await reload('E', hoursOn(day));
    expect([line_findings, data.length], day).toEqual([[], 1]);
  }
  const absent = await reload('E', hoursOn('2026-01-19'));
  expect(absent.line_findings.map(({ severity }) => severity)).toEqual(['error']);
  const body = { paysheet_id: at.paysheet, period_id: at.periods[1], confirmado: ['early_close'] };
  expect(await statusOf(at.send(endpoints.close_paysheet, { body }))).toBe(200);
  expect((await reload('I')).data.map(({ valores }) => valores.FECHA)).toEqual(['2026-01-17']);
});

test('a certificate lies in one employment, or in two without a day between them', async () => {
  const ana = person(2);
  await leave(ana, '2026-01-18');
  await comeBack(ana, '2026-01-25');
  const over = await at.saveDisabilities(
    daysOf(ana, { folio: 'OL000001', from: '2026-01-17', days: 10 }),
    second(),
  );
  expect((await at.refused(over)).errors).toEqual({
    'employees.7.fecha_incapacidad': 'Persona 2 no trabajaba aquí el 24/01/2026.',
  });
  const two = [
    ...daysOf(ana, { folio: 'OL000001', from: '2026-01-17', days: 2 }),
    ...daysOf(ana, { folio: 'OL000002', from: '2026-01-25', days: 2 }),
  ];
  expect(await statusOf(at.saveDisabilities(two, second()))).toBe(200);
  expect((await reload('IN')).line_findings).toEqual([]);
});

test('vacations are those of the employment that the period has last', async () => {
  const ana = person(3);
  const balance = async (period?: number) => (await at.capture(ana, period)).vacation;
  const days = ['2026-01-05', '2026-01-06'].map((day) => incident(ana, day, VACATION));
  expect(await statusOf(at.saveIncidents(days))).toBe(200);
  // Hired on 29 February 2020: five years.
  expect(await balance(at.periods[1])).toEqual({ since: '2025-02-28', entitled: '20', taken: '2.00' });
  await leave(ana, '2026-01-18');
  await comeBack(ana, '2026-01-25');
  expect(await balance(at.periods[0])).toEqual({ since: '2025-02-28', entitled: '20', taken: '0.00' });
  expect(await balance(at.periods[1])).toEqual({ since: '2026-01-25', entitled: '0', taken: '0.00' });
  // Those of the new employment are not taken from the earlier one.
  const later = [incident(ana, '2026-01-26', VACATION)];
  expect((await at.refused(await at.saveIncidents(later, second()))).code).toBe('vacation_exceeded');
  const confirmed = { ...second(), confirmado: ['vacation_exceeded'] };
  expect(await statusOf(at.saveIncidents(later, confirmed))).toBe(200);
  expect(await balance(at.periods[0])).toEqual({ since: '2025-02-28', entitled: '20', taken: '0.00' });
});

const peopleOf = async (paysheet: number, period?: number) => {
  const query = { user_id: CLIENT, nomina_id: String(paysheet) };
  const asked = period === undefined ? query : { ...query, period_id: String(period) };
  return readAnswer(
    endpoints.get_empleados_nom,
    await at.send(endpoints.get_empleados_nom, { query: asked }),
  );
};

test('who moves to another payroll is captured in each on its days', async () => {
  const ana = person(5);
  const other = await addPaysheet(at, 'OTRA');
  const move = (desde: string) =>
    at.send(endpoints.move_employee, {
      body: {
        ...{ employee_id: ana, desde, human_id: 'X5', nomina_id: other.paysheet },
        ...{ cost_center_id: other.costCenter, register_id: other.register },
      },
    });
  expect(await statusOf(at.saveIncidents([incident(ana, '2026-01-28', BONUS, '10')], second()))).toBe(200);
  expect(await at.refused(await move('2026-01-21'))).toEqual({
    ...{ status: 409, code: 'captured_days' },
    errors: {
      desde: 'Tiene captura el 28/01/2026, fuera del empleo que quedaría. Bórrala o elige otra fecha.',
    },
  });
  expect(await statusOf(at.saveIncidents([incident(ana, '2026-01-20', BONUS, '10')], second()))).toBe(200);
  expect(await statusOf(move('2026-01-21'))).toBe(200);

  const here = await peopleOf(at.paysheet, at.periods[1]);
  expect(here.find(({ id }) => id === ana)).toMatchObject({
    ...{ paysheet_id: at.paysheet, hire_date: '2020-02-29', termination_date: '2026-01-20' },
    centro_de_costos: expect.not.stringMatching('Planta B'),
  });
  expect(await peopleOf(other.paysheet)).toMatchObject([
    { id: ana, hire_date: '2020-02-29', termination_date: null, centro_de_costos: 'Planta B' },
  ]);
  expect(await blockedDays(ana)).toEqual(
    Array.from({ length: 10 }, (_, day) => `2026-01-${day + 21} employment`),
  );
  const both = ['2026-01-19', '2026-01-20'].map((day) => incident(ana, day, BONUS, '10'));
  expect(await statusOf(at.saveIncidents(both, second()))).toBe(200);
  expect((await at.refused(await at.saveIncidents([incident(ana, '2026-01-21')], second()))).status).toBe(
    422,
  );
  expect((await reload('I')).line_findings).toEqual([]);
  const query = { paysheet_ids: String(at.paysheet), period_id: String(at.periods[1]) };
  const summary = await readAnswer(
    endpoints.capture_by_period,
    await at.send(endpoints.capture_by_period, { query }),
  );
  expect(summary.result.employees).toMatchObject([{ employee_id: ana, paysheet_id: at.paysheet }]);
});
