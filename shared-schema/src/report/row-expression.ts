/**
 * Expressions over the rows of one table inside of a total: `SUMA(SI([Tabla 1.Horas] > 9; 9; [Tabla 1.Horas]))`. Each is
 * computed like a computed column of its table, so that SQL and the exact evaluation are those of computed columns.
 */
import type { AdditionalColumn } from '../data/additional-column.ts';
import type { ParameterKind } from '../data/parameter.ts';
import { FormulaError } from '../formula/formula-error.ts';
import { NEGATION, type SyntaxNode } from '../formula/parse-formula.ts';
import { reportFormulaMessages as messages } from '../rule-messages/report-formula-messages.ts';
import type { FormulaName, FormulaTable } from './formula-tables.ts';

/** The expression as a computed column's formula. `known`: no parameter stands in it whose value is not there yet. */
export type RowExpression = { table: FormulaTable; formula: string; known: boolean };

type Sources = {
  /** What a column's name stands for. @throws FormulaError where there is nothing. */
  named: (node: Extract<SyntaxNode, { kind: 'column' }>) => FormulaName;
  /** Whether a call reduces the rows of a table to one value. */
  reduces: (node: Extract<SyntaxNode, { kind: 'call' }>) => boolean;
};

/** Whether a column of a table stands in the expression, outside of totals of their own. */
export function hasTableColumn(node: SyntaxNode, sources: Sources): boolean {
  if (node.kind === 'column') return sources.named(node).kind === 'column';
  if (node.kind !== 'call') return false;
  if (sources.reduces(node)) return false;
  return node.args.some((one) => hasTableColumn(one, sources));
}

/** @throws FormulaError where the expression is not of the rows of one table. */
export function rowExpression(node: SyntaxNode, sources: Sources): RowExpression {
  const tables = new Map<string, FormulaTable>();
  let known = true;
  const write = (one: SyntaxNode): string => {
    switch (one.kind) {
      case 'number':
        return one.value;
      case 'text':
        return `"${one.value.replaceAll('"', '""')}"`;
      case 'logical':
        return one.value ? 'VERDADERO' : 'FALSO';
      case 'column':
        return writeColumn(one);
      case 'call':
        if (sources.reduces(one)) throw new FormulaError(one, messages.totalInRows(one.name.toUpperCase()));
        return writeCall(one.name, one.args.map(write));
    }
  };
  const writeColumn = (one: Extract<SyntaxNode, { kind: 'column' }>): string => {
    const source = sources.named(one);
    switch (source.kind) {
      case 'column':
        tables.set(source.table.item.uuid, source.table);
        if (tables.size > 1) throw new FormulaError(one, messages.twoTables);
        return `[${source.column.column}]`;
      case 'parameter': {
        known = false;
        const { nombre, requerido, tipo } = source.parameter;
        const value = SAMPLE_VALUES[tipo];
        if (value === null) throw new FormulaError(one, messages.unusableParameter(nombre));
        if (!requerido) throw new FormulaError(one, messages.optionalParameter(nombre));
        return value;
      }
      case 'row':
        throw new FormulaError(one, messages.totalInRows(source.row.row.etiqueta));
    }
  };
  const formula = write(node);
  const [table] = tables.values();
  if (table === undefined) throw new FormulaError(node, messages.noRows);
  return { table, formula, known };
}

/** Values that stand for a parameter's while only the types of the formula are looked at. */
const SAMPLE_VALUES: Record<ParameterKind, string | null> = {
  cliente: null,
  nomina: null,
  periodo: null,
  centro_costos: null,
  fecha: 'HOY()',
  rango: null,
  numero: '1',
  texto: '"A"',
  opcion: '"A"',
};

/** With parentheses everywhere: where they stood in the text is not known any more. */
function writeCall(name: string, args: string[]): string {
  if (/^[\p{L}_]/u.test(name)) return `${name}(${args.join(';')})`;
  const [left = '', right = ''] = args;
  if (name === NEGATION) return `(-${left})`;
  return name === '%' ? `(${left}%)` : `(${left}${name}${right})`;
}

/** A computed column of the expression, without rounding. */
export const expressionColumn = (id: string, formula: string): AdditionalColumn => ({
  id,
  nombre: '',
  tipo: 'formula',
  operator: null,
  selected_columns: [],
  valor: '',
  resultado: null,
  redondeo: 'ninguno',
  formula,
});
