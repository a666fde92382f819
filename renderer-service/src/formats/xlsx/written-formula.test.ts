import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { describe, expect, it } from 'vitest';
import { additionalFormula } from './additional-formula.ts';

const column = (
  key: string,
  data_type: SelectedColumn['data_type'],
  formato?: SelectedColumn['formato'],
): SelectedColumn => ({
  column: key,
  data_type,
  readable_name: key,
  ...(formato === undefined ? {} : { formato }),
});
const columns = [
  column('employees.name', 'text'),
  column('employees.daily_salary', 'numeric'),
  column('registers.risk_premium', 'numeric', 'porcentaje'),
  column('employees.hire_date', 'date'),
  column('payroll_results.calculated_at', 'timestamp'),
  column('capture_states.late', 'boolean'),
  column('adicional-uno', 'numeric'),
];
const formulaColumn = (id: string, formula: string): AdditionalColumn => ({
  id: `adicional-${id}`,
  nombre: id,
  tipo: 'formula',
  operator: null,
  selected_columns: [],
  valor: '',
  resultado: null,
  formula,
});
const one = formulaColumn('uno', '[employees.daily_salary] * 2');
const written = (formula: string, row = 7): string | undefined => {
  const own = formulaColumn('x', formula);
  return additionalFormula(own, columns, [one, own])?.(row);
};

describe('a formula in a sheet', () => {
  it('counts with cells, empty ones give an empty cell', () => {
    expect(written('[employees.daily_salary] / 30')).toBe('IFERROR(ROUND((IF(B7="",NA(),B7)/30),2),"")');
    expect(written('[adicional-uno] + 1', 12)).toBe('IFERROR(ROUND((IF(G12="",NA(),G12)+1),2),"")');
    expect(written('[registers.risk_premium] + 1')).toContain('IF(C7="",NA(),C7*100)');
  });

  it('leaves nothing of a remainder that is no part of it', () => {
    expect(written('RESIDUO([employees.daily_salary]; 7)')).toBe(
      'IFERROR(ROUND(ROUND(MOD(IF(B7="",NA(),B7),7),12),2),"")',
    );
  });

  it('gives texts, days and conditions as cells have them', () => {
    expect(written('[employees.name] & "!"')).toBe('IFERROR((A7&IFERROR("!","")&""),"")');
    expect(written('[employees.hire_date] + 1')).toBe('IFERROR(EDATE(IF(D7="",NA(),D7)+TRUNC(1),0),"")');
    expect(written('[employees.hire_date] + [employees.daily_salary]')).toBe(
      'IFERROR(EDATE(MIN(IF(D7="",NA(),D7)+TRUNC(IF(B7="",NA(),B7)),2958466),0),"")',
    );
    expect(written('[payroll_results.calculated_at]')).toBe('IFERROR(IF(E7="",NA(),INT(E7)),"")');
    expect(written('NO([capture_states.late])')).toBe(
      'IFERROR(IF(NOT(IF(F7="",NA(),F7="Sí")),"Sí","No"),"")',
    );
  });

  it('is none where Excel has nothing like it', () => {
    expect(written('[employees.sbc] + 1')).toBeUndefined();
    expect(written('LETRA([employees.daily_salary])')).toBeUndefined();
    expect(written('1 +')).toBeUndefined();
  });
});
