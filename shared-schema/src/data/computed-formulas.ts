/** The formulas of an item's computed columns, compiled in the order in which they use each other. */
import {
  type CompiledFormula,
  compileFormula,
  type FormulaColumn,
  isProblem,
} from '../formula/compile-formula.ts';
import type { FormulaProblem } from '../formula/formula-error.ts';
import type { FormulaType } from '../formula/formula-type.ts';
import { formulaMessages as messages } from '../rule-messages/formula-messages.ts';
import { catalogColumn, isMoneyColumn } from './catalog.ts';
import type { ColumnDataType, ColumnKey } from './column.ts';
import { type StoredParameter, storedParameter } from './formula-parameter.ts';

/** What of a computed column decides about its value. */
export type ComputedColumn = {
  id: string;
  nombre: string;
  tipo: 'numero' | 'fecha' | 'formula';
  operator: string | null;
  selected_columns: readonly ColumnKey[];
  /** With the keys of columns in brackets: `[extra_hours.horas] * 2`. */
  formula?: string | undefined;
};

/** A formula that can be computed, or what keeps it from that. */
export type ColumnFormula = CompiledFormula | FormulaProblem;

const cache = new WeakMap<readonly ComputedColumn[], ReadonlyMap<string, ColumnFormula>>();

/** By the column's id; the formulas that others use stand before these. */
export function columnFormulas(columns: readonly ComputedColumn[]): ReadonlyMap<string, ColumnFormula> {
  const known = cache.get(columns);
  if (known !== undefined) return known;
  const formulas = compiledColumns(columns);
  cache.set(columns, formulas);
  return formulas;
}

/** The formula of a column, or null for one of the four operators. */
export const formulaOf = (
  column: Pick<ComputedColumn, 'id' | 'tipo'>,
  columns: readonly ComputedColumn[],
): ColumnFormula | null =>
  column.tipo === 'formula' ? (columnFormulas(columns).get(column.id) ?? null) : null;

function compiledColumns(columns: readonly ComputedColumn[]): Map<string, ColumnFormula> {
  const done = new Map<string, ColumnFormula>();
  /** The columns that are being compiled, each used by the one before it. */
  const open: ComputedColumn[] = [];
  /** Of columns that use each other in a circle, the sentence that names them. */
  const cycles = new Map<string, string>();

  const siblingOf = (id: string): FormulaColumn | string => {
    const sibling = columns.find((column) => column.id === id);
    if (sibling === undefined) return messages.goneColumn;
    const name = nameOf(sibling);
    const at = open.indexOf(sibling);
    if (at >= 0) {
      const circle = open.slice(at);
      const sentence = messages.cycle([...circle, sibling].map(nameOf).join(' → '));
      for (const one of circle) cycles.set(one.id, sentence);
      return sentence;
    }
    if (sibling.tipo !== 'formula')
      return isOperable(sibling)
        ? { key: id, type: 'numero', size: sibling.selected_columns.length + 1, depth: 1 }
        : messages.incompleteColumn(name);
    const formula = compiled(sibling);
    if (isProblem(formula)) return cycles.get(id) ?? messages.brokenColumn(name);
    return { key: id, type: formula.type, size: formula.size, depth: formula.depth };
  };

  const compiled = (column: ComputedColumn): ColumnFormula => {
    const known = done.get(column.id);
    if (known !== undefined) return known;
    open.push(column);
    const formula = compileFormula(column.formula ?? '', (name) =>
      name.startsWith('adicional-') ? siblingOf(name) : (parameterOf(name) ?? tableColumnOf(name)),
    );
    open.pop();
    done.set(column.id, formula);
    return formula;
  };

  for (const column of columns) if (column.tipo === 'formula') compiled(column);
  return done;
}

const parameterOf = (name: string): FormulaColumn | null => {
  const parameter = storedParameter(name);
  return parameter === null ? null : { key: name, type: parameter.type };
};

/** The parameters of the report in the formula of a computed column whose values are not there yet. */
export const formulaParameters = ({ columns }: CompiledFormula): StoredParameter[] =>
  columns.flatMap((key) => storedParameter(key) ?? []);

/** Whether a column of the four operators is complete. */
export const isOperable = ({ operator, selected_columns }: ComputedColumn): boolean =>
  operator !== null && selected_columns.length > 0;

const nameOf = ({ nombre }: ComputedColumn): string => nombre.trim() || messages.unnamedColumn;

/** A column of the catalogue by its key, for formulas; a text says why there is none. */
export function tableColumnOf(key: ColumnKey): FormulaColumn | string {
  const column = catalogColumn(key);
  if (column === undefined)
    return /^[a-z_]+\.[a-z_]+$/.test(key) ? messages.goneColumn : messages.unknownColumn(key, null);
  const type = formulaTypeOf(column.data_type, isMoneyColumn(key));
  return type === null ? messages.unusableColumn(column.readable_name) : { key, type };
}

/** The type that a column has in formulas; null for one that has none. */
export function formulaTypeOf(type: ColumnDataType, isMoney: boolean): FormulaType | null {
  switch (type) {
    case 'integer':
    case 'bigint':
    case 'numeric':
      return isMoney ? 'moneda' : 'numero';
    case 'date':
    case 'timestamp':
      return 'fecha';
    case 'text':
      return 'texto';
    case 'boolean':
      return 'logico';
    case 'empty':
      return null;
  }
}

/** The type of a formula's values towards formats, totals and cells. */
export function dataTypeOf(type: FormulaType): ColumnDataType {
  switch (type) {
    case 'numero':
    case 'moneda':
      return 'numeric';
    case 'fecha':
      return 'date';
    case 'texto':
      return 'text';
    case 'logico':
      return 'boolean';
  }
}

/** The columns of tables that a computed column needs, those of the computed columns that it uses included. */
export function operandColumns(
  column: ComputedColumn,
  columns: readonly ComputedColumn[],
): readonly ColumnKey[] {
  if (column.tipo !== 'formula') return column.selected_columns;
  const formula = formulaOf(column, columns);
  if (formula === null || isProblem(formula)) return [];
  return tableAndComputed(formula).flatMap((key) => {
    const sibling = columns.find(({ id }) => id === key);
    return sibling === undefined ? [key] : operandColumns(sibling, columns);
  });
}

/** The columns that a computed column itself uses, of tables or computed. */
export function usedColumns(
  column: ComputedColumn,
  columns: readonly ComputedColumn[],
): readonly ColumnKey[] {
  const formula = formulaOf(column, columns);
  if (formula === null) return column.selected_columns;
  return isProblem(formula) ? [] : tableAndComputed(formula);
}

const tableAndComputed = ({ columns }: CompiledFormula): ColumnKey[] =>
  columns.filter((key) => storedParameter(key) === null);
