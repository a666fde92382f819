/** The rows of a summarised table, made of the rows of its tables: what SQL does where there is a database. */
import { type Cell, type ColumnKey, isNumericType, type Row } from './column.ts';
import { compareCells } from './compare-cells.ts';
import { withDerived } from './derived-measure.ts';
import { firstGroups, type Group, withRestLabel } from './first-groups.ts';
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

/** The groups whose keys begin alike, by the numbers of their next key: no text is made of the keys of each row. */
type Branch = { next?: Map<number, Branch>; group?: Group };

function branchOf(branch: Branch, id: number): Branch {
  branch.next ??= new Map();
  const known = branch.next.get(id);
  if (known !== undefined) return known;
  const added: Branch = {};
  branch.next.set(id, added);
  return added;
}

/** Gathers the rows of a summarised table one at a time. */
export class TableSummary {
  private readonly question: SummaryQuestion;
  private readonly numeric: ReadonlySet<ColumnKey>;
  private readonly readers: readonly KeyReader[];
  private readonly scopes: ReturnType<typeof summaryScopes>;
  private readonly groups: Group[] = [];
  private readonly root: Branch = {};
  private readonly totals = new Map<string, MeasureAccumulator[]>();
  private retained = 0;
  private isAddedUp = false;

  constructor(question: SummaryQuestion) {
    this.question = question;
    this.numeric = new Set([
      ...question.keys.filter(({ data_type }) => isNumericType(data_type)).map(({ column }) => column),
      ...question.medidas
        .filter(({ funcion, data_type }) => isNumericType(measureType(funcion, data_type)))
        .map(({ id }) => id),
    ]);
    this.readers = question.keys.map((column) => new KeyReader(column, question.detail));
    this.scopes = summaryScopes(question);
  }

  /** Takes a row, additional columns included. @throws SummaryTooLargeError */
  add(row: Row): void {
    if (this.isAddedUp) throw new Error('a row comes after the rows of the summary');
    const { measures, scopes } = this.groupOf(row);
    for (let at = 0; at < measures.length; at += 1) {
      const own = measures[at];
      if (own === undefined) continue;
      const number = own.numberIn(row);
      this.retained += own.add(row, number);
      if (own.addsUp) continue;
      for (const totals of scopes) this.retained += totals[at]?.add(row, number) ?? 0;
    }
    if (this.retained > MAX_RETAINED) throw new SummaryTooLargeError();
  }

  /** The rows of the summary, each with the totals of its scopes. */
  rows(): Row[] {
    this.addUpTotals();
    const groups = firstGroups(this.question, this.groups, () => this.measures());
    const rows = groups.map((group) => this.rowOf(group));
    const sorted = rows.toSorted((one, other) => this.compare(one, other));
    return withRestLabel(this.question, withDerived(this.question, sorted));
  }

  /** Totals of measures that add up are made of the groups: of each row they would cost as much as these. */
  private addUpTotals(): void {
    if (this.isAddedUp) return;
    this.isAddedUp = true;
    for (const group of this.groups)
      for (const [at, own] of group.measures.entries())
        if (own.addsUp) for (const measures of group.scopes) measures[at]?.merge(own);
  }

  private groupOf(row: Row): Group {
    let branch = this.root;
    for (const reader of this.readers) branch = branchOf(branch, reader.read(row).id);
    branch.group ??= this.newGroup(row);
    return branch.group;
  }

  private newGroup(row: Row): Group {
    const keys: Record<ColumnKey, Cell> = Object.fromEntries(
      this.readers.map((reader) => [reader.name, reader.read(row).key]),
    );
    const scopes = this.scopes.map((scope, at) => {
      const name = JSON.stringify([at, ...scope.keys.map((key) => keys[key])]);
      const existing = this.totals.get(name);
      if (existing !== undefined) return existing;
      const measures = this.measures();
      this.totals.set(name, measures);
      return measures;
    });
    const group = { keys, measures: this.measures(), scopes };
    this.groups.push(group);
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

type ReadKey = { key: Cell; id: number };

/** Values whose keys are remembered, and their letters. */
const MAX_REMEMBERED = 10_000;
const MAX_REMEMBERED_LENGTH = 200;

/** Reads what rows are grouped by in one column; `id` numbers its keys. Most values come again, as days do. */
class KeyReader {
  private readonly column: SummaryKey;
  private readonly isDetail: boolean;
  private readonly ids = new Map<Cell, number>();
  private readonly remembered = new Map<Cell | undefined, ReadKey>();

  constructor(column: SummaryKey, detail: ColumnKey | undefined) {
    this.column = column;
    this.isDetail = column.column === detail;
  }

  get name(): ColumnKey {
    return this.column.column;
  }

  read(row: Row): ReadKey {
    const value = row[this.column.column];
    const known = this.remembered.get(value);
    if (known !== undefined) return known;
    const key = this.keyOf(value);
    const id = this.ids.get(key) ?? this.ids.size;
    this.ids.set(key, id);
    const read = { key, id };
    if (typeof value === 'string' && value.length > MAX_REMEMBERED_LENGTH) return read;
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    this.remembered.set(value, read);
    return read;
  }

  private keyOf(value: Cell | undefined): Cell {
    if (this.column.column === REST_KEY) return 0;
    return this.isDetail ? (value ?? null) : summaryKey(value, this.column);
  }
}

/** The rows of a summary of rows that are all at hand, additional columns included. */
export function summarisedRows(question: SummaryQuestion, rows: Iterable<Row>): Row[] {
  const summary = new TableSummary(question);
  for (const row of rows) summary.add(row);
  return summary.rows();
}
