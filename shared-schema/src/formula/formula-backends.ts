/** What becomes of a typed tree: values, SQL, or a formula of Excel. */
import { type Sql, sql, sqlSeen, sqlText, sqlValue } from './formula-sql.ts';
import { type FormulaType, isNumber } from './formula-type.ts';
import { type Evaluator, FormulaDecimal } from './formula-value.ts';
import { operationOf } from './function-table.ts';
import { sqlEmpty } from './operations/logic.ts';
import type { ExcelArgument } from './operations/operation.ts';
import { sqlSettled } from './operations/operators.ts';
import type { TypedNode } from './typed-node.ts';

/** What computes the formula for a row. */
export function formulaEvaluator(node: TypedNode): Evaluator {
  switch (node.kind) {
    case 'number': {
      const number = new FormulaDecimal(node.value);
      return () => number;
    }
    case 'text':
    case 'logical':
      return () => node.value;
    case 'empty':
      return () => null;
    case 'column':
      return (context) => context.read(node.key) ?? context.lose('missing');
    case 'call':
      return operationOf(node.name).evaluate(node.args.map(formulaEvaluator), node.args);
  }
}

/**
 * SQL that gives the formula's value for a row, null without one or where it is an empty text; it never fails.
 * Columns must be numeric, date, text or boolean by their types, and texts of tables never null.
 * @param today the day of HOY, `YYYY-MM-DD`.
 */
export function resultSql(node: TypedNode, today: string): Sql {
  const value = formulaSql(node, today);
  if (isNumber(node.type)) return sqlSeen(isSettled(node) ? value : sqlSettled(value));
  return node.type === 'texto' ? sql`nullif(${value}, '')` : value;
}

/** Operations whose result is bounded already. */
const SETTLED = new Set(['*', '/', '^', '%', 'SUMA', 'PROMEDIO', 'RESIDUO']);
const isSettled = (node: TypedNode): boolean => node.kind === 'call' && SETTLED.has(node.name);

function formulaSql(node: TypedNode, today: string): Sql {
  const day = sql`cast(${sqlValue(today)} as date)`;
  const written = (one: TypedNode): Sql => {
    switch (one.kind) {
      case 'number':
        return sql`cast(${sqlValue(one.value)} as numeric)`;
      case 'text':
        return sql`cast(${sqlValue(one.value)} as text)`;
      case 'logical':
        return sqlText(String(one.value));
      case 'empty':
        return sqlEmpty(one.type);
      case 'column':
        return [{ kind: 'column', key: one.key }];
      case 'call':
        return operationOf(one.name).sql(one.args.map(written), one.args, day);
    }
  };
  return written(node);
}

/** Excel's longest formula, with room for what the caller puts around it. */
const MAX_FORMULA = 8000;
/** Excel's longest text inside a formula. */
const MAX_TEXT = 255;

/**
 * The formula in Excel's file format, with English names; null where Excel has nothing like it.
 * @param cell of a column: `cell` alone, and `formula` with `NA()` where it is empty; null when it is not in the sheet.
 */
export function formulaExcel(
  node: TypedNode,
  cell: (key: string, type: FormulaType) => { formula: string; cell: string | null } | null,
): string | null {
  const argument = (one: TypedNode): ExcelArgument | null => {
    const column = one.kind === 'column' ? cell(one.key, one.type) : null;
    if (column !== null) return { ...column, node: one };
    const formula = formulaOf(one);
    return formula === null || formula.length > MAX_FORMULA ? null : { formula, cell: null, node: one };
  };
  const formulaOf = (one: TypedNode): string | null => {
    switch (one.kind) {
      case 'number':
        return `${new FormulaDecimal(one.value).toFixed()}`;
      case 'text':
        return one.value.length > MAX_TEXT ? null : `"${one.value.replaceAll('"', '""')}"`;
      case 'logical':
        return one.value ? 'TRUE' : 'FALSE';
      case 'empty':
        return 'NA()';
      case 'column':
        return null;
      case 'call': {
        const args = one.args.map(argument);
        return args.some((each) => each === null)
          ? null
          : operationOf(one.name).excel(args.flatMap((each) => each ?? []));
      }
    }
  };
  return argument(node)?.formula ?? null;
}
