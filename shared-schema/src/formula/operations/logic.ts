/** Functions that decide. */
import { formulaMessages as messages } from '../../rule-messages/formula-messages.ts';
import { FormulaError } from '../formula-error.ts';
import { joinSql, type Sql, sql, sqlText } from '../formula-sql.ts';
import type { FormulaType } from '../formula-type.ts';
import { type Evaluator, strict } from '../formula-value.ts';
import type { TypedNode } from '../typed-node.ts';
import { checkParameters, joinedValues, type Operation, type Parameter, plainFunction } from './operation.ts';

const CONDITION: Parameter = { name: 'condición', type: 'logico' };
const VALUE: Parameter = { name: 'valor', type: 'cualquiera' };

/** An empty value with its type; bare ones cannot be sorted by. */
export function sqlEmpty(type: FormulaType): Sql {
  switch (type) {
    case 'numero':
    case 'moneda':
      return sqlText('cast(null as numeric)');
    case 'fecha':
      return sqlText('cast(null as date)');
    case 'texto':
      return sqlText('cast(null as text)');
    case 'logico':
      return sqlText('cast(null as boolean)');
  }
}

/** Excel's value of a condition without a value is an error too. */
const NO_VALUE = 'NA()';

const SI_PARAMETERS: readonly Parameter[] = [
  CONDITION,
  { name: 'si es verdadera', type: 'cualquiera' },
  { name: 'si es falsa', type: 'cualquiera', isOptional: true },
];
const si: Operation & { parameters: readonly Parameter[] } = {
  parameters: SI_PARAMETERS,
  check: (call) => {
    const [condition, ...results] = checkParameters(call, SI_PARAMETERS);
    const { type, args } = joinedValues(results);
    return { type, args: condition === undefined ? args : [condition, ...args] };
  },
  evaluate:
    ([condition, yes, no]) =>
    (context) => {
      const met = condition?.(context) ?? null;
      if (met === null) return null;
      return (met === true ? yes : no)?.(context) ?? null;
    },
  sql: ([condition = [], yes = [], no], nodes) =>
    sql`(case ${condition} when true then ${yes} when false then ${no ?? sqlEmpty(nodes[1]?.type ?? 'texto')} end)`,
  excel: ([condition, yes, no]) => `IF(${condition?.formula},${yes?.formula},${no?.formula ?? NO_VALUE})`,
};

const CASE_PARAMETERS: readonly Parameter[] = [CONDITION, VALUE];
/** The first condition that is met; one without a value ends the search, because it might have been. */
const siConjunto: Operation & { parameters: readonly Parameter[] } = {
  parameters: CASE_PARAMETERS,
  check: (call) => {
    if (call.args.length < 2 || call.args.length % 2 === 1)
      throw new FormulaError(call.place, messages.oddPairs);
    const pairs = pairsOf(call.args);
    const conditions = pairs.map(
      ([condition]) => checkParameters({ ...call, args: [condition] }, [CONDITION])[0] ?? condition,
    );
    const { type, args: values } = joinedValues(pairs.map(([, value]) => value));
    return {
      type,
      args: conditions.flatMap((condition, index) => [condition, ...values.slice(index, index + 1)]),
    };
  },
  evaluate: (args) => {
    const pairs = pairsOf(args);
    return (context) => {
      for (const [condition, value] of pairs) {
        const met = condition(context);
        if (met === null) return null;
        if (met === true) return value(context);
      }
      return context.lose('noCase');
    };
  },
  sql: (args, nodes) =>
    pairsOf(args).reduceRight<Sql>(
      (otherwise, [condition, value]) =>
        sql`(case ${condition} when true then ${value} when false then ${otherwise} end)`,
      sqlEmpty(nodes[1]?.type ?? 'texto'),
    ),
  excel: (args) =>
    pairsOf(args).reduceRight<string>(
      (otherwise, [condition, value]) => `IF(${condition.formula},${value.formula},${otherwise})`,
      NO_VALUE,
    ),
};

const pairsOf = <One>(all: readonly One[]): [One, One][] =>
  all.flatMap((one, index): [One, One][] => {
    const other = all[index + 1];
    return index % 2 === 1 || other === undefined ? [] : [[one, other]];
  });

const ERROR_PARAMETERS: readonly Parameter[] = [VALUE, { name: 'si no hay resultado', type: 'cualquiera' }];
const siError: Operation & { parameters: readonly Parameter[] } = {
  parameters: ERROR_PARAMETERS,
  check: (call) => joinedValues(checkParameters(call, ERROR_PARAMETERS)),
  evaluate:
    ([value, otherwise]) =>
    (context) =>
      value?.(context) ?? otherwise?.(context) ?? null,
  sql: ([value = [], otherwise = []]) => sql`coalesce(${value}, ${otherwise})`,
  excel: ([value, otherwise]) => `IFERROR(${value?.formula},${otherwise?.formula})`,
};

const LOGICALS: readonly Parameter[] = [{ name: 'condición', type: 'logico' }];

/** Conditions together: without a result where one of them has none, as with Excel's errors. */
const together = (
  english: string,
  meets: (values: readonly boolean[]) => boolean,
  sqlOf: (args: readonly Sql[]) => Sql,
): Operation & { parameters: readonly Parameter[] } => ({
  parameters: LOGICALS,
  check: (call) => ({ args: checkParameters(call, LOGICALS, true), type: 'logico' }),
  evaluate: (args: readonly Evaluator[]) =>
    strict((values) => meets(values.map((one) => one === true)))(args),
  sql: sqlOf,
  excel: (args) => `${english}(${args.map(({ formula }) => formula).join(',')})`,
});

const asNumbers = (args: readonly Sql[], sign: string): Sql =>
  joinSql(
    args.map((one) => sql`cast(${one} as integer)`),
    sign,
  );

/** Whether a value is empty or has no result. */
export const isBlank: Operation & { parameters: readonly Parameter[] } = {
  parameters: [VALUE],
  check: (call) => ({ args: checkParameters(call, [VALUE]), type: 'logico' }),
  evaluate:
    ([evaluate]) =>
    (context) => {
      const value = evaluate?.(context) ?? null;
      return value === null || value === '';
    },
  sql: ([value = []], [node]) =>
    node?.type === 'texto' ? sql`(coalesce(${value}, '') = '')` : sql`(${value} is null)`,
  excel: ([only]) => `(${only?.cell ?? `IFERROR(${only?.formula},"")`}="")`,
};

/** The result of `""` compared with a value: NO of ESBLANCO. */
export const isNotBlank = (node: TypedNode): TypedNode => ({
  ...node,
  kind: 'call',
  name: 'NO',
  args: [node],
});

export const LOGIC = {
  SI: si,
  'SI.ERROR': siError,
  'SI.CONJUNTO': siConjunto,
  Y: together(
    'AND',
    (values) => values.every(Boolean),
    (args) => sql`((${asNumbers(args, ' * ')}) = 1)`,
  ),
  O: together(
    'OR',
    (values) => values.some(Boolean),
    (args) => sql`((${asNumbers(args, ' + ')}) > 0)`,
  ),
  NO: plainFunction([CONDITION], 'logico', 'NOT', {
    evaluate: strict(([value]) => value !== true),
    sql: ([value = []]) => sql`(not ${value})`,
  }),
  ESBLANCO: isBlank,
} satisfies Record<string, Operation & { parameters: readonly Parameter[] }>;
