import { describe, expect, it } from 'vitest';
import { rowCompleter } from '../data/additional-column.ts';
import { type ConditionalStyle, conditionalLooks } from '../data/conditional-style.ts';
import { groupNames, readableGroupFormula, storedGroupFormula } from '../data/group-styles.ts';
import type { TablaCruzadaItem } from './item.ts';
import { itemProblems } from './item-problems.ts';
import { CENTER, cross, crossed, DAY, YEAR } from './testing/cross-sample.ts';
import { withTableParameters } from './with-parameters.ts';

/** The columns of each row that are bold. */
function boldCells(item: TablaCruzadaItem): boolean[][] {
  const { table, rows } = crossed(item, YEAR);
  const complete = rowCompleter(table, '2026-11-20');
  return rows.map((line) => {
    const lookOf = conditionalLooks(table.estilos_condicionales, table.selected_columns, complete(line));
    return table.selected_columns.map(({ column }) => lookOf(column)?.bold === true);
  });
}

const byFormula = (formula: string, over: Partial<ConditionalStyle> = {}): ConditionalStyle => ({
  ...{ id: 'a', column: 'medida-suma', condition: 'mayor que', valor: '', alcance: 'celda', bold: true },
  ...over,
  formula,
});
const styled = (...styles: ConditionalStyle[]): TablaCruzadaItem =>
  cross(['suma', 'cuenta'], { estilos_condicionales: styles });

const problems = (item: TablaCruzadaItem): string =>
  itemProblems(item, [])
    .map(({ message }) => message)
    .join(' ');

describe('looks of cross tables', () => {
  it('gives the looks of a measure to each of its cells, and those of whole rows to the rows of such totals', () => {
    const look = { condition: 'mayor que' as const, bold: true };
    const item = cross(['suma'], {
      estilos_condicionales: [
        { id: 'a', column: 'medida-suma', valor: '6', alcance: 'celda', ...look },
        { id: 'b', column: 'medida-suma', valor: '11.5', alcance: 'fila', ...look },
        { id: 'c', column: CENTER.column, valor: 'Sur', alcance: 'celda', bold: true, condition: 'igual a' },
      ],
    });
    const { table, rows } = crossed(item, YEAR);
    const looks = rows.map((line) => {
      const lookOf = conditionalLooks(table.estilos_condicionales, table.selected_columns, line);
      return table.selected_columns.map(({ column }) => lookOf(column)?.bold === true);
    });
    expect(looks).toEqual([
      [false, false, false, true, false],
      [true, true, true, true, true],
    ]);
    expect(looks[1]).toHaveLength(5);
    const onlyCells = crossed({ ...item, total_filas: false }, YEAR).table;
    expect(onlyCells.estilos_condicionales).toHaveLength(4);
  });

  // The columns: centre, three months with sum and count, and both totals.
  it('by a formula look at the measures of each cell, at what names its row and at what runs across', () => {
    expect(boldCells(styled(byFormula('[medida-suma] / [medida-cuenta] > 2')))).toEqual([
      [false, false, false, false, false, true, false, false, false],
      [false, true, false, true, false, false, false, false, false],
    ]);
    expect(boldCells(styled(byFormula(`[${CENTER.column}] = "Sur"`)))).toEqual([
      [false, false, false, false, false, false, false, false, false],
      [false, true, false, true, false, true, false, false, false],
    ]);
    expect(boldCells(styled(byFormula(`MES([${DAY.column}]) = 2`)))).toEqual([
      [false, false, false, true, false, false, false, false, false],
      [false, false, false, true, false, false, false, false, false],
    ]);
    expect(boldCells(styled(byFormula('ESBLANCO([medida-suma])')))).toEqual([
      [false, true, false, false, false, false, false, false, false],
      [false, false, false, false, false, true, false, false, false],
    ]);
  });

  it('of whole rows look at the totals of the row, those of what names it too', () => {
    const all = Array.from({ length: 9 }, () => true);
    const none = all.map(() => false);
    const ofRow = { alcance: 'fila' as const };
    expect(boldCells(styled(byFormula('[medida-suma] = 12', ofRow)))).toEqual([none, all]);
    const ofName = { column: CENTER.column };
    expect(boldCells(styled(byFormula('[medida-cuenta] = 2', ofName)))).toEqual([none.with(0, true), none]);
    expect(boldCells(styled(byFormula(`[${CENTER.column}] = "Norte"`, { ...ofName, ...ofRow })))).toEqual([
      all,
      none,
    ]);
  });

  it('know the day, and the values of parameters once these are there', () => {
    expect(boldCells(styled(byFormula(`[${DAY.column}] > HOY() - 60`)))[0]?.filter(Boolean)).toHaveLength(1);
    const limit = { id: 'parametro-1', nombre: 'Tope', tipo: 'numero' as const, requerido: true };
    const item = styled(byFormula('[medida-suma] > [parametro-1:numero]'));
    expect(boldCells(item).flat()).not.toContain(true);
    const value = { tipo: 'texto', texto: '6', valor: '6' } as const;
    const asked = withTableParameters(item, [limit], new Map([[limit.id, value]]));
    expect(boldCells(asked).flat().filter(Boolean)).toHaveLength(2);
    expect(itemProblems(item, [limit])).toEqual([]);
    expect(itemProblems(item, [])).toHaveLength(1);
  });

  it('are written by the headings of the table', () => {
    const item = styled();
    const named = groupNames(item, []);
    const stored = storedGroupFormula('[Importe suma] > 5', named);
    expect(stored).toBe('[medida-suma] > 5');
    expect(readableGroupFormula(stored, named)).toBe('[Importe suma] > 5');
    const alike = cross(['suma', 'cuenta']);
    const twins = alike.selected_columns.map((column) => ({ ...column, titulo: 'Igual' }));
    expect(groupNames({ ...alike, selected_columns: twins }, []).map(({ name }) => name)).toContain(
      'medida-suma',
    );
  });

  it.each([
    ['[medida-suma] * 2', {}, /debe ser una comparación/],
    ['[medida-otra] > 2', {}, /ya no tiene/],
    ['[employees.rfc] = "A"', {}, /ya no tiene/],
    [`MES([${DAY.column}]) = 2`, { alcance: 'fila' as const }, /cambia en cada columna/],
    [`MES([${DAY.column}]) = 2`, { column: CENTER.column }, /cambia en cada columna/],
  ])('%s %j is a problem for its author', (formula, over, problem) => {
    expect(problems(styled(byFormula(formula, over)))).toMatch(problem);
  });

  it('cannot be of the totals of rows that are not shown', () => {
    const item = styled(byFormula('[medida-suma] > 2', { alcance: 'fila' }));
    expect(problems(item)).toBe('');
    expect(problems({ ...item, total_filas: false })).toMatch(/activa “Total de cada fila”/);
    expect(problems({ ...styled(byFormula('[medida-suma] > 2')), total_filas: false })).toBe('');
  });
});
