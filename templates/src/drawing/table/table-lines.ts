import type { Cell, ColumnKey, Row, SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import type { RowList } from '@lienzo/schema/data/row-list';
import { type GroupFigures, type GroupTexts, groupTextsOf } from '@lienzo/schema/report/group-texts';
import type { TablaItem } from '@lienzo/schema/report/item';
import { keyColumn } from '@lienzo/schema/report/key-column';
import { startsPages } from '@lienzo/schema/report/page-per-group';
import { PageSumAddends } from '@lienzo/schema/report/page-sums';
import { type RunningTotals, runningTotals } from '@lienzo/schema/report/running-totals';
import { columnTitle } from './column-title.ts';

/**
 * A line of a table's body; `block` numbers the innermost groups, so that one can be kept on a page. One that is
 * `together` stays on the page of the line before it, so that no page begins or ends with one or two rows of a group.
 */
export type TableLine = {
  block: number;
} /** `continued`: repeated at the top of a page; only where a table is drawn in parts. */ /** `partialTitle`: where rows of the group may be missing. */ & (
  | {
      kind: 'group';
      level: number;
      groupName: string;
      title: string;
      partialTitle?: string;
      together: boolean;
      continued?: boolean;
    }
  /**
   * `index`: the row's index in the table; `row` as queried; `place`: its index in the query's result; `addends`: what it
   * adds to the sums of its page, where the table has them.
   */
  | {
      kind: 'row';
      index: number;
      place: number;
      row: Row;
      together: boolean;
      addends?: ReadonlyMap<ColumnKey, string>;
    }
  | { kind: 'subtotal'; level: number; caption: string; groupName: string; totals: Map<ColumnKey, Cell> }
  /** The text below a group. */
  | { kind: 'foot'; level: number; groupName: string; text: string; partialText?: string }
  | { kind: 'total'; caption: string; totals: Map<ColumnKey, Cell> }
);

/** The group name of an empty value. */
const EMPTY_GROUP_NAME = 'Sin dato';

/** The name of a row's group by one column. */
export const groupName = (row: Row, column: SelectedColumn): string =>
  formatCell(row[column.column], column.data_type, formatOf(column)) || EMPTY_GROUP_NAME;

/** Rows of a table or a group that stay together at its beginning and at its end. */
const ROWS_TOGETHER = 3;

/**
 * The lines of a table: its rows under the headings of their groups, each group with its subtotals, the totals last.
 * HTML, long tables in parts, Word and Excel are all made from these lines.
 * @param rows as queried; rows of a group need not be adjacent. Only positions are kept.
 * @param withAdditionalColumns adds the additional columns to a row.
 */
export function* tableLines(
  item: TablaItem,
  rows: RowList,
  withAdditionalColumns: (row: Row) => Row,
): Generator<TableLine> {
  const grouping = new GroupWalker(item);
  const count = rows.length;
  let index = 0;
  if (item.group_by.length === 0)
    for (const row of rows) {
      const position = {
        index,
        place: index,
        inGroup: index,
        left: count - index,
        leftInGroup: count - index,
      };
      yield* grouping.add(row, [], position, withAdditionalColumns(row));
      index += 1;
    }
  else {
    const groups = groupRowsByPath(rows, (row) => grouping.pathOf(row, withAdditionalColumns));
    grouping.lookAhead(groups, rows, withAdditionalColumns);
    for (const { path, places } of groups)
      for (const [inGroup, place] of places.entries()) {
        const row = rows.at(place);
        if (row === undefined) throw new Error(`row ${place} of ${rows.length} is not there`);
        const at = { index, place, inGroup, left: count - index, leftInGroup: places.length - inGroup };
        yield* grouping.add(row, path, at, withAdditionalColumns(row));
        index += 1;
      }
  }
  yield* grouping.finish();
}

/** Where a row stands: `left` counts it and the rows after it, in the table or in its innermost group. */
type RowPosition = { index: number; place: number; inGroup: number; left: number; leftInGroup: number };

type Level = { value: string; totals: RunningTotals; figures: GroupFigures | undefined };

/** The rows of an innermost group, by their positions. */
type RowGroup = { path: string[]; places: number[] };

/** Tracks the open groups and their totals while rows are added. */
class GroupWalker {
  private readonly item: TablaItem;
  private readonly columns: (SelectedColumn & { title: string })[];
  private readonly open: Level[] = [];
  private readonly grandTotals: RunningTotals;
  private readonly pageSums: PageSumAddends;
  private readonly texts: GroupTexts | null;
  /** By the path of a group: the figures of its rows, for the texts above these. */
  private readonly ahead = new Map<string, Row>();
  /** The groups of the last row at hand, of which others may be missing. */
  private last: readonly string[] = [];
  private block = 0;
  private hasRows = false;

  constructor(item: TablaItem) {
    this.item = item;
    this.columns = item.group_by.map((key) => groupColumn(item, key));
    this.grandTotals = runningTotals(item);
    this.pageSums = new PageSumAddends(item);
    this.texts = groupTextsOf(item);
  }

  /** Reads the rows of groups whose figures stand above them. */
  lookAhead(groups: readonly RowGroup[], rows: RowList, withAdditionalColumns: (row: Row) => Row): void {
    const { texts } = this;
    if (texts === null) return;
    const last = rows.at(rows.length - 1);
    this.last = last === undefined ? [] : this.pathOf(last, withAdditionalColumns);
    const rowAt = (position: number): Row => withAdditionalColumns(rows.at(position) ?? {});
    for (const level of this.columns.keys())
      if (texts.needsRows('encabezado', level))
        for (const [key, figures] of figuresAhead(texts, groups, level, rowAt)) this.ahead.set(key, figures);
  }

  /** The names of a row's groups, outermost first. */
  pathOf(row: Row, withAdditionalColumns: (row: Row) => Row): string[] {
    const completeRow = withAdditionalColumns(row);
    return this.columns.map((column) => groupName(completeRow, column));
  }

  *add(
    row: Row,
    path: readonly string[],
    { index, place, inGroup, left, leftInGroup }: RowPosition,
    completeRow: Row,
  ): Generator<TableLine> {
    const change = path.findIndex((value, level) => this.open[level]?.value !== value);
    if (change >= 0) {
      yield* this.close(change);
      if (index > 0) this.block += 1;
      if (change === 0) this.pageSums.beginGroup();
      for (let level = change; level < path.length; level += 1)
        yield this.begin(level, path, index > 0 && left < ROWS_TOGETHER && !startsPages(this.item));
    }
    const textRow = this.texts?.complete(completeRow);
    for (const { totals, figures } of this.open) {
      totals.add(completeRow);
      if (textRow !== undefined) figures?.add(textRow);
    }
    this.grandTotals.add(completeRow);
    this.hasRows = true;
    const together = inGroup > 0 && (inGroup < ROWS_TOGETHER || leftInGroup < ROWS_TOGETHER);
    const line = { kind: 'row', block: this.block, index, place, row, together } as const;
    yield this.pageSums.active ? { ...line, addends: this.pageSums.addendsOf(completeRow) } : line;
  }

  *finish(): Generator<TableLine> {
    yield* this.close(0);
    if (!this.hasRows || !this.grandTotals.active) return;
    const caption = this.columns.length === 0 ? 'Total' : 'Total general';
    yield { kind: 'total', block: this.block, caption, totals: this.grandTotals.result() };
  }

  private begin(level: number, path: readonly string[], together: boolean): TableLine {
    const value = path[level] ?? '';
    const { texts } = this;
    const figures = texts?.needsRows('pie', level) === true ? texts.group() : undefined;
    this.open[level] = { value, totals: runningTotals(this.item, level + 1), figures };
    const line = { kind: 'group', block: this.block, level, groupName: value, together } as const;
    if (texts?.has('encabezado', level) !== true)
      return { ...line, title: `${this.columns[level]?.title ?? ''}: ${value}` };
    const own = path.slice(0, level + 1);
    const title = texts.text('encabezado', own, this.ahead.get(pathKey(path, level)) ?? {});
    return this.isLast(own)
      ? { ...line, title, partialTitle: texts.text('encabezado', own, null) }
      : { ...line, title };
  }

  private isLast(path: readonly string[]): boolean {
    return path.every((value, level) => value === this.last[level]);
  }

  /** Closes the groups from a level on, innermost first. */
  private *close(from: number): Generator<TableLine> {
    for (let level = this.open.length - 1; level >= from; level -= 1) {
      const path = this.open.map(({ value }) => value);
      const ended = this.open.pop();
      if (ended === undefined) continue;
      const line = { block: this.block, level, groupName: ended.value };
      if (ended.totals.active)
        yield { kind: 'subtotal', ...line, caption: 'Subtotal', totals: ended.totals.result() };
      if (this.texts?.has('pie', level) === true) {
        const text = this.texts.text('pie', path, ended.figures?.result() ?? {});
        const partial = this.isLast(path) && { partialText: this.texts.text('pie', path, null) };
        yield { kind: 'foot', ...line, text, ...partial };
      }
    }
  }
}

/** The name of a group among all of its level. */
const pathKey = (path: readonly string[], level: number): string => JSON.stringify(path.slice(0, level + 1));

/** The figures of the groups of a level, by their paths. */
function* figuresAhead(
  texts: GroupTexts,
  groups: readonly RowGroup[],
  level: number,
  rowAt: (position: number) => Row,
): Generator<[key: string, figures: Row]> {
  let open: { key: string; figures: GroupFigures } | undefined;
  for (const { path, places } of groups) {
    const key = pathKey(path, level);
    if (open?.key !== key) {
      if (open !== undefined) yield [open.key, open.figures.result()];
      open = { key, figures: texts.group() };
    }
    for (const position of places) open.figures.add(texts.complete(rowAt(position)));
  }
  if (open !== undefined) yield [open.key, open.figures.result()];
}

/** The groups in the order of their first rows, with the positions of their rows. */
function groupRowsByPath(rows: RowList, pathOf: (row: Row) => string[]): RowGroup[] {
  const outer = new Map<string, Map<string, RowGroup>>();
  let target = 0;
  for (const row of rows) {
    const path = pathOf(row);
    const [first = '', second = ''] = path;
    const inner = outer.get(first) ?? new Map<string, RowGroup>();
    outer.set(first, inner);
    const same = inner.get(second);
    if (same === undefined) inner.set(second, { path, places: [target] });
    else same.places.push(target);
    target += 1;
  }
  return [...outer.values()].flatMap((inner) => [...inner.values()]);
}

/** A grouping column: as the table shows it, else from the additional columns or the catalogue. */
export function groupColumn(item: TablaItem, key: ColumnKey): SelectedColumn & { title: string } {
  const column = keyColumn(item, key);
  return { ...column, title: columnTitle(column) };
}
