/**
 * An additional column as an SQL expression, for sorting and for comparing; the displayed values come from
 * `rowCompleter`.
 */

import {
  type AdditionalColumn,
  type AdditionalOperator,
  additionalDataType,
  roundingOf,
} from '@lienzo/schema/data/additional-column';
import { catalogColumn } from '@lienzo/schema/data/catalog';
import { type ColumnDataType, type ColumnKey, isDateType, isNumericType } from '@lienzo/schema/data/column';
import { dataTypeOf, formulaOf, formulaParameters } from '@lienzo/schema/data/computed-formulas';
import { isProblem } from '@lienzo/schema/formula/compile-formula';
import { isNumber } from '@lienzo/schema/formula/formula-type';
import { isPlainDate } from '@lienzo/schema/payroll/plain-date';
import type { RowsQuery } from '@lienzo/schema/reports/report-data-endpoints';
import { type RawBuilder, sql } from 'kysely';
import { comparedColumn } from './filter-expression.ts';
import { formulaExpression } from './formula-expression.ts';

type Expression = RawBuilder<unknown>;

const SYMBOLS = {
  sumar: sql`+`,
  restar: sql`-`,
  multiplicar: sql`*`,
} satisfies Record<Exclude<AdditionalOperator, 'dividir'>, Expression>;
/** Exact enough for the rounding of a quotient. */
const QUOTIENT_DECIMALS = 30;
/** With its type: a bare null cannot be sorted by. */
const NOTHING = sql`cast(null as numeric)`;
const nothingOf = (type: ColumnDataType): Expression => {
  if (isNumericType(type)) return NOTHING;
  if (isDateType(type)) return sql`cast(null as date)`;
  return type === 'boolean' ? sql`cast(null as boolean)` : sql`cast(null as text)`;
};

/**
 * @param query its shown columns decide about the decimals of its computed ones, which formulas may use.
 * @param columnRef a reference built from the catalogue.
 * @param today the date of `hoy`, `YYYY-MM-DD`.
 * @returns SQL null when the column is incomplete.
 */
export function additionalExpression(
  column: AdditionalColumn,
  query: Pick<RowsQuery, 'selected_columns' | 'additional_columns'>,
  columnRef: (key: ColumnKey) => Expression,
  today: string,
): Expression {
  const { operator } = column;
  const { selected_columns, additional_columns } = query;
  const formula = formulaOf(column, additional_columns);
  if (formula !== null) {
    if (isProblem(formula)) return NOTHING;
    if (formulaParameters(formula).length > 0) return nothingOf(dataTypeOf(formula.type));
    const computed = (key: ColumnKey): Expression => {
      const other = additional_columns.find(({ id }) => id === key);
      if (other === undefined) return columnRef(key);
      const expression = additionalExpression(other, query, columnRef, today);
      const type = additionalDataType(other, additional_columns);
      if (type === 'text') return sql`coalesce(${expression}, '')`;
      return isNumericType(type) ? sql`cast(${expression} as numeric)` : expression;
    };
    const value = formulaExpression(formula, computed, today);
    return isNumber(formula.type)
      ? sql`round(${value}, ${sql.lit(roundingOf(column, selected_columns))})`
      : value;
  }
  const isOpen = operator === null || column.parametro !== undefined;
  if (isOpen || column.selected_columns.length === 0) return NOTHING;
  return column.tipo === 'fecha'
    ? dateDifference(column, columnRef, today)
    : sql`round(${arithmetic(column, operator, columnRef)}, ${sql.lit(roundingOf(column, selected_columns))})`;
}

function arithmetic(
  { selected_columns, valor }: AdditionalColumn,
  operator: AdditionalOperator,
  columnRef: (key: ColumnKey) => Expression,
): Expression {
  const operands = selected_columns.map((key) => sql`cast(${columnRef(key)} as numeric)`);
  const constant = valor.trim();
  if (constant !== '')
    operands.push(/^-?\d+(\.\d+)?$/.test(constant) ? sql`cast(${constant} as numeric)` : NOTHING);
  return operands.reduce((left, right) =>
    operator === 'dividir'
      ? // The quotient has as many decimals as the larger of its operands has.
        sql`(round(${left}, ${sql.lit(QUOTIENT_DECIMALS)}) / nullif(${right}, 0))`
      : sql`(${left} ${SYMBOLS[operator]} ${right})`,
  );
}

function dateDifference(
  { selected_columns: [first = '', second], valor, resultado }: AdditionalColumn,
  columnRef: (key: ColumnKey) => Expression,
  today: string,
): Expression {
  const day = (key: ColumnKey): Expression =>
    sql`cast(${comparedColumn(columnRef(key), catalogColumn(key)?.data_type ?? 'date')} as date)`;
  const fixed = valor === 'hoy' ? today : valor;
  if (second === undefined && !isPlainDate(fixed)) return NOTHING;
  const from = day(first);
  const to = second === undefined ? sql`cast(${fixed} as date)` : day(second);
  return resultado === 'años' ? sql`extract(year from age(${to}, ${from}))` : sql`(${to} - ${from})`;
}
