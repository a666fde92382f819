import { expect, test } from 'vitest';
import { figureOn } from '../figures/figure-on.ts';
import { calculate } from './calculate.ts';
import { inputOf } from './testing/input-of.ts';
import { changedInput, type WhatIf } from './what-if.ts';

const AS_IT_IS: WhatIf = { raise: null, uma: null, minimum_wage: null, absence: null };
const changed = (change: Partial<WhatIf>) => changedInput(inputOf(), { ...AS_IT_IS, ...change });

test('nothing changed calculates the same', () => {
  expect(calculate(changed({}))).toEqual(calculate(inputOf()));
});

test('a raise begins with the period, and the SBC keeps its integration factor', () => {
  const { person, period } = inputOf();
  const [before] = person.salaries;
  const [first, second] = changed({ raise: { kind: 'porcentaje', value: '10' } }).person.salaries;
  expect(first).toEqual(before);
  expect(second).toEqual({
    vigente_desde: period.initial_date,
    daily_salary: (Number(before?.daily_salary) * 1.1).toFixed(2),
    sbc: (Number(before?.sbc) * 1.1).toFixed(2),
  });
});

test('a raise in pesos is added to each day, also after a change within the period', () => {
  const { person, period } = inputOf();
  const day = period.end_date;
  const input = {
    ...inputOf(),
    person: {
      ...person,
      salaries: [...person.salaries, { vigente_desde: day, daily_salary: '600.00', sbc: '630.00' }],
    },
  };
  const { salaries } = changedInput(input, {
    ...AS_IT_IS,
    raise: { kind: 'importe', value: '60' },
  }).person;
  expect(salaries.at(-1)).toEqual({ vigente_desde: day, daily_salary: '660.00', sbc: '693.00' });
});

test('another UMA is that of the day of payment alone, with its month and year', () => {
  const { figures, period } = changed({ uma: '200' });
  expect(figureOn(figures, 'uma', period.payment_date)).toMatchObject({
    diaria: '200',
    mensual: '6080.00',
    anual: '72960.00',
  });
  const other = inputOf().figures.uma.filter(({ vigente_hasta }) => vigente_hasta !== null)[0];
  expect(figures.uma).toContainEqual(other);
});

test('another minimum wage is that of the zone of the payroll', () => {
  const { figures, period, settings } = changed({ minimum_wage: '500' });
  const before = figureOn(inputOf().figures, 'salario_minimo', period.payment_date);
  expect(figureOn(figures, 'salario_minimo', period.payment_date)).toEqual({
    ...before,
    [settings.zone]: '500',
  });
});

test('one more absence costs its day', () => {
  const { period } = inputOf();
  const absence = { concept: 'D020C_DI', date: period.initial_date };
  const net = (input: Parameters<typeof calculate>[0]) => Number(calculate(input).totals.net);
  expect(net(changed({ absence }))).toBeLessThan(net(inputOf()));
});
