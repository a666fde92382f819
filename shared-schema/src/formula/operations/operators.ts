/** The operators of formulas. */
import type { Decimal } from 'decimal.js';
import { formulaMessages as messages } from '../../rule-messages/formula-messages.ts';
import { FormulaError } from '../formula-error.ts';
import { joinSql, type Sql, sql, sqlSeen, sqlText, withValues } from '../formula-sql.ts';
import { type FormulaType, isNumber, isSameType } from '../formula-type.ts';
import {
  boundedText,
  type FormulaContext,
  FormulaDecimal,
  type FormulaValue,
  KEPT_DECIMALS,
  MAX_TEXT,
  numberOf,
  seen,
  settled,
  strict,
  textOf,
  WRITTEN_DECIMALS,
  writtenNumber,
} from '../formula-value.ts';
import { NEGATION } from '../parse-formula.ts';
import { isEmptyText, type TypedNode } from '../typed-node.ts';
import { addedDays, daysFromFirst, sqlAddedDays } from './days.ts';
import {
  asText,
  type CheckedArguments,
  type CheckedCall,
  type ExcelArgument,
  type Operation,
} from './operation.ts';

/** More decimals than a quotient keeps; PostgreSQL's has as many as the larger of its operands. */
export const QUOTIENT_DECIMALS = 30;
/** The largest exponent. */
const MAX_EXPONENT = 100;
/** The largest number. */
const LARGEST = 99_999_999_999_999_999_999n;

/** A number as it is kept: rounded, and null where it is too large. */
export function sqlSettled(value: Sql): Sql {
  const over = sqlText(`cast('${LARGEST + 1n}' as numeric)`);
  const under = sqlText(`cast('-${LARGEST + 1n}' as numeric)`);
  const rounded = sql`round(${value}, ${sqlText(String(KEPT_DECIMALS))})`;
  return sql`nullif(nullif(greatest(${under}, least(${rounded}, ${over})), ${over}), ${under})`;
}

export const sqlQuotient = (left: Sql, right: Sql): Sql =>
  sqlSettled(sql`(round(${left}, ${sqlText(String(QUOTIENT_DECIMALS))}) / nullif(${right}, 0))`);

const numeric = (name: string, nodes: readonly TypedNode[]): void => {
  for (const node of nodes)
    if (!isNumber(node.type)) throw new FormulaError(node, messages.operandType(name, node.type));
};

const infix =
  (sign: string): Operation['excel'] =>
  ([left, right]) =>
    `(${left?.formula}${sign}${right?.formula})`;

const moneyOr = (args: readonly TypedNode[]): FormulaType =>
  args.some(({ type }) => type === 'moneda') ? 'moneda' : 'numero';

/** Days may stand on either side of a sum, and a day or days behind a difference. */
function checkSum({ name, args }: CheckedCall): CheckedArguments {
  const [left, right] = args;
  if (left?.type === 'fecha' && right?.type === 'fecha') {
    if (name === '+') throw new FormulaError(right, messages.addedDates);
    return { args, type: 'numero' };
  }
  const dated = args.filter(({ type }) => type === 'fecha');
  if (dated.length === 1 && (name === '+' || left?.type === 'fecha')) {
    numeric(
      name,
      args.filter(({ type }) => type !== 'fecha'),
    );
    return { args, type: 'fecha' };
  }
  numeric(name, args);
  return { args, type: moneyOr(args) };
}

const isDay = (node: TypedNode | undefined): boolean => node?.type === 'fecha';

/** The number after that of Excel's last day. */
const AFTER_LAST_DAY = 2_958_466;

/**
 * Without parts of days; EDATE gives an error outside of the days that Excel knows, which a bare sum does not. LibreOffice
 * never ends with a day of some 30,000,000, so that EDATE gets none that is far behind the last one.
 */
function excelDays(day: string, sign: '+' | '-', { formula, node }: ExcelArgument): string {
  const moved = `${day}${sign}TRUNC(${formula})`;
  const isNear = node.kind === 'number' && Number(node.value) < AFTER_LAST_DAY;
  return isNear ? `EDATE(${moved},0)` : `EDATE(MIN(${moved},${AFTER_LAST_DAY}),0)`;
}

const sum: Operation = {
  check: checkSum,
  evaluate: (args, [left, right]) =>
    strict(([a, b], context) => {
      if (isDay(left)) return addedDays(textOf(a), numberOf(b), context);
      if (isDay(right)) return addedDays(textOf(b), numberOf(a), context);
      return numberOf(a).plus(numberOf(b));
    })(args),
  sql: ([a = [], b = []], [left, right]) => {
    if (isDay(left)) return sqlAddedDays(a, b);
    if (isDay(right)) return sqlAddedDays(b, a);
    return sql`(${a} + ${b})`;
  },
  excel: ([left, right]) => {
    if (left === undefined || right === undefined) return null;
    if (isDay(left.node)) return excelDays(left.formula, '+', right);
    if (isDay(right.node)) return excelDays(right.formula, '+', left);
    return `(${left.formula}+${right.formula})`;
  },
};

const difference: Operation = {
  check: checkSum,
  evaluate: (args, [left, right]) =>
    strict(([a, b], context) => {
      if (isDay(left) && isDay(right))
        return new FormulaDecimal(daysFromFirst(textOf(a)) - daysFromFirst(textOf(b)));
      if (isDay(left)) return addedDays(textOf(a), numberOf(b).negated(), context);
      return numberOf(a).minus(numberOf(b));
    })(args),
  sql: ([a = [], b = []], [left, right]) => {
    if (isDay(left) && isDay(right)) return sql`cast(${a} - ${b} as numeric)`;
    if (isDay(left)) return sqlAddedDays(a, sql`(- ${b})`);
    return sql`(${a} - ${b})`;
  },
  excel: ([left, right]) => {
    if (left === undefined || right === undefined) return null;
    return isDay(left.node) && !isDay(right.node)
      ? excelDays(left.formula, '-', right)
      : `(${left.formula}-${right.formula})`;
  },
};

const ofNumbers = (
  compute: (left: Decimal, right: Decimal, context: FormulaContext) => FormulaValue,
): Operation['evaluate'] =>
  strict(([left, right], context) => compute(numberOf(left), numberOf(right), context));

const product: Operation = {
  check: ({ name, args }) => {
    numeric(name, args);
    return { args, type: args.filter(({ type }) => type === 'moneda').length === 1 ? 'moneda' : 'numero' };
  },
  evaluate: ofNumbers((left, right, context) => settled(left.times(right), context)),
  sql: ([a = [], b = []]) => sqlSettled(sql`(${a} * ${b})`),
  excel: infix('*'),
};

const quotient: Operation = {
  check: ({ name, args }) => {
    numeric(name, args);
    const [left, right] = args;
    return { args, type: left?.type === 'moneda' && right?.type !== 'moneda' ? 'moneda' : 'numero' };
  },
  evaluate: ofNumbers((left, right, context) =>
    right.isZero() ? context.lose('division') : settled(left.dividedBy(right), context),
  ),
  sql: ([a = [], b = []]) => sqlQuotient(a, b),
  excel: infix('/'),
};

/** Roots have no end; more digits than are compared would only take their time. */
const RootDecimal = FormulaDecimal.clone({ precision: 40 });

const power: Operation = {
  check: ({ name, args }) => {
    numeric(name, args);
    return { args, type: 'numero' };
  },
  evaluate: ofNumbers((base, exponent, context) => {
    if (base.isZero() && !exponent.isPositive()) return context.lose('number');
    if (base.isZero() && exponent.isZero()) return context.lose('number');
    if (base.isNegative() && !exponent.isInteger()) return context.lose('number');
    if (exponent.abs().greaterThan(MAX_EXPONENT)) return context.lose('argument');
    const exact = exponent.isInteger() ? base : new RootDecimal(base);
    return settled(new FormulaDecimal(exact.pow(exponent)), context);
  }),
  sql: ([a = [], b = []]) =>
    sqlSettled(
      withValues(
        [a, b],
        `case when (a = 0 and b <= 0) or (a < 0 and b <> trunc(b)) or abs(b) > ${MAX_EXPONENT} then null
          else power(round(a, ${QUOTIENT_DECIMALS}), b) end`,
      ),
    ),
  excel: infix('^'),
};

const negation: Operation = {
  check: ({ args }) => {
    numeric('-', args);
    return { args, type: moneyOr(args) };
  },
  evaluate: strict(([value]) => numberOf(value).negated()),
  sql: ([a = []]) => sql`(- ${a})`,
  excel: ([only]) => `(-${only?.formula})`,
};

const percent: Operation = {
  check: ({ args }) => {
    numeric('%', args);
    return { args, type: moneyOr(args) };
  },
  evaluate: strict(([value], context) => settled(numberOf(value).dividedBy(100), context)),
  sql: ([a = []]) => sqlSettled(sql`(${a} * 0.01)`),
  excel: ([only]) => `(${only?.formula}/100)`,
};

function excelText({ formula, cell, node }: ExcelArgument): string {
  if (cell !== null) return cell;
  return node.type === 'texto'
    ? `IFERROR(${formula},"")`
    : `IFERROR(ROUND(${formula},${WRITTEN_DECIMALS}),"")`;
}

/** Texts and numbers in a row; what has no value adds nothing, as in Excel. */
export const concatenation: Operation = {
  check: ({ args }) => ({
    args: args.map((node) => (isNumber(node.type) ? node : asText(node, messages.textOperand))),
    type: 'texto',
  }),
  evaluate: (args) => (context) => {
    let text = '';
    for (const evaluate of args) {
      const value = evaluate(context);
      if (value !== null) text += typeof value === 'string' ? value : writtenNumber(numberOf(value));
    }
    return boundedText(text, context);
  },
  sql: (args, nodes) =>
    withValues([joinedTexts(args, nodes)], `case when char_length(a) <= ${MAX_TEXT} then a end`),
  excel: (args) => `(${args.map(excelText).join('&')}&"")`,
};

const joinedTexts = (args: readonly Sql[], nodes: readonly TypedNode[]): Sql =>
  joinSql(
    args.map((one, index) =>
      nodes[index]?.type === 'texto'
        ? sql`coalesce(${one}, '')`
        : sql`coalesce(cast(trim_scale(round(${one}, ${sqlText(String(WRITTEN_DECIMALS))})) as text), '')`,
    ),
    ' || ',
  );

type Comparison = '=' | '<>' | '<' | '>' | '<=' | '>=';

function checkComparison({ name, args }: CheckedCall): CheckedArguments {
  const [left, right] = args;
  if (left === undefined || right === undefined) throw new Error('comparison without operands');
  const isEquality = name === '=' || name === '<>';
  if (!isSameType(left.type, right.type))
    throw new FormulaError({ start: left.start, end: right.end }, messages.compared(left.type, right.type));
  if (!isEquality && (left.type === 'texto' || left.type === 'logico'))
    throw new FormulaError({ start: left.start, end: right.end }, messages.orderedTexts);
  return { args, type: 'logico' };
}

/** Whether a comparison asks if a value is empty: `[Fecha de baja] = ""`. @returns the value. */
export function emptinessAsked(name: string, [left, right]: readonly TypedNode[]): TypedNode | null {
  if ((name !== '=' && name !== '<>') || left === undefined || right === undefined) return null;
  if (isEmptyText(right)) return left;
  return isEmptyText(left) ? right : null;
}

/** Texts are alike without regard to capitals, as in Excel. */
const folded = (text: string): string => text.toLowerCase();

function compared(left: FormulaValue, right: FormulaValue): number {
  if (typeof left === 'string') {
    const [one, other] = [folded(left), folded(textOf(right))];
    return one === other ? 0 : one < other ? -1 : 1;
  }
  if (typeof left === 'boolean') return left === right ? 0 : 1;
  return seen(numberOf(left)).comparedTo(seen(numberOf(right)));
}

const MEETS = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
} satisfies Record<Comparison, (order: number) => boolean>;

/** PostgreSQL's lower-case letters of every alphabet, whatever the database's own locale. */
export const LETTERS = 'collate "und-x-icu"';

/** What is stored or written has few decimals, and need not be rounded first. */
const sqlCompared = (value: Sql, node: TypedNode | undefined): Sql =>
  node?.kind === 'call' ? sqlSeen(value) : value;

const comparison = (sign: Comparison): Operation => ({
  check: checkComparison,
  evaluate: strict(([left, right]) => MEETS[sign](compared(left ?? null, right ?? null))),
  sql: ([a = [], b = []], [left, right]) => {
    const letters = sqlText(LETTERS);
    if (left?.type === 'texto') return sql`(lower(${a} ${letters}) ${sqlText(sign)} lower(${b} ${letters}))`;
    const isNumeric = left !== undefined && isNumber(left.type);
    return isNumeric
      ? sql`(${sqlCompared(a, left)} ${sqlText(sign)} ${sqlCompared(b, right)})`
      : sql`(${a} ${sqlText(sign)} ${b})`;
  },
  excel: infix(sign),
});

export const OPERATORS = {
  '+': sum,
  '-': difference,
  '*': product,
  '/': quotient,
  '^': power,
  [NEGATION]: negation,
  '%': percent,
  '&': concatenation,
  '=': comparison('='),
  '<>': comparison('<>'),
  '<': comparison('<'),
  '>': comparison('>'),
  '<=': comparison('<='),
  '>=': comparison('>='),
} satisfies Record<string, Operation>;
