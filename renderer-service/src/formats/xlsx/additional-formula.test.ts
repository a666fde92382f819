import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { describe, expect, it } from 'vitest';
import { additionalFormula } from './additional-formula.ts';

const column = (key: string, data_type: SelectedColumn['data_type']): SelectedColumn => ({
  column: key,
  data_type,
  readable_name: key,
});
const columns = [
  column('a.name', 'text'),
  column('a.pay', 'numeric'),
  column('a.cost', 'numeric'),
  column('a.from', 'date'),
  column('a.to', 'date'),
];
const additional = (over: Partial<AdditionalColumn>): AdditionalColumn => ({
  id: 'adicional-x',
  nombre: 'x',
  tipo: 'numero',
  operator: 'sumar',
  selected_columns: ['a.pay', 'a.cost'],
  valor: '',
  resultado: null,
  ...over,
});

describe('an additional column as a formula', () => {
  it('adds what the sheet shows, and stays empty where an operand is', () => {
    expect(additionalFormula(additional({}), columns, [])?.(5)).toBe('IF(OR(B5="",C5=""),"",ROUND(B5+C5,2))');
  });

  it('does not divide by zero', () => {
    const formula = additionalFormula(additional({ operator: 'dividir', valor: '30' }), columns, []);
    expect(formula?.(2)).toBe('IF(OR(B2="",C2="",C2=0,(30)=0),"",ROUND(B2/C2/(30),2))');
  });

  it('counts the days between two dates', () => {
    const days = additional({
      tipo: 'fecha',
      operator: 'restar',
      selected_columns: ['a.from', 'a.to'],
      resultado: 'dias',
    });
    expect(additionalFormula(days, columns, [])?.(3)).toBe('IF(OR(D3="",E3=""),"",E3-D3)');
  });

  it('is none where an operand is not on the sheet', () => {
    expect(additionalFormula(additional({ parametro: 'factor' }), columns, [])).toBeNull();
    expect(additionalFormula(additional({ selected_columns: ['a.pay', 'b.other'] }), columns, [])).toBeNull();
    expect(additionalFormula(additional({ selected_columns: ['a.name'] }), columns, [])).toBeNull();
  });
});
