import { describe, expect, test } from 'vitest';
import { calculate } from '../payroll/engine/calculate.ts';
import type { ConceptFormula } from '../payroll/engine/calculation-input.ts';
import { captured, inputOf } from '../payroll/engine/testing/input-of.ts';
import { conceptFormula } from './concept-formula.ts';

const KEYS = Object.keys(inputOf().concepts);

function formula(concept: string, text: string): ConceptFormula {
  const compiled = conceptFormula(concept, text, KEYS);
  if ('message' in compiled) throw new Error(compiled.message);
  return compiled;
}

const problem = (text: string) => {
  const compiled = conceptFormula('P011', text, KEYS);
  return 'message' in compiled ? compiled.message : null;
};

const pay = (formulas: ConceptFormula[], change: Parameters<typeof inputOf>[0] = {}) =>
  calculate(inputOf({ ...change, formulas }));
const amounts = ({ lines }: ReturnType<typeof calculate>, ...keys: string[]) =>
  keys.map((key) => lines.find(({ concept }) => concept === key)?.amount);

describe('a concept with a formula', () => {
  test('is paid by the values of the person, and taxed as its concept is', () => {
    const bonus = formula('P011', 'SI(Faltas = 0; [Salario diario] * [Días pagados] * 10%; 0)');
    const result = pay([bonus]);
    expect(result.lines.find(({ concept }) => concept === 'P011')).toMatchObject({
      amount: '750.00',
      taxable: '750.00',
    });
    expect(result.totals.taxable).toBe('8250.00');
    expect(
      amounts(pay([bonus], { incidents: [captured('D020C_DI', '1.00', '2026-06-03')] }), 'P011'),
    ).toEqual([undefined]);
  });

  test('uses the amounts of other concepts, in whatever order they stand', () => {
    const formulas = [
      formula('D004', 'P012 * 2%'),
      formula('P012', 'P011 + UMA'),
      formula('P011', '[Años cumplidos] * 100'),
    ];
    // Two years of service, and one UMA.
    expect(amounts(pay(formulas), 'P011', 'P012', 'D004')).toEqual(['200.00', '317.31', '6.35']);
  });

  test('in a circle, without a result or with a negative one is an error of the person', () => {
    const codes = (formulas: ConceptFormula[], change = {}) =>
      pay(formulas, change).findings.map(({ code }) => code);
    expect(codes([formula('P011', 'P012 + 1'), formula('P012', 'P011 + 1')])).toEqual(['formula_en_circulo']);
    expect(codes([formula('P011', '1 / Faltas')])).toEqual(['formula_sin_resultado']);
    expect(codes([formula('P011', '0 - SBC')])).toEqual(['formula_negativa']);
    const overrides = [{ concept: 'P011', amount: '10.00', author: 'Ana', reason: 'Convenio' }];
    expect(codes([formula('P011', '1 / Faltas')], { overrides })).toEqual([]);
  });

  test('whose text is wrong says what to do', () => {
    expect(problem('[Salario diaro] * 2')).toBe(
      'No hay un valor “Salario diaro” para fórmulas de conceptos. ¿Quisiste decir [Salario diario]?',
    );
    expect(problem('"diez"')).toBe('La fórmula de un concepto da un importe: debe ser un número.');
    expect(problem('SUMA(')).not.toBeNull();
  });
});
