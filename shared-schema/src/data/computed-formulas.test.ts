import { describe, expect, it } from 'vitest';
import { tablaItem } from '../report/item.ts';
import { itemProblems } from '../report/item-problems.ts';
import { newItem } from '../report/new-item.ts';
import { rowColumns, usedTables } from '../report/query-columns.ts';
import { emptyReport } from '../report/report.ts';
import { validateReport } from '../report/validate-report.ts';
import { type AdditionalColumn, additionalDataType, rowCompleter } from './additional-column.ts';

const computed = (id: string, formula: string, over: Partial<AdditionalColumn> = {}): AdditionalColumn => ({
  id: `adicional-${id}`,
  nombre: `Campo ${id}`,
  tipo: 'formula',
  operator: null,
  selected_columns: [],
  valor: '',
  resultado: null,
  formula,
  ...over,
});
const item = (...additional_columns: AdditionalColumn[]) =>
  tablaItem.parse({
    ...newItem('tabla'),
    selected_tables: ['employees', 'payroll_results'],
    selected_columns: [
      { column: 'employees.name', data_type: 'text', readable_name: 'Nombre completo' },
      ...additional_columns.map((column) => ({
        column: column.id,
        data_type: additionalDataType(column, additional_columns),
        readable_name: column.nombre,
      })),
    ],
    additional_columns,
  });
const row = {
  'employees.daily_salary': '412.35',
  'employees.sbc': null,
  'employees.hire_date': '2020-02-29',
  'payroll_results.calculated_at': '2026-01-16T05:30:00.000Z',
};
const values = (...columns: AdditionalColumn[]) => {
  const complete = rowCompleter(item(...columns), '2026-11-26')(row);
  return columns.map(({ id }) => complete[id]);
};
const problems = (...columns: AdditionalColumn[]) =>
  itemProblems(item(...columns), [])
    .filter(({ field }) => field === 'additional_columns')
    .map(({ message }) => message);

describe('computed columns with formulas', () => {
  it('give values of their types, rounded as their formats are', () => {
    expect(
      values(
        computed('a', '[employees.daily_salary] / 3'),
        computed('b', '[employees.daily_salary] / 3', { redondeo: 4 }),
        computed('c', '[employees.hire_date] + 1'),
        computed('d', 'LETRA([employees.daily_salary])'),
        computed('e', '[employees.sbc] = ""'),
        computed('f', '[employees.sbc] + 1'),
        computed('g', '[payroll_results.calculated_at] = FECHA(2026; 1; 15)'),
        computed('h', '0 * -1'),
      ),
    ).toEqual([
      '137.45',
      '137.45',
      '2020-03-01',
      'cuatrocientos doce pesos 35/100 M.N.',
      true,
      null,
      true,
      '0',
    ]);
  });

  it('use each other with the values that are shown, whatever their order', () => {
    const operators = computed('suma', '', {
      tipo: 'numero',
      operator: 'dividir',
      selected_columns: ['employees.daily_salary'],
      valor: '7',
    });
    const { formula: _formula, ...four } = operators;
    expect(
      values(computed('z', '[adicional-y] * 100'), computed('y', '[adicional-suma] * 2 + 0.001'), four),
    ).toEqual(['11782', '117.82', '58.91']);
  });

  it('name the columns that use each other in a circle', () => {
    const circle = problems(
      computed('a', '[adicional-b] + 1'),
      computed('b', '[adicional-c]'),
      computed('c', '[adicional-a]'),
    );
    expect(circle).toHaveLength(3);
    for (const message of circle)
      expect(message).toContain('en círculo: Campo a → Campo b → Campo c → Campo a.');
    expect(problems(computed('a', '[adicional-a]'))[0]).toContain('Campo a → Campo a');
    expect(values(computed('a', '[adicional-a]'))).toEqual([null]);
  });

  it('say what keeps them from being computed', () => {
    expect(problems(computed('a', '[adicional-gone] + 1'))[0]).toContain('ya no existe');
    expect(problems(computed('a', '[employees.gone] + 1'))[0]).toContain('ya no existe');
    expect(problems(computed('a', '1 +'))[0]).toContain('Campo adicional “Campo a”: Aquí falta un valor');
    expect(problems(computed('a', '1 +'), computed('b', '[adicional-a]'))[1]).toContain('tiene un error');
    expect(problems(computed('a', '[adicional-b]'), computed('b', '1'))).toEqual([]);
    expect(problems(computed('a', '[clients.rfc]'))[0]).toContain(
      'no tienen la columna “Clientes.RFC del cliente”',
    );
  });

  it('do not grow without end when each uses the one before twice', () => {
    const chain = Array.from({ length: 25 }, (_none, at) =>
      computed(`n${at}`, at === 0 ? '1' : `[adicional-n${at - 1}] + [adicional-n${at - 1}]`),
    );
    expect(problems(...chain)[0]).toContain('1000 operaciones');
  });

  it('are bounded in a report, before any of them is compiled', () => {
    const long = Array.from({ length: 11 }, (_none, at) => computed(`l${at}`, `"${'a'.repeat(9_990)}"`));
    const report = {
      ...emptyReport('Largo'),
      layouts: [{ index: 0, separation: false, items: [item(...long)] }],
    };
    expect(validateReport(report).map(({ message }) => message)).toEqual([
      expect.stringContaining('100,000 caracteres en total'),
    ]);
  });

  it('bring the columns and tables that they need, those of others included', () => {
    const one = item(computed('a', '[adicional-b] & "x"'), computed('b', '[payroll_results.net_pay]'));
    expect(rowColumns(one)).toContain('payroll_results.net_pay');
    expect(usedTables(one)).toEqual(['employees', 'payroll_results']);
  });
});
