import { SEEN_DECIMALS } from './formula-value.ts';

/**
 * SQL of formulas in pieces: text of our own, values that the caller passes as parameters, and columns that the caller
 * knows the references of. No value ever becomes text.
 */
export type SqlChunk =
  | { kind: 'text'; text: string }
  | { kind: 'value'; value: string | readonly string[] }
  | { kind: 'column'; key: string };
export type Sql = readonly SqlChunk[];

/** SQL with other SQL in its holes. */
export function sql(texts: TemplateStringsArray, ...holes: readonly Sql[]): Sql {
  return texts.flatMap((text, index): SqlChunk[] => [
    ...(text === '' ? [] : [{ kind: 'text' as const, text }]),
    ...(holes[index] ?? []),
  ]);
}

/** A constant of the code, such as a number of decimals. */
export const sqlText = (text: string): Sql => [{ kind: 'text', text }];

export const sqlValue = (value: string | readonly string[]): Sql => [{ kind: 'value', value }];

export const joinSql = (all: readonly Sql[], between = ', '): Sql =>
  all.flatMap((one, index): Sql => (index === 0 ? one : [...sqlText(between), ...one]));

/**
 * SQL that uses values more than once: the values are computed once. `offset 0` keeps PostgreSQL from putting each
 * expression in place of its name again, which doubles a nested formula at each level.
 * @param body SQL with the values' names: `a`, `b`, `c`, `d`.
 */
export function withValues(values: readonly Sql[], body: string | Sql): Sql {
  const named = joinSql(values.map((value, index) => sql`${value} as ${sqlText(NAMES[index] ?? '')}`));
  const text = typeof body === 'string' ? sqlText(body) : body;
  return sql`(select ${text} from (select ${named} offset 0) as f)`;
}
const NAMES = ['a', 'b', 'c', 'd'];

/** A number, or null outside of the bounds, which are whole numbers. */
export function sqlWithin(value: Sql, least: number, most: number): Sql {
  const [below, above] = [sqlText(`${least - 1}`), sqlText(`${most + 1}`)];
  return sql`nullif(nullif(greatest(${below}, least(${value}, ${above})), ${above}), ${below})`;
}

/** A whole number as PostgreSQL's `integer`, cut as Excel cuts it, or null outside of the bounds. */
export const sqlInteger = (value: Sql, least: number, most: number): Sql =>
  sql`cast(${sqlWithin(sql`trunc(${sqlSeen(value)})`, least, most)} as integer)`;

/** A number as it is compared, rounded and cut. */
export const sqlSeen = (value: Sql): Sql => sql`round(${value}, ${sqlText(String(SEEN_DECIMALS))})`;
