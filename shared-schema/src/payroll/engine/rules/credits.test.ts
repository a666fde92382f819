import { describe, expect, test } from 'vitest';
import { calculate } from '../calculate.ts';
import type { Credit } from '../calculation-input.ts';
import { amountIn, inputOf } from '../testing/input-of.ts';
import { traceRecorder } from '../trace.ts';

const TWENTY_PERCENT: Credit = {
  ...{ kind: 'INFONAVIT', number: '1234567890', discount_type: 1, value: '20' },
  ...{ vigente_desde: '2024-01-01', vigente_hasta: null, tabla_disminucion: 'N' },
};

describe('an INFONAVIT credit in percent is of the contribution base within its limits (LSS 28)', () => {
  // The bimester of May and June has 61 days and four payrolls.
  test.each([
    ['5,000 a day count as 25 UMA', '4600', '5000.00', '2932.75', '8944.89'],
    ['a base of 2,932.75 is the limit itself', '2800', '2932.75', '2932.75', '8944.89'],
    ['a base under the minimum wage counts as the minimum wage', '500', '200.00', '315.04', '960.87'],
  ])('%s', (_name, daily, sbc, base, amount) => {
    const { record, document } = traceRecorder();
    const result = calculate(inputOf({ daily, sbc, person: { credits: [TWENTY_PERCENT] } }), record);
    expect(amountIn(result, 'D010')).toBe(amount);
    const credit = document.records.find(({ rule }) => rule === 'credito_infonavit');
    expect(credit?.inputs['person.sbc']).toBe(base);
  });
});
