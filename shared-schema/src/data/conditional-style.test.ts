import { describe, expect, it } from 'vitest';
import { type ConditionalStyle, conditionalLooks, conditionalStyleProblem } from './conditional-style.ts';
import { meetsCondition } from './meets-condition.ts';

const style = (over: Partial<ConditionalStyle>): ConditionalStyle => ({
  id: 'e',
  column: 'a.pay',
  condition: 'mayor que',
  valor: '100',
  alcance: 'celda',
  bold: true,
  ...over,
});
const columns = [
  { column: 'a.pay', data_type: 'numeric' as const },
  { column: 'a.name', data_type: 'text' as const },
];

describe('a condition', () => {
  it.each([
    ['mayor que', '100', '100.01', true],
    ['mayor que', '100', '100.00', false],
    ['menor que', '0', '-0.01', true],
    ['igual a', '100', '100.00', true],
    ['igual a', '100', null, false],
    ['mayor que', 'mucho', '100', false],
  ] as const)('%s %s of %s is %s', (condition, valor, value, met) => {
    expect(meetsCondition({ condition, valor }, 'numeric', value)).toBe(met);
  });

  it('compares texts without accents and capitals, and instants by their day in Mexico', () => {
    expect(meetsCondition({ condition: 'contiene', valor: 'alvarez' }, 'text', 'Álvarez Núñez')).toBe(true);
    expect(meetsCondition({ condition: 'es exactamente', valor: 'PAGADO' }, 'text', 'pagado')).toBe(true);
    const day = { condition: 'igual a', valor: '2026-11-19' } as const;
    expect(meetsCondition(day, 'timestamp', '2026-11-20T03:00:00Z')).toBe(true);
  });
});

describe('conditional looks', () => {
  it('go to the cell or the whole row, the later over the earlier', () => {
    const looks = conditionalLooks(
      [
        style({ color: '#111111', alcance: 'fila' }),
        style({ color: '#222222', bold: false, background: '#eeeeee' }),
      ],
      columns,
      { 'a.pay': '200', 'a.name': 'x' },
    );
    expect(looks('a.pay')).toEqual({ bold: true, color: '#222222', background: '#eeeeee' });
    expect(looks('a.name')).toEqual({ bold: true, color: '#111111' });
  });

  it('say what is missing', () => {
    expect(conditionalStyleProblem(style({ valor: '' }), 'numeric')).not.toBeNull();
    expect(conditionalStyleProblem(style({ bold: false }), 'numeric')).toContain('negrita');
    expect(conditionalStyleProblem(style({}), 'text')).toContain('condición');
    expect(conditionalStyleProblem(style({}), 'numeric')).toBeNull();
  });
});
