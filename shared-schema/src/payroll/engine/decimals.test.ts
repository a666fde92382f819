import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import { inCents } from './decimals.ts';
import { amountIn, captured, inputOf } from './testing/input-of.ts';
import { traceRecorder } from './trace.ts';

describe('half a cent that a division makes', () => {
  test('rounds up although a sixth has no end', () => {
    // 15 days less 7/6 are 83/6; at 1,565.73 they are 21,659.265 pesos.
    const days = new Decimal(15).minus(new Decimal(7).dividedBy(6));
    expect(inCents(days.times('1565.73')).toFixed(2)).toBe('21659.27');
    expect(inCents(days.times('-1565.73')).toFixed(2)).toBe('-21659.27');
  });

  test('a little less than half a cent still rounds down', () => {
    expect(inCents(new Decimal('21659.2649999')).toFixed(2)).toBe('21659.26');
  });

  test('an absence at a salary of 1,565.73 leaves 21,659.27, and the trace says the same', () => {
    const { record, document } = traceRecorder();
    const result = calculate(
      inputOf({ daily: '1565.73', incidents: [captured('D020C_DI', '1.00')] }),
      record,
    );
    expect(amountIn(result, 'P001')).toBe('21659.27');
    expect(document.records.find(({ rule }) => rule === 'sueldo')?.rounded).toBe('21659.27');
  });
});
