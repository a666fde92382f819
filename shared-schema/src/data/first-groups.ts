/** The groups of a summary with the greatest values of a measure; the others together are one, "Otros". */
import { type Cell, type ColumnKey, isNumericType, type Row } from './column.ts';
import { decimalOf } from './exact-decimal.ts';
import type { MeasureAccumulator } from './measure-accumulator.ts';
import { measureType, REST_KEY, type SummaryFunction, type SummaryQuestion } from './summary.ts';

/** Whether groups can be chosen by a measure: distinct values of several groups are not known by their counts. */
export const ranksGroups = (funcion: SummaryFunction, type: SummaryQuestion['keys'][number]['data_type']) =>
  funcion !== 'distintos' && isNumericType(measureType(funcion, type));

/** The keys that tell the groups of a table, of a page or of a group with subtotals apart. */
export const ownGroupKeys = ({ keys, path, detail }: SummaryQuestion): ColumnKey[] =>
  keys.map(({ column }) => column).filter((key) => key !== detail && key !== REST_KEY && !path.includes(key));

/** The column that says "Otros" where groups are joined. */
export const restLabelKey = (question: SummaryQuestion): ColumnKey | undefined =>
  question.primeros === undefined ? undefined : ownGroupKeys(question)[0];

export type Group = { keys: Record<ColumnKey, Cell>; measures: MeasureAccumulator[] };

/**
 * Joins the groups after the first ones.
 * @param make an empty accumulator for each measure.
 */
export function firstGroups<One extends Group>(
  question: SummaryQuestion,
  groups: readonly One[],
  make: () => MeasureAccumulator[],
): (One | (Omit<One, 'keys' | 'measures'> & Group))[] {
  const { primeros, path, detail } = question;
  const at = question.medidas.findIndex(({ id }) => id === primeros?.medida);
  if (primeros === undefined || at < 0) return [...groups];
  const own = ownGroupKeys(question);
  const outer = [...(detail === undefined ? [] : [detail]), ...path];
  const parts = Map.groupBy(groups, ({ keys }) => JSON.stringify(outer.map((key) => keys[key])));
  return [...parts.values()].flatMap((part) => {
    const ranked = part
      .map((group) => ({ group, value: decimalOf(group.measures[at]?.result()) }))
      .toSorted((one, other) => {
        if (one.value !== null && other.value !== null)
          return other.value.comparedTo(one.value) || compareKeys(one.group.keys, other.group.keys, own);
        if (one.value === null && other.value === null)
          return compareKeys(one.group.keys, other.group.keys, own);
        return one.value === null ? 1 : -1;
      })
      .map(({ group }) => group);
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
