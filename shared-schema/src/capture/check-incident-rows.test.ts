import { describe, expect, it } from 'vitest';
import { addDays } from '../payroll/plain-date.ts';
import { type CaptureConcept, checkIncidentRows, type TakenBy } from './check-incident-rows.ts';

const period = { initial_date: '2026-01-01', end_date: '2026-01-15' };
const employee = {
  id: 1,
  name: 'Ana',
  employments: [{ hire_date: '2026-01-03', initial_date: '2026-01-03', termination_date: '2026-01-12' }],
};
const concepts: CaptureConcept[] = [
  { id: 1, key: 'P012', description: 'Bono', type_value: 'IM' },
  { id: 2, key: 'D020C_DI', description: 'Falta', type_value: 'DI' },
  { id: 3, key: 'D022C_HR', description: 'Retardo', type_value: 'HR' },
  { id: 5, key: 'D023C_HR', description: 'Permiso', type_value: 'HR' },
  { id: 6, key: 'B100', description: 'Premio', type_value: 'IM', ended_on: '2026-01-08' },
  { id: 4, key: 'P003C_DI', description: 'Vacaciones', type_value: 'DI' },
];
const row = (id_concepto: number, fecha: string, incidencia = '1') => ({
  ...{ id_empleado: 1, id_concepto, fecha, incidencia },
});
const check = (rows: ReturnType<typeof row>[], taken: Record<string, TakenBy> = {}) =>
  checkIncidentRows(rows, {
    paysheet_id: 7,
    period,
    employees: new Map([[1, employee]]),
    concepts: new Map(concepts.map((one) => [one.id, one])),
    taken: (_employee, day) => taken[day],
  }).map(({ field }) => field);

describe('a date', () => {
  it.each([
    ['2026-01-03', true],
    ['2026-01-12', true],
    ['2026-01-02', false],
    ['2026-01-13', false],
    ['2025-12-31', false],
    ['2026-01-16', false],
    ['2026-02-30', false],
    ['05/01/2026', false],
    ['', false],
  ])('%j is in the period and the employment: %s', (day, good) => {
    expect(check([row(2, day)])).toEqual(good ? [] : ['employees.0.fecha']);
  });

  it('is not after the last day of a concept that has ended', () => {
    expect(check([row(6, '2026-01-08'), row(6, '2026-01-09')])).toEqual(['employees.1.fecha']);
  });

  it('that a disability takes is free for amounts alone', () => {
    const taken = { '2026-01-05': 'disability' } as const;
    expect(check([row(1, '2026-01-05'), row(2, '2026-01-05'), row(3, '2026-01-05')], taken)).toEqual([
      'employees.1.fecha',
      'employees.2.fecha',
    ]);
  });

  it('has days before hours, whichever comes first in the list', () => {
    expect(check([row(3, '2026-01-05', '2'), row(2, '2026-01-05')])).toEqual(['employees.0.fecha']);
    expect(check([row(3, '2026-01-05', '2'), row(1, '2026-01-05')])).toEqual([]);
  });
});

describe('hours', () => {
  it.each(['24', '23.75', '0.5'])('%s of a day can be', (hours) => {
    expect(check([row(3, '2026-01-05', hours)])).toEqual([]);
  });

  it.each(['24.01', '30', '99999999.99'])('%s of a day cannot be', (hours) => {
    expect(check([row(3, '2026-01-05', hours)])).toEqual(['employees.0.incidencia']);
  });

  it('of two concepts on a day are one day’s together', () => {
    const two = (one: string, other: string) =>
      check([row(3, '2026-01-05', one), row(5, '2026-01-05', other)]);
    expect(two('20', '4')).toEqual([]);
    expect(two('20', '4.5')).toEqual(['employees.0.incidencia', 'employees.1.incidencia']);
    expect(check([row(3, '2026-01-05', '20'), row(3, '2026-01-06', '20')])).toEqual([]);
  });
});

it('an amount that can be read in two ways is asked about', () => {
  const [found] = checkIncidentRows([row(1, '2026-01-05', '1.250')], {
    ...{ paysheet_id: 7, period, taken: () => undefined },
    employees: new Map([[1, employee]]),
    concepts: new Map(concepts.map((one) => [one.id, one])),
  });
  expect(found?.message).toBe('“1.250” puede ser 1250 o 1.250. Escribe uno de los dos.');
});

it('a thousand random rows keep to: nobody has two things of days on a date, nor a concept twice', () => {
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let round = 0; round < 200; round += 1) {
    const rows = Array.from({ length: 6 }, () => row(1 + next(4), addDays('2026-01-03', next(4))));
    const bad = new Set(check(rows).map((field) => Number(field.split('.')[1])));
    const kept = rows.filter((_, at) => !bad.has(at));
    const days = kept.filter(({ id_concepto }) => id_concepto !== 1).map(({ fecha }) => fecha);
    const days2 = kept
      .filter(({ id_concepto }) => id_concepto === 2 || id_concepto === 4)
      .map(({ fecha }) => fecha);
    expect(new Set(days2).size).toBe(days2.length);
    for (const day of days2) expect(days.filter((one) => one === day)).toHaveLength(1);
    const keys = kept.map(({ id_concepto, fecha }) => `${id_concepto} ${fecha}`);
    expect(new Set(keys).size).toBe(keys.length);
    // What is kept can be saved.
    expect(check(kept)).toEqual([]);
  }
});
