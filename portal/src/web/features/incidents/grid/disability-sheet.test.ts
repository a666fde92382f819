import type { Certificate } from '@lienzo/schema/capture/capture-endpoints';
import type { PayrollPerson } from '@lienzo/schema/masters/master-endpoints';
import { expect, it } from 'vitest';
import {
  disabilitySheetRows,
  sentDays,
  tableProblems,
  withLine,
  withNewLine,
  withoutLine,
} from './disability-sheet';

const person = (id: number, name: string): PayrollPerson => ({
  ...{ id, name, human_id: null, paysheet_id: 1, centro_de_costos: '', hire_date: '2020-01-06' },
  employments: [{ hire_date: '2020-01-06', initial_date: '2020-01-06', termination_date: null }],
  ...{ termination_date: null, estado_civil: '', rfc: '', curp: '', ssn: '', birth_date: '' },
  ...{ nacionalidad: '', email: '', telefono: '', gender: '' },
});
const CERTIFICATE: Certificate = {
  ...{ folio: 'AB123456', incapacidad: 316, tipo_incapacidad: 'I', tipo_control: 1 },
  ...{ tipo_riesgo: 0, tipo_secuela: 0, fecha_incapacidad: '2026-11-16', dias_incapacidad: 2 },
  ...{ archivo_id: '8a1f8f1e-9a60-4d6a-9f6a-0d4f3a1d2c3b', archivo: 'uno.pdf' },
  ...{ folio_inicial: null, inicial_externa: false, elsewhere: false },
};
const rowsOf = (ana: Certificate[], luz: Certificate[] = []) =>
  disabilitySheetRows(
    [person(1, 'Ana'), person(2, 'Luz')],
    new Map([
      [1, ana],
      [2, luz],
    ]),
    new Map(),
  );

it('everybody has a line; an empty one lacks and sends nothing', () => {
  const rows = rowsOf([]);
  expect(rows.map(({ lines }) => lines.length)).toEqual([1, 1]);
  expect(tableProblems(rows)).toEqual([]);
  expect(sentDays(rows, new Map())).toEqual([]);
});

it('names those whose line is not complete', () => {
  const [ana, luz] = rowsOf([]);
  if (ana === undefined || luz === undefined) throw new Error('no rows');
  const key = ana.lines[0]?.key ?? '';
  expect(tableProblems([withLine(ana, key, { folio: 'AB123456' }), luz])).toEqual([
    'Complete la información de los siguientes empleados: Ana',
  ]);
});

it('names repeated folios across people, and days of one that meet', () => {
  const later = { ...CERTIFICATE, fecha_incapacidad: '2026-11-17', folio: 'AB123457' };
  expect(tableProblems(rowsOf([CERTIFICATE], [CERTIFICATE]))).toEqual([
    'El folio de los siguientes empleados se encuentra repetido: Ana, Luz',
  ]);
  expect(tableProblems(rowsOf([CERTIFICATE, later]))).toEqual([
    'La fecha de incapacidad del siguiente empleado se encuentra repetido: Ana',
  ]);
});

it('names a file that stands for two certificates', () => {
  const file = new File(['x'], 'dos.pdf');
  const rows = rowsOf([CERTIFICATE], [{ ...CERTIFICATE, folio: 'AB123457' }]).map((row) =>
    withLine(row, row.lines[0]?.key ?? '', { chosen: file }),
  );
  expect(tableProblems(rows)).toEqual([
    'Los archivos de incapacidad del siguiente empleado se encuentra repetido: Ana, Luz',
  ]);
});

it('lines are added below, removed, and the last one is emptied', () => {
  const [ana] = rowsOf([CERTIFICATE]);
  if (ana === undefined) throw new Error('no row');
  const two = withNewLine(ana, 'AB123456');
  expect(two.lines.map(({ folio }) => folio)).toEqual(['AB123456', '']);
  const one = withoutLine(two, two.lines[1]?.key ?? '');
  expect(one.lines.map(({ folio }) => folio)).toEqual(['AB123456']);
  expect(withoutLine(one, 'AB123456').lines.map(({ folio }) => folio)).toEqual(['']);
  expect(sentDays([ana], new Map()).map(({ fecha_incapacidad }) => fecha_incapacidad)).toEqual([
    '2026-11-16',
    '2026-11-17',
  ]);
});

it('another kind clears what it does not offer', () => {
  const [ana] = rowsOf([CERTIFICATE]);
  if (ana === undefined) throw new Error('no row');
  const [line] = withLine(ana, 'AB123456', { incapacidad: 314 }).lines;
  expect(line).toMatchObject({ incapacidad: 314, tipo_control: null, folio: 'AB123456' });
});
