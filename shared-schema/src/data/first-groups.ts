/** The groups of a summary with the greatest values of a measure; the others together are one, "Otros". Of a cross table its rows. */
import { type Cell, type ColumnKey, isNumericType, type Row } from './column.ts';
import { decimalOf } from './exact-decimal.ts';
import type { MeasureAccumulator } from './measure-accumulator.ts';
import {
  CROSS_ROW,
  measureType,
  REST_KEY,
  type SummaryFunction,
  type SummaryQuestion,
  summaryScopes,
} from './summary.ts';

/** Whether groups can be chosen by a measure: distinct values of several groups are not known by their counts. */
export const ranksGroups = (funcion: SummaryFunction, type: SummaryQuestion['keys'][number]['data_type']) =>
  funcion !== 'distintos' && isNumericType(measureType(funcion, type));

/** The keys that tell the groups of a table, of a page or of a group with subtotals apart; of a cross table its rows. */
export const ownGroupKeys = ({ keys, path, detail, columnas = [] }: SummaryQuestion): ColumnKey[] =>
  keys
    .map(({ column }) => column)
    .filter((key) => key !== detail && key !== REST_KEY && !path.includes(key) && !columnas.includes(key));

/** The column that says "Otros" where groups are joined. */
export const restLabelKey = (question: SummaryQuestion): ColumnKey | undefined =>
  question.primeros === undefined ? undefined : ownGroupKeys(question)[0];

/** `scopes`: the measures of the totals that the group belongs to, as `summaryScopes` has them. */
export type Group = {
  keys: Record<ColumnKey, Cell>;
  measures: MeasureAccumulator[];
  scopes: MeasureAccumulator[][];
};

/**
 * Joins the groups after the first ones.
 * @param make an empty accumulator for each measure.
 */
export function firstGroups(
  question: SummaryQuestion,
  groups: readonly Group[],
  make: () => MeasureAccumulator[],
): Group[] {
  const { primeros, path, detail } = question;
  const at = question.medidas.findIndex(({ id }) => id === primeros?.medida);
  if (primeros === undefined || at < 0) return [...groups];
  const own = ownGroupKeys(question);
  if (question.columnas !== undefined) return firstCrossRows(question, groups, { make, at, n: primeros.n });
  const outer = [...(detail === undefined ? [] : [detail]), ...path];
  const parts = Map.groupBy(groups, ({ keys }) => JSON.stringify(outer.map((key) => keys[key])));
  return [...parts.values()].flatMap((part) => {
    const ranked = rankedBy(part, own, (group) => decimalOf(group.measures[at]?.result()));
    const shown = ranked.slice(0, primeros.n);
    const rest = ranked.slice(primeros.n);
    const [first] = rest;
    if (first === undefined) return shown;
    const measures = make();
    for (const group of rest) for (const [position, one] of measures.entries()) mergeAt(one, group, position);
    const keys = Object.fromEntries(own.map((key) => [key, null]));
    return [...shown, { ...first, keys: { ...first.keys, ...keys, [REST_KEY]: rest.length }, measures }];
  });
}

/** The groups of the rows with the greatest totals; the others of each column are one, whose total is of all their rows. */
function firstCrossRows(
  question: SummaryQuestion,
  groups: readonly Group[],
  { make, at, n }: { make: () => MeasureAccumulator[]; at: number; n: number },
): Group[] {
  const { detail, columnas = [] } = question;
  const own = ownGroupKeys(question);
  const isOfDetail = detail !== undefined;
  const rowScope = summaryScopes(question).findIndex(
    ({ level, ofDetail }) => level === CROSS_ROW.level && ofDetail === isOfDetail,
  );
  const totalOf = ({ scopes }: Group) => decimalOf(scopes[rowScope]?.[at]?.result());
  const pages = Map.groupBy(groups, ({ keys }) => keyOf(keys, isOfDetail ? [detail] : []));
  return [...pages.values()].flatMap((page) => {
    const rows = Map.groupBy(page, ({ keys }) => keyOf(keys, own));
    const firsts = [...rows.values()].flatMap(([first]) => first ?? []);
    const ranked = rankedBy(firsts, own, totalOf).map(({ keys }) => rows.get(keyOf(keys, own)) ?? []);
    const rest = ranked.slice(n);
    if (rest.length === 0) return page;
    const total = make();
    for (const [first] of rest)
      for (const [position, one] of total.entries()) {
        const other = first?.scopes[rowScope]?.[position];
        if (other !== undefined) one.merge(other);
      }
    const none = Object.fromEntries(own.map((key) => [key, null]));
    const byColumn = Map.groupBy(rest.flat(), ({ keys }) => keyOf(keys, columnas));
    const joined = [...byColumn.values()].flatMap((column): Group[] => {
      const [first] = column;
      if (first === undefined) return [];
      const measures = make();
      for (const group of column)
        for (const [position, one] of measures.entries()) mergeAt(one, group, position);
      const keys = { ...first.keys, ...none, [REST_KEY]: rest.length };
      return [{ keys, measures, scopes: first.scopes.with(rowScope, total) }];
    });
    return [...ranked.slice(0, n).flat(), ...joined];
  });
}

const keyOf = (row: Row, keys: readonly ColumnKey[]): string => JSON.stringify(keys.map((key) => row[key]));

/** The greatest value first, groups without one last; equal ones by their keys. */
const rankedBy = (
  groups: readonly Group[],
  keys: readonly ColumnKey[],
  totalOf: (group: Group) => ReturnType<typeof decimalOf>,
): Group[] =>
  groups
    .map((group) => ({ group, value: totalOf(group) }))
    .toSorted((one, other) => {
      if (one.value !== null && other.value !== null)
        return other.value.comparedTo(one.value) || compareKeys(one.group.keys, other.group.keys, keys);
      if (one.value === null && other.value === null)
        return compareKeys(one.group.keys, other.group.keys, keys);
      return one.value === null ? 1 : -1;
    })
    .map(({ group }) => group);

function mergeAt(one: MeasureAccumulator, { measures }: Group, position: number): void {
  const other = measures[position];
  if (other !== undefined) one.merge(other);
}

/** Equal values are in the order of what is written, as bytes are; empty ones are last. */
function compareKeys(one: Row, other: Row, keys: readonly ColumnKey[]): number {
  for (const key of keys) {
    const [a, b] = [one[key] ?? null, other[key] ?? null];
    if (a === b) continue;
    if (a === null || b === null) return a === null ? 1 : -1;
    return String(a) < String(b) ? -1 : 1;
  }
  return 0;
}

/** Rows as they are shown: the joined groups have a name. */
export function withRestLabel(question: SummaryQuestion, rows: readonly Row[]): Row[] {
  const key = restLabelKey(question);
  return key === undefined ? [...rows] : rows.map((row) => ({ ...row, [key]: labelOf(row, key) }));
}

function labelOf(row: Row, key: ColumnKey): Cell {
  const rest = row[REST_KEY] ?? 0;
  const value = row[key] ?? null;
  if (rest !== 0) return `Otros (${rest})`;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return value === null ? null : String(value);
}
