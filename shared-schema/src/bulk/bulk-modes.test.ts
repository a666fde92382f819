import { expect, test } from 'vitest';
import type { BulkContext, BulkLine } from './bulk-line.ts';
import { bulkLosses } from './bulk-losses.ts';
import { checkBulkLines } from './check-bulk-lines.ts';

const person = (id: number, human_id: string) => ({
  ...{
    id,
    human_id,
    name: `Persona ${id}`,
    employments: [{ hire_date: '2020-01-06', initial_date: '2020-01-06', termination_date: null }],
    version: 3,
  },
});
const incident = (
  employee_id: number,
  concept_id: number,
  grupo: string,
  fecha: string,
  cantidad: string,
) => ({
  ...{ employee_id, concept_id, grupo, fecha, cantidad },
});
const certificate = (employee_id: number, folio: string, fecha_incapacidad: string) => ({
  ...{ employee_id, folio, incapacidad: 316, fecha_incapacidad, dias_incapacidad: 2 },
  ...{ tipo_incapacidad: 'I' as const, tipo_control: 1, tipo_riesgo: 0, tipo_secuela: 0 },
  ...{ archivo_id: '3f1de1d6-5b0a-4a37-9a52-0d8a6bb1f5c1', folio_inicial: null, own: true },
});
const CONTEXT: BulkContext = {
  ...{ paysheet_id: 1, period_id: 1, initial_date: '2026-01-01', end_date: '2026-01-15' },
  employees: [person(7, '0012'), person(8, '0013'), person(9, '0014')],
  concepts: [
    { id: 220, key: 'D020C_DI', description: 'Falta', type_value: 'DI' },
    { id: 12, key: 'P012', description: 'Bono', type_value: 'IM' },
  ],
  ...{ taken: [], certificates: [], foreign_folios: [], initials: [] },
  stored: [
    incident(7, 220, 'D020C_DI', '2026-01-05', '1.00'),
    incident(7, 12, 'P012', '2026-01-05', '100.00'),
    incident(7, 12, 'P012', '2026-01-06', '50.00'),
    incident(8, 12, 'P012', '2026-01-07', '80.00'),
  ],
  captured: 2,
};
const line = (number: string, grupo: string, valores: Record<string, string>): BulkLine => ({
  ...{ renglon: 5, 'NUM EMPLEADO': number, NOMBRE: '', grupo, valores },
});
const bonus = (number: string, FECHA: string, CANTIDAD: string) => line(number, 'P012', { FECHA, CANTIDAD });
const incidents = (lines: BulkLine[], mode?: 'named' | 'all') => {
  const checked = checkBulkLines('I', lines, CONTEXT, mode);
  if (checked.kind !== 'I') throw new Error('another kind');
  return {
    ...checked,
    told: checked.rows
      .map((row) => `${row.id_empleado} ${row.id_concepto} ${row.fecha} ${row.incidencia}`)
      .toSorted(),
    losses: bulkLosses(checked, CONTEXT),
  };
};

test('only what the file names changes: its concepts of its people', () => {
  const { people, told, losses } = incidents([bonus('0012', '2026-01-05', '70')]);
  expect(people).toEqual([7]);
  expect(told).toEqual(['7 12 2026-01-05 70', '7 220 2026-01-05 1.00']);
  // The concept is named, so its other day goes, which is told.
  expect(losses).toEqual([{ employee_id: 7, grupo: 'P012', records: 1 }]);
});

test('replacing all says who loses what', () => {
  const { people, told, losses } = incidents([bonus('0014', '2026-01-05', '70')], 'all');
  expect(people).toEqual([7, 8, 9]);
  expect(told).toEqual(['9 12 2026-01-05 70']);
  expect(losses).toEqual([
    { employee_id: 7, grupo: 'D020C_DI', records: 1 },
    { employee_id: 7, grupo: 'P012', records: 2 },
    { employee_id: 8, grupo: 'P012', records: 1 },
  ]);
});

test('a person whose line is wrong keeps what is stored, also when all is replaced', () => {
  const lines = [bonus('0012', '2026-01-05', 'x'), bonus('0014', '2026-01-05', '70')];
  const { people, losses } = incidents(lines, 'all');
  expect(people).toEqual([8, 9]);
  expect(losses).toEqual([{ employee_id: 8, grupo: 'P012', records: 1 }]);
  expect(incidents(lines).people).toEqual([9]);
});

test('a line that meets what stays is told at the line', () => {
  const absence = line('0012', 'D020C_DI', { FECHA: '2026-01-05', CANTIDAD: '1' });
  const vacations: BulkContext = {
    ...CONTEXT,
    concepts: [...CONTEXT.concepts, { id: 3, key: 'P003C_DI', description: 'Vacaciones', type_value: 'DI' }],
    stored: [incident(7, 3, 'P003C_DI', '2026-01-05', '1.00')],
  };
  expect(checkBulkLines('I', [absence], vacations).problems).toMatchObject([{ line: 0, field: 'FECHA' }]);
  expect(checkBulkLines('I', [absence], vacations, 'all').problems).toEqual([]);
});

test('overtime: other days stay, and 0 takes a day away', () => {
  const hours = (fecha: string, cantidad: string) => ({
    ...incident(7, 0, fecha, fecha, cantidad),
    concept_id: null,
  });
  const context = { ...CONTEXT, stored: [hours('2026-01-05', '2.0'), hours('2026-01-06', '3.0')] };
  const checked = checkBulkLines('E', [line('0012', '2026-01-06', { HORAS: '0' })], context);
  expect(checked).toMatchObject({
    people: [7],
    rows: [{ id: 7, dias: [{ fecha: '2026-01-05', horas: '2.0' }] }],
  });
  expect(bulkLosses(checked, context)).toEqual([{ employee_id: 7, grupo: '', records: 1 }]);
});

test('disabilities: other folios stay with their evidence, and may not meet', () => {
  const context = { ...CONTEXT, certificates: [certificate(7, 'AB000001', '2026-01-05')] };
  const sent = (FOLIO: string, start: string) =>
    line('0012', 'D014C_DI', {
      ...{ 'FECHA INICIAL': start, DIAS: '2', FOLIO },
      ...{ 'TIPO INCAPACIDAD': 'I', 'CONTROL DE INCAPACIDAD': '1' },
    });
  const checked = checkBulkLines('IN', [sent('AB000002', '2026-01-08')], context);
  expect(checked.problems).toEqual([]);
  expect(checked.rows.map((row) => ('folio' in row ? row.folio : '')).toSorted()).toEqual([
    ...['AB000001', 'AB000001', 'AB000002', 'AB000002'],
  ]);
  expect(bulkLosses(checked, context)).toEqual([]);
  const meeting = checkBulkLines('IN', [sent('AB000002', '2026-01-06')], context);
  expect(meeting.problems).toMatchObject([{ line: 0, field: 'FECHA INICIAL' }]);
  const all = checkBulkLines('IN', [sent('AB000002', '2026-01-06')], context, 'all');
  expect(bulkLosses(all, context)).toEqual([{ employee_id: 7, grupo: 'AB000001', records: 1 }]);
});
