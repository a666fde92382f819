/** Functions of numbers. */
import type { Decimal } from 'decimal.js';
import { formulaMessages as messages } from '../../rule-messages/formula-messages.ts';
import { FormulaError } from '../formula-error.ts';
import { joinSql, type Sql, sql, sqlInteger, sqlSeen, sqlText, withValues } from '../formula-sql.ts';
import { isNumber, isSameType } from '../formula-type.ts';
import {
  FormulaDecimal,
  type FormulaValue,
  integerOf,
  numberOf,
  SEEN_DECIMALS,
  seen,
  settled,
  strict,
  textOf,
} from '../formula-value.ts';
import type { TypedNode } from '../typed-node.ts';
import {
  checkParameters,
  type ExcelArgument,
  joinedValues,
  type Operation,
  type Parameter,
  plainFunction,
  typeOfFirst,
} from './operation.ts';
import { QUOTIENT_DECIMALS, sqlQuotient, sqlSettled } from './operators.ts';

const NUMBER: Parameter = { name: 'número', type: 'numero' };
const DECIMALS: Parameter = { name: 'decimales', type: 'numero' };
const NO_DECIMALS: Parameter = { ...DECIMALS, isOptional: true };
/** Decimals that a number is rounded to, at most; and places before the point. */
const MAX_DECIMALS = 20;

type Listed = Operation & { parameters: readonly Parameter[] };

/** Rounds with halves away from zero; negative decimals round tens, hundreds and so on. */
const rounded = (parameters: readonly Parameter[], english: string, how: 'round' | 'trunc'): Listed =>
  plainFunction(
    parameters,
    typeOfFirst,
    (args) => `${english}(${args[0]?.formula},${args[1]?.formula ?? 0})`,
    {
      evaluate: strict(([number, places], context) => {
        const decimals = places === undefined ? 0 : integerOf(places, -MAX_DECIMALS, MAX_DECIMALS, context);
        if (decimals === null) return null;
        const scale = new FormulaDecimal(10).pow(decimals);
        const shifted = seen(numberOf(number)).times(scale);
        return (how === 'round' ? shifted.round() : shifted.trunc()).dividedBy(scale);
      }),
      sql: ([number = [], places]) =>
        sql`${sqlText(how)}(${sqlSeen(number)}, ${places === undefined ? sqlText('0') : sqlInteger(places, -MAX_DECIMALS, MAX_DECIMALS)})`,
    },
  );

/** As it is computed here: what Excel's binary numbers leave behind these decimals would round halves the other way. */
const excelRemainder: Operation['excel'] = ([number, divisor]) =>
  `ROUND(MOD(${number?.formula},${divisor?.formula}),${SEEN_DECIMALS})`;

/** What is left over of whole times the divisor, with its sign: as Excel defines it. */
const remainder = plainFunction([NUMBER, { name: 'divisor', type: 'numero' }], typeOfFirst, excelRemainder, {
  evaluate: strict(([number, divisor], context) => {
    const by = numberOf(divisor);
    if (by.isZero()) return context.lose('division');
    const times = seen(numberOf(number).dividedBy(by)).floor();
    return settled(seen(numberOf(number).minus(by.times(times))), context);
  }),
  sql: (args) =>
    sqlSettled(
      withValues(
        args,
        `round(a - b * floor(round(round(a, ${QUOTIENT_DECIMALS}) / nullif(b, 0), ${SEEN_DECIMALS})), ${SEEN_DECIMALS})`,
      ),
    ),
});

const VALUES: readonly Parameter[] = [{ name: 'valor', type: 'cualquiera' }];
const NUMBERS: readonly Parameter[] = [{ name: 'número', type: 'numero' }];

/** Of the values that there are; without any there is no result. */
const ofPresent =
  (compute: (values: Exclude<FormulaValue, null>[]) => FormulaValue): Operation['evaluate'] =>
  (args) =>
  (context) => {
    const values = args.flatMap((evaluate) => {
      const value = evaluate(context);
      return value === null ? [] : [value];
    });
    return values.length === 0 ? context.lose('missing') : compute(values);
  };

const cellsOf = (args: readonly ExcelArgument[]): string[] => args.flatMap(({ cell }) => cell ?? []);
/** Of cells alone, because Excel leaves out the empty ones of them. */
const ofCells =
  (english: string): Operation['excel'] =>
  (args) => {
    const cells = cellsOf(args);
    if (cells.length < args.length) return null;
    return `IF(COUNT(${cells.join(',')})=0,NA(),${english}(${cells.join(',')}))`;
  };

/** The least or the greatest number or day. */
const extreme = (english: string, sqlName: string, isBetter: (order: number) => boolean): Listed => ({
  parameters: VALUES,
  check: (call) => {
    const args = checkParameters(call, VALUES, true);
    const [first] = args;
    const requested = first?.type === 'fecha' ? 'fecha' : 'numero';
    for (const node of args)
      if (!isSameType(requested, node.type))
        throw new FormulaError(node, messages.argumentType(call.name, 'valor', requested, node.type));
    return joinedValues(args);
  },
  evaluate: ofPresent((values) =>
    values.reduce((best, value) => (isBetter(orderOf(value, best)) ? value : best)),
  ),
  sql: (args) => sql`${sqlText(sqlName)}(${joinSql(args)})`,
  excel: ofCells(english),
});

const orderOf = (one: FormulaValue, other: FormulaValue): number =>
  typeof one === 'string'
    ? one < textOf(other)
      ? -1
      : one > textOf(other)
        ? 1
        : 0
    : numberOf(one).comparedTo(numberOf(other));

const sumOf = (values: readonly FormulaValue[]) =>
  values.reduce<Decimal>((sum, value) => sum.plus(numberOf(value)), new FormulaDecimal(0));

/** The numbers that there are; 0 without any, as in Excel. */
const total: Listed = {
  parameters: NUMBERS,
  check: (call) => {
    const args = checkParameters(call, NUMBERS, true);
    return { args, type: joinedValues(args).type };
  },
  evaluate: (args) => (context) =>
    settled(sumOf(args.flatMap((evaluate) => evaluate(context) ?? [])), context),
  sql: (args) =>
    sqlSettled(
      sql`(${joinSql(
        args.map((one) => sql`coalesce(${one}, 0)`),
        ' + ',
      )})`,
    ),
  excel: (args) => `SUM(${args.map(({ formula, cell }) => cell ?? `IFERROR(${formula},0)`).join(',')})`,
};

const average: Listed = {
  parameters: NUMBERS,
  check: total.check,
  evaluate: (args) => {
    const present = ofPresent((values) => sumOf(values).dividedBy(values.length))(args, []);
    return (context) => {
      const value = present(context);
      return value === null ? null : settled(numberOf(value), context);
    };
  },
  sql: (args) =>
    sql`(select ${sqlQuotient(sqlText('sum(v)'), sqlText('count(v)'))} from unnest(array[${joinSql(args)}]) as f(v))`,
  excel: ofCells('AVERAGE'),
};

const counted = (check: Operation['check'], excel: Operation['excel']): Listed => ({
  parameters: VALUES,
  check,
  evaluate: (args) => (context) =>
    new FormulaDecimal(
      args.filter((evaluate) => {
        const value = evaluate(context);
        return value !== null && value !== '';
      }).length,
    ),
  sql: (args, nodes) =>
    sql`cast(num_nonnulls(${joinSql(args.map((one, index) => presentOf(one, nodes[index])))}) as numeric)`,
  excel,
});

const presentOf = (value: Sql, node: TypedNode | undefined): Sql =>
  node?.type === 'texto' ? sql`nullif(${value}, '')` : value;

export const MATH = {
  SUMA: total,
  PROMEDIO: average,
  CONTAR: counted(
    (call) => {
      const args = checkParameters(call, VALUES, true);
      for (const node of args)
        if (!isNumber(node.type) && node.type !== 'fecha')
          throw new FormulaError(node, messages.argumentType(call.name, 'valor', 'numero', node.type));
      return { args, type: 'numero' };
    },
    (args) => `COUNT(${args.map(({ formula, cell }) => cell ?? `IFERROR(${formula},"")`).join(',')})`,
  ),
  CONTARA: counted(
    (call) => ({ args: checkParameters(call, VALUES, true), type: 'numero' }),
    (args) => `(${args.map(({ formula, cell }) => `(${cell ?? `IFERROR(${formula},"")`}<>"")*1`).join('+')})`,
  ),
  MIN: extreme('MIN', 'least', (order) => order < 0),
  MAX: extreme('MAX', 'greatest', (order) => order > 0),
  REDONDEAR: rounded([NUMBER, DECIMALS], 'ROUND', 'round'),
  TRUNCAR: rounded([NUMBER, NO_DECIMALS], 'TRUNC', 'trunc'),
  ENTERO: plainFunction([NUMBER], typeOfFirst, 'INT', {
    evaluate: strict(([number]) => seen(numberOf(number)).floor()),
    sql: ([number = []]) => sql`floor(${sqlSeen(number)})`,
  }),
  ABS: plainFunction([NUMBER], typeOfFirst, 'ABS', {
    evaluate: strict(([number]) => numberOf(number).abs()),
    sql: ([number = []]) => sql`abs(${number})`,
  }),
  RESIDUO: remainder,
} satisfies Record<string, Listed>;
