/** An additional column as an SQL expression, for sorting; the displayed values come from `evaluateAdditional`. */
import type { AdditionalColumn, AdditionalOperator } from '@lienzo/schema/data/additional-column';
import type { ColumnKey } from '@lienzo/schema/data/column';
import { isPlainDate } from '@lienzo/schema/data/filter-values';
import { type RawBuilder, sql } from 'kysely';

type Expression = RawBuilder<unknown>;

const SYMBOLS = {
  sumar: sql`+`,
  restar: sql`-`,
  multiplicar: sql`*`,
  dividir: sql`/`,
} satisfies Record<AdditionalOperator, Expression>;

/**
 * @param columnRef a reference built from the catalogue.
 * @param today the date of `hoy`, `YYYY-MM-DD`.
 * @returns SQL null when the column is incomplete.
 */
export function additionalExpression(
  column: AdditionalColumn,
  columnRef: (key: ColumnKey) => Expression,
  today: string,
): Expression {
  const { operator } = column;
  const isOpen = operator === null || column.parametro !== undefined;
  if (isOpen || column.selected_columns.length === 0) return sql`null`;
  return column.tipo === 'fecha'
    ? dateDifference(column, columnRef, today)
    : arithmetic(column, operator, columnRef);
}

function arithmetic(
  { selected_columns, valor }: AdditionalColumn,
  operator: AdditionalOperator,
  columnRef: (key: ColumnKey) => Expression,
): Expression {
  const operands = selected_columns.map((key) => sql`cast(${columnRef(key)} as numeric)`);
  const constant = valor.trim();
  if (constant !== '')
    operands.push(/^-?\d+(\.\d+)?$/.test(constant) ? sql`cast(${constant} as numeric)` : sql`null`);
  return operands.reduce((left, right) => {
    const safe = operator === 'dividir' ? sql`nullif(${right}, 0)` : right;
    return sql`(${left} ${SYMBOLS[operator]} ${safe})`;
  });
}

function dateDifference(
  { selected_columns: [first = '', second], valor, resultado }: AdditionalColumn,
  columnRef: (key: ColumnKey) => Expression,
  today: string,
): Expression {
  const day = (key: ColumnKey): Expression => sql`cast(${columnRef(key)} as date)`;
  const fixed = valor === 'hoy' ? today : valor;
  if (second === undefined && !isPlainDate(fixed)) return sql`null`;
  const from = day(first);
  const to = second === undefined ? sql`cast(${fixed} as date)` : day(second);
  return resultado === 'años' ? sql`extract(year from age(${to}, ${from}))` : sql`(${to} - ${from})`;
}
