import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExactDecimal } from '../data/exact-decimal.ts';
import type { FormulaOutcome } from './formula-outcome.ts';
import { withItemOutcomes } from './formula-results.ts';
import { comparisonText, figureText, indicatorComparison, indicatorText } from './indicator-text.ts';
import { INDICATOR_VALUE, type IndicadorItem } from './item.ts';
import { newItem } from './new-item.ts';
import { emptyReport } from './report.ts';
import { validateReport } from './validate-report.ts';

const money = (value: string | null): FormulaOutcome => ({
  type: 'moneda',
  value,
  loss: value === null ? 'missing' : null,
});

/** An indicator with these results of its formulas. */
function indicator(
  value: string | null,
  other?: string | null,
  changes: Partial<IndicadorItem> = {},
): IndicadorItem {
  const item: IndicadorItem = {
    ...newItem('indicador'),
    etiqueta: 'Neto',
    formula: '1',
    ...(other !== undefined && { comparacion: { etiqueta: 'octubre', formula: '2' } }),
    ...changes,
  };
  return withItemOutcomes(
    item,
    new Map([
      ['1', money(value)],
      ['2', money(other ?? null)],
    ]),
  );
}

describe('an indicator', () => {
  it.each([
    ['1100', '1000', '▲ $100.00 más (+10%) que octubre'],
    ['900', '1000', '▼ $100.00 menos (−10%) que octubre'],
    ['1000', '1000', '= Igual que octubre'],
    ['5', '0', '▲ $5.00 más que octubre'],
    ['5', '-10', '▲ $15.00 más (+150%) que octubre'],
    ['1', '3', '▼ $2.00 menos (−66.7%) que octubre'],
    ['5', null, 'No se puede comparar con octubre'],
    [null, '5', 'No se puede comparar con octubre'],
  ])('of %s beside %s says “%s”', (value, other, expected) => {
    expect(comparisonText(indicator(value, other))).toBe(expected);
  });

  it('without a result is a dash, never nothing', () => {
    expect(figureText(indicator(null))).toBe('—');
    expect(figureText({ ...newItem('indicador'), etiqueta: 'x', formula: '1' })).toBe('—');
    expect(comparisonText(indicator('5'))).toBe('');
  });

  it('compares exactly: figure = other + difference (seeded)', () => {
    const cents = fc.integer({ min: -99_999_999, max: 99_999_999 });
    const amount = (one: number): string => new ExactDecimal(one).div(100).toFixed();
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const { difference } = indicatorComparison(indicator(amount(one), amount(other))) ?? {};
        expect(new ExactDecimal(difference ?? 'x').plus(amount(other)).toFixed()).toBe(amount(one));
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it('has a colour where its figure meets a condition, which says nothing that is not written', () => {
    const style = {
      ...{ id: 's', column: INDICATOR_VALUE, condition: 'mayor que' as const, valor: '1000' },
      ...{ alcance: 'celda' as const, bold: false, color: '#b42318' },
    };
    const styled = { estilos_condicionales: [style] };
    expect(JSON.stringify(indicatorText(indicator('1000.01', undefined, styled)))).toContain('#b42318');
    expect(JSON.stringify(indicatorText(indicator('1000', undefined, styled)))).not.toContain('#b42318');
  });

  it('is drawn without results that were stored with it', () => {
    const stale = { ...indicator('777'), formula: 'otra' };
    expect(figureText(withItemOutcomes(stale, new Map()))).toBe('—');
  });

  it('says what it lacks', () => {
    const problemsOf = (changes: Partial<IndicadorItem>): string[] => {
      const item = { ...newItem('indicador'), etiqueta: 'Neto', formula: '1 + 1', ...changes };
      const layouts = [{ index: 0, separation: false, items: [item] }];
      return validateReport({ ...emptyReport('Tablero'), layouts }).map(({ uuid, message }) => {
        expect(uuid).toBe(item.uuid);
        return message;
      });
    };
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ etiqueta: ' ' })[0]).toContain('Escribe qué dice el indicador');
    expect(problemsOf({ formula: '' })[0]).toContain('Escribe una fórmula');
    expect(problemsOf({ comparacion: { etiqueta: '', formula: '"a"' } })[0]).toContain('deben ser números');
    expect(problemsOf({ comparacion: { etiqueta: '', formula: '1 +' } })[0]).toContain('falta un valor');
  });
});
