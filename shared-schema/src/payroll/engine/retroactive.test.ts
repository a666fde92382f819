import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import { retroactiveDifferences } from './retroactive.ts';
import { amountIn, captured, inputOf } from './testing/input-of.ts';

const SECOND = { initial_date: '2026-06-16', end_date: '2026-06-30', payment_date: '2026-06-30' };
const change = { period: '2026-06-01', reason: 'Aumento del 1 de junio' };

test('a raise that is entered late is paid by the next run, which withholds of it', () => {
  const stored = calculate(inputOf({ incidents: [captured('D020C_DI', '1.00', '2026-06-03')] }));
  const raised = calculate(
    inputOf({ daily: '600', incidents: [captured('D020C_DI', '1.00', '2026-06-03')] }),
  );
  const corrections = retroactiveDifferences(stored.lines, raised.lines, change);
  expect(corrections).toEqual([{ concept: 'P001', amount: '1383.33', ...change }]);
  const next = calculate(inputOf({ daily: '600', period: SECOND, corrections }));
  expect(
    next.lines.filter(({ concept }) => concept === 'P001').map(({ amount, corrects }) => [amount, corrects]),
  ).toEqual([
    ['9000.00', null],
    ['1383.33', '2026-06-01'],
  ]);
  expect(next.totals.taxable).toBe('10383.33');
});

test('a late disability takes back what was paid, and what was paid back is not a difference again', () => {
  const days = [8, 9].map((day) => ({ fecha_incapacidad: `2026-06-0${day}`, concept: 'D014C_DI' }));
  const disabled = calculate(inputOf({ disabilities: days }));
  const corrections = retroactiveDifferences(calculate(inputOf()).lines, disabled.lines, change);
  expect(corrections.map(({ concept, amount }) => [concept, amount])).toEqual([['P001', '-1000.00']]);
  const next = calculate(inputOf({ period: SECOND, corrections }));
  expect(next.totals).toMatchObject({ perceptions: '6500.00', taxable: '6500.00' });
  expect(amountIn(next, 'P001')).toBe('7500.00');
  expect(retroactiveDifferences(next.lines, calculate(inputOf({ period: SECOND })).lines, change)).toEqual(
    [],
  );
});

test('the same result has no differences', () => {
  expect(retroactiveDifferences(calculate(inputOf()).lines, calculate(inputOf()).lines, change)).toEqual([]);
});
