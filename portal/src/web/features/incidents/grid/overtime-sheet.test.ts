import type { PayrollPerson } from '@lienzo/schema/masters/master-endpoints';
import { expect, it } from 'vitest';
import { daysOf } from './incident-sheet';
import {
  type OvertimeSheet,
  overtimeProblems,
  overtimeResults,
  overtimeSheetRows,
  refusedHours,
  sentHours,
  totalHours,
  withHours,
  withTotalHours,
} from './overtime-sheet';

const period = { initial_date: '2026-11-18', end_date: '2026-11-29' };
const SHEET: OvertimeSheet = {
  period,
  days: daysOf(period),
  daysBefore: ['2026-11-16', '2026-11-17'],
  rule: 'clasica_3x3',
  disabled: new Set(['7 2026-11-20']),
  absent: new Set(['7 2026-11-19']),
};
const PERSON: PayrollPerson = {
  ...{ id: 7, human_id: null, name: 'Ana', paysheet_id: 1, centro_de_costos: '' },
  ...{
    hire_date: '2020-01-06',
    termination_date: '2026-11-26',
    employments: [{ hire_date: '2020-01-06', initial_date: '2020-01-06', termination_date: '2026-11-26' }],
    estado_civil: '',
    rfc: '',
    curp: '',
    ssn: '',
  },
  ...{ birth_date: '', nacionalidad: '', email: '', telefono: '', gender: '' },
};
const rowOf = (...stored: { fecha: string; horas: string }[]) => {
  const records = stored.map((one) => ({ employee_id: 7, ...one }));
  const [row] = overtimeSheetRows(SHEET, [PERSON], records, new Map());
  if (row === undefined) throw new Error('no row');
  return row;
};

it('a total disperses over the days that the person works, and is their sum again', () => {
  const row = withTotalHours(SHEET, rowOf(), '12');
  expect(totalHours(row)).toBe('12');
  expect(row.hours.slice(-3)).toEqual(['', '', '']);
  expect(Object.values(sentHours(SHEET, [row])).reduce((sum, hours) => sum + Number(hours), 0)).toBe(12);
  expect(totalHours(withTotalHours(SHEET, row, ''))).toBe('');
});

it('a total that does not fit is kept as typed and told', () => {
  const row = withTotalHours(SHEET, rowOf(), '500');
  expect(totalHours(row)).toBe('500');
  expect(overtimeProblems(SHEET, row).get(-1)).toContain('No caben tantas horas');
  expect(overtimeProblems(SHEET, withHours(row, 0, '2')).size).toBe(0);
});

it('hours above 10 or not in halves are told on their day', () => {
  const row = withHours(withHours(rowOf(), 0, '11'), 1, '1.2');
  expect([...overtimeProblems(SHEET, row).keys()]).toEqual([0, 1]);
});

it('a day of disability is told if it has hours, and a total leaves it out', () => {
  const at = SHEET.days.indexOf('2026-11-20');
  const row = rowOf({ fecha: '2026-11-20', horas: '2.0' });
  expect([...overtimeProblems(SHEET, row).values()]).toEqual([
    'Ana tiene incapacidad el 20/11/2026: ese día no lleva horas extra. Quítalas.',
  ]);
  expect(overtimeProblems(SHEET, withHours(row, at, '')).size).toBe(0);
  expect(withTotalHours(SHEET, rowOf(), '27').hours[at]).toBe('');
});

it('a total leaves out a day of absence, and counts what the previous period has of the first week', () => {
  const absent = SHEET.days.indexOf('2026-11-19');
  expect(withTotalHours(SHEET, rowOf(), '27').hours[absent]).toBe('');
  // Two of three days with double hours are used: one is left before the next week.
  const used = [
    { fecha: '2026-11-16', horas: '3.0' },
    { fecha: '2026-11-17', horas: '3.0' },
  ];
  const { hours } = withTotalHours(SHEET, rowOf(...used), '9');
  expect(SHEET.days.filter((_, at) => hours[at] !== '')).toEqual(['2026-11-18', '2026-11-23', '2026-11-24']);
});

it('the previous period takes its share of the first week and is not paid here', () => {
  const before = rowOf(
    { fecha: '2026-11-16', horas: '3.0' },
    { fecha: '2026-11-17', horas: '3.0' },
    { fecha: '2026-11-18', horas: '3.0' },
    { fecha: '2026-11-19', horas: '2.5' },
  );
  expect(overtimeResults(SHEET, [before, rowOf()])).toEqual([
    { id: 7, number: '7', name: 'Ana', doubles: '3', triples: '2.5' },
  ]);
});

it('what the server refused stands at the row and day that it names', () => {
  const row = rowOf();
  const refused = [
    { path: 'dias.7-2026-11-18', message: 'no' },
    { path: 'dias.8-2026-11-18', message: 'of somebody else' },
    { path: 'p_anterior', message: 'of no day' },
  ];
  expect(refusedHours(SHEET, [row], refused)).toEqual(new Map([[row, new Map([[0, 'no']])]]));
  expect(refusedHours(SHEET, [row], []).size).toBe(0);
});
