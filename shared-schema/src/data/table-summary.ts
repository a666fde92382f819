/** The rows of a summarised table, made of the rows of its tables: what SQL does where there is a database. */
import { type Cell, type ColumnKey, isNumericType, type Row } from './column.ts';
import { compareCells } from './compare-cells.ts';
import { withDerived } from './derived-measure.ts';
import { firstGroups, type Group as KeyedGroup, withRestLabel } from './first-groups.ts';
import { MeasureAccumulator } from './measure-accumulator.ts';
import {
  measureType,
  REST_KEY,
  type SummaryKey,
  type SummaryQuestion,
  summaryScopes,
  totalKey,
} from './summary.ts';
import { summaryKey } from './summary-key.ts';

/** Groups of rows, and values of them that are held: more take more memory than a print may have. */
export const MAX_RETAINED = 400_000;

/** More groups or values than `MAX_RETAINED`. */
export class SummaryTooLargeError extends Error {
  constructor() {
    super(`a summary holds more than ${MAX_RETAINED} groups and values`);
  }
}

type Group = KeyedGroup & { scopes: MeasureAccumulator[][] };

/** Gathers the rows of a summarised table one at a time. */
export class TableSummary {
  private readonly question: SummaryQuestion;
  private readonly numeric: ReadonlySet<ColumnKey>;
  private readonly scopes: ReturnType<typeof summaryScopes>;
  private readonly groups = new Map<string, Group>();
  private readonly totals = new Map<string, MeasureAccumulator[]>();
  private retained = 0;

  constructor(question: SummaryQuestion) {
    this.question = question;
    this.numeric = new Set([
      ...question.keys.filter(({ data_type }) => isNumericType(data_type)).map(({ column }) => column),
      ...question.medidas
        .filter(({ funcion, data_type }) => isNumericType(measureType(funcion, data_type)))
        .map(({ id }) => id),
    ]);
    this.scopes = summaryScopes(question);
  }

  /** Takes a row, additional columns included. @throws SummaryTooLargeError */
  add(row: Row): void {
    const { keys: columns, detail } = this.question;
    const keys: Record<ColumnKey, Cell> = {};
    for (const column of columns) keys[column.column] = keyOf(row, column, detail);
    const group = this.groupOf(keys);
    for (const [at, own] of group.measures.entries()) {
      const number = own.numberIn(row);
      this.retained += own.add(row, number);
      for (const measures of group.scopes) this.retained += measures[at]?.add(row, number) ?? 0;
    }
    if (this.retained > MAX_RETAINED) throw new SummaryTooLargeError();
  }

  /** The rows of the summary, each with the totals of its scopes. */
  rows(): Row[] {
    const groups = firstGroups(this.question, [...this.groups.values()], () => this.measures());
    const rows = groups.map((group) => this.rowOf(group));
    const sorted = rows.toSorted((one, other) => this.compare(one, other));
    return withRestLabel(this.question, withDerived(this.question, sorted));
  }

  private groupOf(keys: Record<ColumnKey, Cell>): Group {
    const id = JSON.stringify(Object.values(keys));
    const known = this.groups.get(id);
    if (known !== undefined) return known;
    const scopes = this.scopes.map((scope, at) => {
      const name = JSON.stringify([at, ...scope.keys.map((key) => keys[key])]);
      const existing = this.totals.get(name);
      if (existing !== undefined) return existing;
      const measures = this.measures();
      this.totals.set(name, measures);
      return measures;
    });
    const group = { keys, measures: this.measures(), scopes };
    this.groups.set(id, group);
    return group;
  }

  private measures(): MeasureAccumulator[] {
    this.retained += 1 + this.question.medidas.length;
    return this.question.medidas.map((one) => new MeasureAccumulator(one));
  }

  private rowOf({ keys, measures, scopes }: Group): Row {
    const row: Record<ColumnKey, Cell> = { ...keys };
    for (const [at, { id }] of this.question.medidas.entries()) {
      row[id] = measures[at]?.result() ?? null;
      for (const [place, scope] of this.scopes.entries())
        row[totalKey(id, scope)] = scopes[place]?.[at]?.result() ?? null;
    }
    return row;
  }

  private compare(one: Row, other: Row): number {
    for (const { column, direction } of this.question.order) {
      const sign = compareCells(one[column] ?? null, other[column] ?? null, {
        numeric: this.numeric.has(column),
        descending: direction === 'desc',
      });
      if (sign !== 0) return sign;
    }
    return 0;
  }
}

function keyOf(row: Row, column: SummaryKey, detail: ColumnKey | undefined): Cell {
  if (column.column === REST_KEY) return 0;
  const value = row[column.column];
  return column.column === detail ? (value ?? null) : summaryKey(value, column);
}

/** The rows of a summary of rows that are all at hand, additional columns included. */
export function summarisedRows(question: SummaryQuestion, rows: Iterable<Row>): Row[] {
  const summary = new TableSummary(question);
  for (const row of rows) summary.add(row);
  return summary.rows();
}
