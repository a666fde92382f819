import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conventionKeys, DEFAULT_CONVENTIONS } from '../payroll/engine/conventions.ts';
import { benefitsOf, DEFAULT_SETTINGS, settingsBody, storedSettings } from './settings-content.ts';

const body = (change: object) =>
  settingsBody.safeParse({ ...DEFAULT_SETTINGS, vigente_desde: '2026-01-01', ...change });
const problem = (change: object) => {
  const issue = body(change).error?.issues[0];
  return issue && [issue.path.join(), issue.message];
};

describe('settings of a payroll', () => {
  test('as people type them', () => {
    expect(
      body({
        aguinaldo_days: ' 30 ',
        vacation_premium_percent: '50,5',
        vacation_days: '14,16, 18',
        state: 'NL',
        isn_percent: '3',
      }).data,
    ).toMatchObject({
      ...{ aguinaldo_days: '30', vacation_premium_percent: '50.5', vacation_days: '14, 16, 18' },
      ...{ state: 'NL', isn_percent: '3' },
    });
    expect(body({ aguinaldo_days: '', vacation_days: '', state: '', isn_percent: '' }).data).toMatchObject({
      ...{ aguinaldo_days: null, vacation_days: null, state: null, isn_percent: null },
    });
  });

  test.each([
    [{ aguinaldo_days: '14.99' }, 'aguinaldo_days', 'La ley da al menos 15 días de aguinaldo.'],
    [{ aguinaldo_days: '366' }, 'aguinaldo_days', 'Es más de lo que se puede guardar.'],
    [
      { vacation_premium_percent: '0.25' },
      'vacation_premium_percent',
      'La prima vacacional es de al menos 25 %. Escribe 25, no 0.25.',
    ],
    [
      { vacation_days: '12, 13' },
      'vacation_days',
      'Algún año tiene menos días de vacaciones que los de la ley.',
    ],
    [
      { vacation_days: 'doce' },
      'vacation_days',
      'Escribe los días de cada año con comas, por ejemplo 14, 16, 18.',
    ],
    [{ state: 'NL' }, 'isn_percent', 'Escribe la tasa del estado en por ciento, por ejemplo 3.'],
    [{ isn_percent: '3' }, 'state', 'Elige el estado de la tasa.'],
    [{ state: 'NE', isn_percent: '3' }, 'state', 'Elige el estado de la tasa.'],
    [{ state: 'NL', isn_percent: '30' }, 'isn_percent', 'La tasa va de 0 a 10 %.'],
    [{ isn_percent: '1e1' }, 'isn_percent', 'Escribe un número con hasta dos decimales, o déjalo vacío.'],
    [{ vigente_desde: '2026-02-30' }, 'vigente_desde', 'Escribe una fecha con día, mes y año.'],
  ])('%j is refused', (change, field, message) => {
    expect(problem(change)).toEqual([field, message]);
  });

  test('a convention that an older row lacks has its default, and a wrong one is not taken', () => {
    expect(storedSettings({ quota_days: 'periodo' })).toEqual({ ...DEFAULT_SETTINGS, quota_days: 'periodo' });
    expect(() => storedSettings({ quota_days: 'nunca' })).toThrow();
    expect(conventionKeys.toSorted()).toEqual(Object.keys(DEFAULT_CONVENTIONS).toSorted());
  });

  test('whatever is typed is refused or is the benefit', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), (text) => {
        const { data } = body({ vacation_days: text, aguinaldo_days: text });
        if (data === undefined) return;
        const days = benefitsOf(data).vacation_days;
        expect(days === null || days.every((one) => Number.isInteger(one) && one >= 12)).toBe(true);
      }),
      { numRuns: 300, seed: 76 },
    );
  });
});
