import { catalogColumn } from '@lienzo/schema/data/catalog';
import type { Cell, ColumnKey, Row, SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import { TotalsAccumulator } from '@lienzo/schema/data/totals';
import type { TablaItem } from '@lienzo/schema/report/item';
import { columnTitle } from './column-title.ts';

/** A line of a table's body; `block` counts the innermost groups, so that one can be kept whole. */
export type TableLine = { block: number } & (
  | { kind: 'grupo'; level: number; title: string }
  /** `index` counts the rows of the whole table from 0; `row` as the query gave it. */
  | { kind: 'fila'; index: number; row: Row }
  | { kind: 'subtotal'; level: number; word: string; of: string; totals: Map<ColumnKey, Cell> }
  | { kind: 'total'; word: string; totals: Map<ColumnKey, Cell> }
);

/** What an empty value is called as a group. */
const NO_VALUE = 'Sin dato';

/**
 * The lines of a table: its rows under the headings of their groups, each group with its subtotals, the totals last.
 * The drawing, its parts of long tables, Word and Excel all walk these same lines.
 * @param rows as the query gave them; rows of one group need not stand together.
 * @param complete puts the additional columns beside a row's own.
 */
export function tableLines(item: TablaItem, rows: readonly Row[], complete: (row: Row) => Row): TableLine[] {
  const grouping = new Grouping(item);
  const entries = rows.map((row) => ({ row, path: grouping.pathOf(row, complete) }));
  const ordered = item.group_by.length === 0 ? entries : gathered(entries);
  ordered.forEach(({ row, path }, index) => {
    grouping.add(row, path, index, complete(row));
  });
  return grouping.finish();
}

type Level = { value: string; totals: TotalsAccumulator };

/** Walks the rows and writes the lines. */
class Grouping {
  private readonly item: TablaItem;
  private readonly columns: (SelectedColumn & { title: string })[];
  private readonly lines: TableLine[] = [];
  private readonly open: Level[] = [];
  private readonly grand: TotalsAccumulator;
  private block = 0;

  constructor(item: TablaItem) {
    this.item = item;
    this.columns = item.group_by.map((key) => groupColumn(item, key));
    this.grand = new TotalsAccumulator(item.selected_columns);
  }

  /** The names of the groups that a row belongs to, the outer first. */
  pathOf(row: Row, complete: (row: Row) => Row): string[] {
    if (this.columns.length === 0) return [];
    const full = complete(row);
    return this.columns.map(
      (column) => formatCell(full[column.column], column.data_type, formatOf(column)) || NO_VALUE,
    );
  }

  add(row: Row, path: string[], index: number, full: Row): void {
    const change = path.findIndex((value, level) => this.open[level]?.value !== value);
    if (change >= 0) {
      this.close(change);
      if (index > 0) this.block += 1;
      for (let level = change; level < path.length; level += 1) this.begin(level, path[level] ?? '');
    }
    for (const { totals } of this.open) totals.add(full);
    this.grand.add(full);
    this.lines.push({ kind: 'fila', block: this.block, index, row });
  }

  finish(): TableLine[] {
    const any = this.lines.length > 0;
    this.close(0);
    if (any && this.grand.active) {
      const word = this.columns.length === 0 ? 'Total' : 'Total general';
      this.lines.push({ kind: 'total', block: this.block, word, totals: this.grand.result() });
    }
    return this.lines;
  }

  private begin(level: number, value: string): void {
    this.open[level] = { value, totals: new TotalsAccumulator(this.item.selected_columns) };
    const title = `${this.columns[level]?.title ?? ''}: ${value}`;
    this.lines.push({ kind: 'grupo', block: this.block, level, title });
  }

  /** Ends the groups from a level on, the inner ones first. */
  private close(from: number): void {
    for (let level = this.open.length - 1; level >= from; level -= 1) {
      const ended = this.open.pop();
      if (ended === undefined || !ended.totals.active) continue;
      const totals = ended.totals.result();
      this.lines.push({
        kind: 'subtotal',
        block: this.block,
        level,
        word: 'Subtotal',
        of: ended.value,
        totals,
      });
    }
  }
}

/** Rows of one group put together where its first one stands; those that come in order stay as they are. */
function gathered<Entry extends { path: string[] }>(entries: Entry[]): Entry[] {
  const outer = new Map<string, Map<string, Entry[]>>();
  for (const entry of entries) {
    const [first = '', second = ''] = entry.path;
    const inner = outer.get(first) ?? new Map<string, Entry[]>();
    outer.set(first, inner);
    const same = inner.get(second);
    if (same === undefined) inner.set(second, [entry]);
    else same.push(entry);
  }
  return [...outer.values()].flatMap((inner) => [...inner.values()].flat());
}

/** How a column that rows are grouped by is called and written: as the table shows it, else as the catalogue says. */
function groupColumn(item: TablaItem, key: ColumnKey): SelectedColumn & { title: string } {
  const shown = item.selected_columns.find((one) => one.column === key);
  if (shown !== undefined) return { ...shown, title: columnTitle(shown) };
  const additional = item.additional_columns.find((one) => one.id === key);
  const known = catalogColumn(key);
  const readable_name = additional?.nombre ?? known?.readable_name ?? key;
  const data_type = additional === undefined ? (known?.data_type ?? 'text') : 'numeric';
  return { column: key, data_type, readable_name, title: readable_name };
}
