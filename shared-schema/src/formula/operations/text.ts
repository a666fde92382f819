/** Functions of texts. */

import { formulaMessages as messages } from '../../rule-messages/formula-messages.ts';
import { AMOUNT_LIMIT, amountInWords, GROUP_TEXTS } from '../amount-in-words.ts';
import { FormulaError } from '../formula-error.ts';
import { type Sql, sql, sqlInteger, sqlSeen, sqlText, sqlValue, withValues } from '../formula-sql.ts';
import { isNumber } from '../formula-type.ts';
import {
  type FormulaContext,
  FormulaDecimal,
  type FormulaValue,
  integerOf,
  lettersOf,
  MAX_TEXT,
  numberOf,
  seen,
  strict,
  textOf,
} from '../formula-value.ts';
import { checkParameters, type Operation, type Parameter, plainFunction } from './operation.ts';
import { concatenation, LETTERS } from './operators.ts';
import { DAY_FORMATS, NUMBER_FORMATS } from './text-formats.ts';

type Listed = Operation & { parameters: readonly Parameter[] };

const TEXT: Parameter = { name: 'texto', type: 'texto' };
const COUNT: Parameter = { name: 'caracteres', type: 'numero', isOptional: true };
/** Longer than any text, and a number of PostgreSQL's `integer`. */
const MAX_LENGTH = 2_000_000_000;

function lengthOf(value: FormulaValue | undefined, context: FormulaContext): number | null {
  if (value === undefined) return 1;
  return integerOf(value, 0, MAX_LENGTH, context);
}
const sqlLength = (value: Sql | undefined): Sql =>
  value === undefined ? sqlText('1') : sqlInteger(value, 0, MAX_LENGTH);

/** Of a number of characters in Excel: of -0.4 LibreOffice takes no text, Excel takes 0 of them. */
const wholePart = (formula: string): string => (/^\d+$/.test(formula) ? formula : `TRUNC(${formula})`);

const end = (english: string, sqlName: string, cut: (letters: string[], count: number) => string[]): Listed =>
  plainFunction(
    [TEXT, COUNT],
    'texto',
    (args) => `${english}(${args[0]?.formula},${wholePart(args[1]?.formula ?? '1')})`,
    {
      evaluate: strict(([text, count], context) => {
        const length = lengthOf(count, context);
        return length === null ? null : cut(lettersOf(textOf(text)), length).join('');
      }),
      sql: ([text = [], count]) => sql`${sqlText(sqlName)}(${text}, ${sqlLength(count)})`,
    },
  );

const middle = plainFunction(
  [TEXT, { name: 'desde', type: 'numero' }, { name: 'caracteres', type: 'numero' }],
  'texto',
  ([text, from, count]) =>
    `MID(${text?.formula},${wholePart(from?.formula ?? '1')},${wholePart(count?.formula ?? '1')})`,
  {
    evaluate: strict(([text, from, count], context) => {
      const start = integerOf(from, 1, MAX_LENGTH, context);
      const length = start === null ? null : integerOf(count, 0, MAX_LENGTH, context);
      if (start === null || length === null) return null;
      return lettersOf(textOf(text))
        .slice(start - 1, start - 1 + length)
        .join('');
    }),
    sql: ([text = [], from = [], count = []]) =>
      sql`substr(${text}, ${sqlInteger(from, 1, MAX_LENGTH)}, ${sqlInteger(count, 0, MAX_LENGTH)})`,
  },
);

const letters = (english: string, sqlName: string, change: (text: string) => string): Listed =>
  plainFunction([TEXT], 'texto', english, {
    evaluate: strict(([text]) => change(textOf(text))),
    sql: ([text = []]) => sql`${sqlText(sqlName)}(${text} ${sqlText(LETTERS)})`,
  });

/** The length is known before the text is made: texts that grow at each level would take all memory. */
function exchanged(text: string, old: string, replacement: string, context: FormulaContext): string | null {
  if (old === '') return text;
  const chunks = text.split(old);
  const grown = (lettersOf(replacement).length - lettersOf(old).length) * (chunks.length - 1);
  return lettersOf(text).length + grown > MAX_TEXT ? context.lose('argument') : chunks.join(replacement);
}

const LETTER = /\p{L}/u;

/** A capital after anything that is no letter. */
function properCase(text: string): string {
  let afterLetter = false;
  let proper = '';
  for (const letter of text) {
    proper += afterLetter ? letter.toLowerCase() : letter.toUpperCase();
    afterLetter = LETTER.test(letter);
  }
  return proper;
}

const proper = plainFunction([TEXT], 'texto', 'PROPER', {
  evaluate: strict(([text]) => properCase(textOf(text))),
  sql: (args) =>
    withValues(
      args,
      `case when a is not null then coalesce((
        select string_agg(case when afterletter then lower(c ${LETTERS}) else upper(c ${LETTERS}) end, '' order by n)
        from (
          select c, n, coalesce(lag(c) over (order by n) ${LETTERS} ~ '[[:alpha:]]', false) as afterletter
          from unnest(string_to_array(a, null)) with ordinality as one(c, n)
        ) as letters
      ), '') end`,
    ),
});

/** What VALOR reads: a number as people write it, with or without “$” and commas. */
const WRITTEN_NUMBER = '^[-+]?([0-9]{1,15}([.][0-9]{0,10})?|[.][0-9]{1,10})$';
const writtenNumber = new RegExp(WRITTEN_NUMBER);

/**
 * Excel's VALUE also reads days, times, fractions and percentages, which are none of ours: nothing of that can have another
 * “%” behind it. It reads powers of ten (“1E5”) and negative numbers in parentheses too, which are made unreadable.
 */
const excelNumber = (text: string): string => {
  const plain = ['E', '('].reduce(
    (formula, sign) => `SUBSTITUTE(${formula},"${sign}","x")`,
    `UPPER(${text})`,
  );
  const bare = [' ', '$', ','].reduce((formula, sign) => `SUBSTITUTE(${formula},"${sign}","")`, plain);
  return `ROUND(VALUE(${bare}&"%")*100,10)`;
};

const numberIn = plainFunction([TEXT], 'numero', ([text]) => excelNumber(text?.formula ?? ''), {
  evaluate: strict(([text], context) => {
    const written = textOf(text).replace(/[ $,]/g, '');
    return writtenNumber.test(written) ? new FormulaDecimal(written) : context.lose('argument');
  }),
  sql: ([text = []]) =>
    withValues(
      [sql`translate(${text}, ' $,', '')`],
      `case when a ~ '${WRITTEN_NUMBER}' then cast(a as numeric) end`,
    ),
});

const FORMAT_PARAMETERS: readonly Parameter[] = [
  { name: 'valor', type: 'cualquiera' },
  { name: 'formato', type: 'texto' },
];
/** The format of a call: checked to be one of ours, so that none is written in two ways. */
const written: Listed = {
  parameters: FORMAT_PARAMETERS,
  check: (call) => {
    const [value, format] = checkParameters(call, FORMAT_PARAMETERS);
    if (value === undefined || format === undefined) throw new Error('TEXTO without arguments');
    if (!isNumber(value.type) && value.type !== 'fecha')
      throw new FormulaError(value, messages.argumentType(call.name, 'valor', 'numero', value.type));
    const formats = value.type === 'fecha' ? DAY_FORMATS : NUMBER_FORMATS;
    const [, known = format] = checkParameters({ ...call, args: [value, format] }, [
      { name: 'valor', type: 'cualquiera' },
      { name: 'formato', type: 'texto', oneOf: Object.keys(formats) },
    ]);
    return { args: [value, known], type: 'texto' };
  },
  evaluate: ([value], nodes) => {
    const [day, number] = formatsOf(nodes[1]);
    return strict(([one]) =>
      typeof one === 'string' ? (day?.write(one) ?? null) : (number?.write(numberOf(one)) ?? null),
    )(value === undefined ? [] : [value]);
  },
  sql: ([value = []], [node, format]) => {
    const [day, number] = formatsOf(format);
    const text = node?.type === 'fecha' ? day?.sql(value) : number?.sql(value);
    return text ?? sqlText('cast(null as text)');
  },
  excel: ([value, format]) => {
    const [day, number] = formatsOf(format?.node);
    if (value === undefined) return null;
    if (value.node.type === 'fecha') return day?.excel(value.formula) ?? null;
    return number === undefined ? null : `TEXT(${value.formula},"${number.excel}")`;
  },
};

function formatsOf(node: { kind: string; value?: string | boolean } | undefined) {
  const name = node?.kind === 'text' ? String(node.value) : '';
  return [DAY_FORMATS[name], NUMBER_FORMATS[name]] as const;
}

/** The words of the group of three digits at a place of `a`. */
const sqlGroup = (position: string): string => `c[cast(mod(trunc(a / ${position}), 1000) as integer) + 1]`;

/** Amounts in words as SQL builds them: `GROUP_WORDS` for each group of three digits. */
const inWords = plainFunction([{ name: 'importe', type: 'numero' }], 'texto', () => null, {
  evaluate: strict(([amount], context) => amountInWords(seen(numberOf(amount))) ?? context.lose('number')),
  sql: ([amount = []]) =>
    withValues(
      [sql`round(${sqlSeen(amount)}, 2)`],
      withValues([sqlText('abs(a)'), sqlText('sign(a)'), sqlGroupText], AMOUNT_SQL),
    ),
});
const sqlGroupText: Sql = sql`cast(${sqlValue(GROUP_TEXTS)} as text[])`;
/** `a`: the amount without sign; `b`: its sign; `c`: the words. */
const AMOUNT_SQL = `case when a < ${AMOUNT_LIMIT} then
  case when b < 0 then 'menos ' else '' end ||
  case when trunc(a) = 0 then 'cero' else concat_ws(' ',
    case when a >= 1000000 then
      case when trunc(a / 1000000) = 1 then 'un millón'
      else concat_ws(' ',
        case trunc(a / 1000000000) when 0 then null when 1 then 'mil' else ${sqlGroup('1000000000')} || ' mil' end,
        nullif(${sqlGroup('1000000')}, ''), 'millones') end
    end,
    case mod(trunc(a / 1000), 1000) when 0 then null when 1 then 'mil' else ${sqlGroup('1000')} || ' mil' end,
    nullif(${sqlGroup('1')}, '')) end ||
  case when trunc(a) >= 1000000 and mod(trunc(a), 1000000) = 0 then ' de' else '' end ||
  case when trunc(a) = 1 then ' peso ' else ' pesos ' end ||
  lpad(cast(trunc(mod(a, 1) * 100) as text), 2, '0') || '/100 M.N.' end`;

export const TEXTS = {
  CONCATENAR: {
    ...concatenation,
    parameters: [TEXT],
    check: (call) => {
      checkParameters(call, [{ name: 'texto', type: 'cualquiera' }], true);
      return concatenation.check(call);
    },
  },
  IZQUIERDA: end('LEFT', 'left', (all, count) => all.slice(0, count)),
  DERECHA: end('RIGHT', 'right', (all, count) => (count === 0 ? [] : all.slice(-count))),
  EXTRAE: middle,
  LARGO: plainFunction([TEXT], 'numero', 'LEN', {
    evaluate: strict(([text]) => new FormulaDecimal(lettersOf(textOf(text)).length)),
    sql: ([text = []]) => sql`cast(char_length(${text}) as numeric)`,
  }),
  MAYUSC: letters('UPPER', 'upper', (text) => text.toUpperCase()),
  MINUSC: letters('LOWER', 'lower', (text) => text.toLowerCase()),
  NOMPROPIO: proper,
  ESPACIOS: plainFunction([TEXT], 'texto', 'TRIM', {
    evaluate: strict(([text]) => textOf(text).replace(/ +/g, ' ').replace(/^ | $/g, '')),
    sql: ([text = []]) => sql`trim(both ' ' from regexp_replace(${text}, ' +', ' ', 'g'))`,
  }),
  SUSTITUIR: plainFunction(
    [TEXT, { name: 'texto anterior', type: 'texto' }, { name: 'texto nuevo', type: 'texto' }],
    'texto',
    'SUBSTITUTE',
    {
      evaluate: strict(([text, old, replacement], context) =>
        exchanged(textOf(text), textOf(old), textOf(replacement), context),
      ),
      sql: (args) =>
        withValues(
          args,
          `case when c is null then null
            when b = '' then a
            when char_length(a) + (char_length(a) - char_length(replace(a, b, ''))) / char_length(b)
              * (char_length(c) - char_length(b)) > ${MAX_TEXT} then null
            else replace(a, b, c) end`,
        ),
    },
  ),
  TEXTO: written,
  VALOR: numberIn,
  LETRA: inWords,
} satisfies Record<string, Listed>;
