import { seededRandom } from '@lienzo/schema/formula/testing/random-formula';
import { calculate } from '@lienzo/schema/payroll/engine/calculate';
import type { CalculationResult } from '@lienzo/schema/payroll/engine/calculation-result';
import { inputOf } from '@lienzo/schema/payroll/engine/testing/input-of';
import { describe, expect, test } from 'vitest';
import { differencesOf } from './compare-lines.ts';
import { engineInput } from './engine-input.ts';
import { engineLines } from './engine-lines.ts';
import { calculatedLines, payrollWorkbook } from './payroll-workbook.ts';
import { randomPerson } from './random-person.ts';

const fortnight = (): CalculationResult => calculate(inputOf());

describe('the comparison of both calculations', () => {
  test('finds a quota that is a cent wrong, and nothing else', () => {
    const right = engineLines(fortnight());
    const planted = fortnight();
    for (const quota of planted.quotas)
      if (quota.branch === 'invalidez_vida') quota.worker = (Number(quota.worker) + 0.01).toFixed(2);
    expect(differencesOf(right, right)).toEqual([]);
    expect(differencesOf(engineLines(planted), right)).toEqual([
      { line: 'imss_invalidez_vida_trabajador', engine: '49.20', worksheet: '49.19' },
    ]);
  });

  test('finds a missing line, and a person whom the worksheet does not have', () => {
    const { isr: _isr, ...without } = engineLines(fortnight());
    const lines = engineLines(fortnight());
    expect(differencesOf(lines, without)).toEqual([{ line: 'isr', engine: '709.86', worksheet: 'nothing' }]);
    expect(differencesOf(lines, undefined)).toHaveLength(Object.keys(lines).length);
  });

  test('a formula that nothing has calculated is a difference', () => {
    const person = randomPerson('10001', seededRandom(1));
    const lines = engineLines(calculate(engineInput(person)));
    const worksheet = calculatedLines(payrollWorkbook([person])).get('10001');
    expect(differencesOf(lines, worksheet)).toHaveLength(Object.keys(lines).length);
  });
});

describe('random people', () => {
  test('are the same for a seed', () => {
    const people = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 20 }, (_none, at) => randomPerson(String(at), random));
    };
    expect(people(3)).toEqual(people(3));
    expect(people(3)).not.toEqual(people(4));
  });

  test('have everything that is compared, and the calculation accepts them', () => {
    const random = seededRandom(1);
    const people = Array.from({ length: 300 }, (_none, at) => randomPerson(String(at), random));
    const lines = people.map((person) => engineLines(calculate(engineInput(person))));
    for (const key of Object.keys(lines[0] ?? {}).filter((line) => !NEVER_PAID.includes(line)))
      expect([key, lines.some((one) => one[key] !== '0.00')]).toEqual([key, true]);
    const kinds = new Set(people.flatMap(({ days }) => days));
    expect([...kinds].toSorted()).toEqual(['', '-', 'F', 'I', 'V']);
  });
});

/** Branches that the employer alone pays. */
const NEVER_PAID = ['cuota_fija', 'riesgos_trabajo', 'guarderias', 'retiro', 'infonavit'].map(
  (branch) => `imss_${branch}_trabajador`,
);
