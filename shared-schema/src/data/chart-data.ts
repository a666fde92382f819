/** The figures of a chart: rows gathered by category, in exact decimals, one row at a time. */
import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import {
  type Cell,
  type ColumnKey,
  columnKey,
  isNumericType,
  type Row,
  type SelectedColumn,
  selectedColumn,
} from './column.ts';
import { decimalOf, ExactDecimal } from './exact-decimal.ts';
import { formatCell, formatOf } from './format.ts';
import { rowId } from './own-row-keys.ts';

export const chartAggregation = z.enum(['suma', 'promedio', 'cuenta']);
export type ChartAggregation = z.infer<typeof chartAggregation>;

/** `filas`: as the rows come; `categoria`: by name, number or day; `valor`: the largest first. */
export const chartOrder = z.enum(['filas', 'categoria', 'valor']);

/** What a chart shows: for each category a figure of each series. */
export const chartData = z.object({
  series: z.array(z.string()),
  points: z.array(z.object({ label: z.string(), values: z.array(z.string().nullable()) })),
});
export type ChartData = z.infer<typeof chartData>;

/** What gathering needs to know of a chart item. */
export const chartQuestion = z.object({
  categoria: selectedColumn,
  /** Numeric columns; none with `cuenta`: the rows are counted. */
  valores: z.array(selectedColumn).max(60),
  agregacion: chartAggregation,
  orden: chartOrder,
  /** The largest so many categories; the rest becomes "Otros". Absent: all, up to `MAX_CATEGORIES`. */
  maximo: z.int().min(1).optional(),
  /** By the key of a value that rows repeat, the ids of the rows that it belongs to: each counts once in a category. */
  own: z.record(columnKey, z.array(columnKey).max(12)).default({}),
});
export type ChartQuestion = z.infer<typeof chartQuestion>;

/** More than so many categories nobody can tell apart; the rest becomes "Otros". */
export const MAX_CATEGORIES = 60;
export const OTHERS = 'Otros';
/** Letters of a category's name: no chart has room for more. */
export const MAX_LABEL = 200;
/** Rows without a category. */
export const NO_CATEGORY = 'Sin dato';

/** How many values of a series there are, and their sum; of repeated values, each by the id of its row. */
type Running = { count: number; sum: Decimal; values?: Map<string, Decimal> };
type Category = { value: Cell; label: string; running: Running[] };

/** Gathers a chart's figures while its rows pass by: what it holds grows with the categories alone. */
export class ChartAccumulator {
  private readonly question: ChartQuestion;
  private readonly categories = new Map<string, Category>();

  constructor(question: ChartQuestion) {
    this.question = question;
  }

  /** Takes a row, additional columns included. Empty values do not count. */
  add(row: Row): void {
    const { categoria, valores, own } = this.question;
    const { running } = this.categoryOf(row[categoria.column] ?? null);
    for (const [index, series] of running.entries()) {
      const key = valores[index]?.column;
      addTo(series, row, key, key === undefined ? undefined : own[key]);
    }
  }

  /**
   * Takes rows of the same category that were counted and summed elsewhere; none of values that rows repeat.
   * @param series one for each of the chart: how many values there are, and their exact sum; without values the rows.
   */
  addCounted(value: Cell, series: readonly { count: number; sum: string }[]): void {
    for (const [index, running] of this.categoryOf(value).running.entries()) {
      running.count += series[index]?.count ?? 0;
      running.sum = running.sum.plus(series[index]?.sum ?? 0);
    }
  }

  /** The category of a value: what reads alike is one. */
  private categoryOf(value: Cell): Category {
    const { categoria, valores } = this.question;
    const text = formatCell(value, categoria.data_type, formatOf(categoria));
    const label = text.slice(0, MAX_LABEL) || NO_CATEGORY;
    const known = this.categories.get(label);
    if (known !== undefined) return known;
    const running = seriesOf(valores).map(() => ({ count: 0, sum: new ExactDecimal(0) }));
    const category = { value, label, running };
    this.categories.set(label, category);
    return category;
  }

  result(): ChartData {
    const { valores, agregacion, orden, maximo } = this.question;
    const most = Math.min(maximo ?? MAX_CATEGORIES, MAX_CATEGORIES);
    const all = [...this.categories.values()];
    const figure = (one: Category): Decimal => figureOf(one.running[0], agregacion) ?? new ExactDecimal(0);
    const kept =
      all.length <= most ? all : [...all].sort((a, b) => figure(b).comparedTo(figure(a))).slice(0, most);
    const chosen = new Set(kept);
    // The order of the rows is that of the map.
    const shown = all.filter((one) => chosen.has(one));
    if (orden === 'valor') shown.sort((a, b) => figure(b).comparedTo(figure(a)));
    if (orden === 'categoria') shown.sort((a, b) => compareCells(a.value, b.value, this.question.categoria));
    const rest = all.filter((one) => !chosen.has(one));
    const points =
      rest.length === 0 ? shown : [...shown, { value: null, label: OTHERS, running: merged(rest) }];
    return {
      series:
        valores.length === 0 ? ['Filas'] : valores.map((column) => column.titulo || column.readable_name),
      points: points.map(({ label, running }) => ({
        label,
        values: running.map((one) => figureOf(one, agregacion)?.toFixed() ?? null),
      })),
    };
  }
}

/** One running figure for each value column, or one for the count of rows. */
const seriesOf = (valores: SelectedColumn[]): (SelectedColumn | undefined)[] =>
  valores.length === 0 ? [undefined] : valores;

function addTo(
  running: Running,
  row: Row,
  key: ColumnKey | undefined,
  keys: readonly ColumnKey[] | undefined,
): void {
  if (key === undefined) {
    running.count += 1;
    return;
  }
  const value = row[key];
  if (value === null || value === undefined || value === '') return;
  const number = decimalOf(value) ?? new ExactDecimal(0);
  const id = keys === undefined ? null : rowId(row, keys);
  if (id !== null) {
    running.values ??= new Map();
    if (running.values.has(id)) return;
    running.values.set(id, number);
  }
  running.count += 1;
  running.sum = running.sum.plus(number);
}

function figureOf(running: Running | undefined, agregacion: ChartAggregation): Decimal | null {
  if (running === undefined) return null;
  if (agregacion === 'cuenta') return new ExactDecimal(running.count);
  if (running.count === 0) return null;
  return agregacion === 'suma' ? running.sum : running.sum.dividedBy(running.count).toDecimalPlaces(10);
}

/** The rest as one category: sums add up, an average is that of all its rows, a repeated value counts once. */
function merged(rest: Category[]): Running[] {
  const [first] = rest;
  return (first?.running ?? []).map((_one, index) => {
    const all: Running = { count: 0, sum: new ExactDecimal(0) };
    const known = new Set<string>();
    for (const { running } of rest) {
      const one = running[index];
      all.count += one?.count ?? 0;
      all.sum = all.sum.plus(one?.sum ?? 0);
      for (const [id, value] of one?.values ?? []) {
        if (known.has(id)) {
          all.count -= 1;
          all.sum = all.sum.minus(value);
        }
        known.add(id);
      }
    }
    return all;
  });
}

function compareCells(a: Cell, b: Cell, column: SelectedColumn): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
  if (isNumericType(column.data_type))
    return (decimalOf(a) ?? new ExactDecimal(0)).comparedTo(decimalOf(b) ?? 0);
  return shortText(a).localeCompare(shortText(b), 'es-MX', { numeric: true, sensitivity: 'base' });
}

const shortText = (value: Cell): string => String(value).slice(0, MAX_LABEL);
