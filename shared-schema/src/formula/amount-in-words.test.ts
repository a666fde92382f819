import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { FormulaDecimal } from './formula-value.ts';

const textOf = (amount: string): string | null => amountInWords(new FormulaDecimal(amount));

describe('an amount in words', () => {
  it.each([
    ['0', 'cero pesos 00/100 M.N.'],
    ['0.5', 'cero pesos 50/100 M.N.'],
    ['1', 'un peso 00/100 M.N.'],
    ['1.01', 'un peso 01/100 M.N.'],
    ['2', 'dos pesos 00/100 M.N.'],
    ['16', 'dieciséis pesos 00/100 M.N.'],
    ['21', 'veintiún pesos 00/100 M.N.'],
    ['31', 'treinta y un pesos 00/100 M.N.'],
    ['100', 'cien pesos 00/100 M.N.'],
    ['101', 'ciento un pesos 00/100 M.N.'],
    ['999.999', 'mil pesos 00/100 M.N.'],
    ['1000', 'mil pesos 00/100 M.N.'],
    ['1234.5', 'mil doscientos treinta y cuatro pesos 50/100 M.N.'],
    ['21000', 'veintiún mil pesos 00/100 M.N.'],
    ['100000', 'cien mil pesos 00/100 M.N.'],
    ['1000000', 'un millón de pesos 00/100 M.N.'],
    ['1000001', 'un millón un pesos 00/100 M.N.'],
    ['2500000.25', 'dos millones quinientos mil pesos 25/100 M.N.'],
    ['1000000000', 'mil millones de pesos 00/100 M.N.'],
    ['21021000001', 'veintiún mil veintiún millones un pesos 00/100 M.N.'],
    ['-12.3', 'menos doce pesos 30/100 M.N.'],
    ['-0.001', 'cero pesos 00/100 M.N.'],
  ])('%s: %s', (amount, written) => {
    expect(textOf(amount)).toBe(written);
  });

  it('is none from a billion on', () => {
    expect(textOf('999999999999.99')).toContain('novecientos noventa y nueve mil');
    expect(textOf('1000000000000')).toBeNull();
  });
});
