/**
 * A cross table as the table that is drawn: the groups of its rows, one for each pair of a row and a column that has data,
 * become one row for each of its rows, with a column for each measure of each of its columns. Canvas, PDF, Word and Excel
 * show that table as any other.
 */
import { type Cell, type ColumnKey, isNumericType, type Row, type SelectedColumn } from '../data/column.ts';
import { compareCells } from '../data/compare-cells.ts';
import { formatCell, formatOf } from '../data/format.ts';
import {
  CROSS_COLUMN,
  CROSS_ROW,
  MEASURE_TOTALS,
  type Measure,
  REST_KEY,
  totalKey,
} from '../data/summary.ts';
import { crossTableMessages as messages } from '../rule-messages/cross-table-messages.ts';
import { type CrossMeasure, crossColumns, crossMeasures, crossRowColumns } from './cross-columns.ts';
import { crossedStyles, crossFormulas, type TotalColumn } from './cross-styles.ts';
import type { DrawnTable } from './drawn-table.ts';
import type { TablaCruzadaItem } from './item.ts';
import { keyColumn } from './key-column.ts';

/** The most columns of a cross table: each of its values times its measures. More cannot be read on paper. */
export const MAX_CROSS_COLUMNS = 200;
/** The most pairs of a row and a column with data. */
export const MAX_CROSS_CELLS = 100_000;

/** More columns or cells than a cross table may have; `message` says what to do. */
export class CrossTableTooLargeError extends Error {}

/** A column: what it is called, and the groups that tell its totals, of all rows and of each page. */
type Crossing = { label: string; values: Cell[]; group: Row; pages: Map<Cell, Row> };

type ShownColumn = TotalColumn & Crossing & { at: string };

type CrossedRow = { first: Row; groups: Map<string, Row> };

/** A cross table as it is drawn. */
export type CrossedTable = {
  table: DrawnTable;
  rows: Row[];
  /** Of each column with figures: its measure, and the values that it is the column of; null: of all, the total of rows. */
  columns: { key: ColumnKey; measure: string; values: Cell[] | null }[];
};

/** Gathers the groups of a cross table one at a time. */
export class CrossTable {
  private readonly item: TablaCruzadaItem;
  private readonly rowKeys: ColumnKey[];
  private readonly across: SelectedColumn[];
  private readonly measures: CrossMeasure[];
  private readonly rows = new Map<string, CrossedRow>();
  private readonly columns = new Map<string, Crossing>();
  /** The column of the page link: rows, and the totals of them, are those of a page. */
  private readonly detail: ColumnKey | undefined;
  private cells = 0;

  constructor(item: TablaCruzadaItem) {
    this.item = item;
    this.rowKeys = crossRowColumns(item).map(({ column }) => column);
    this.across = crossColumns(item);
    this.measures = crossMeasures(item);
    this.detail = item.detail_column;
  }

  /** Takes a group of the item's summary. */
  add(group: Row): void {
    const values = this.across.map(({ column }) => group[column] ?? null);
    const at = JSON.stringify(values);
    const column = this.columns.get(at) ?? {
      ...{ label: this.labelOf(values), values, group },
      pages: new Map<Cell, Row>(),
    };
    this.columns.set(at, column);
    const page = this.pageOf(group);
    if (!column.pages.has(page)) column.pages.set(page, group);
    if (this.tooLarge() !== null) return;
    const position = JSON.stringify([
      page,
      // "Otros" may also be what a row is called.
      group[REST_KEY] ?? 0,
      ...this.rowKeys.map((key) => group[key] ?? null),
    ]);
    const row = this.rows.get(position);
    if (row === undefined) this.rows.set(position, { first: group, groups: new Map([[at, group]]) });
    else row.groups.set(at, group);
    this.cells += 1;
  }

  /** Why the table cannot be drawn; null when it can be. */
  tooLarge(): string | null {
    const columns = this.columns.size * this.measures.length;
    if (columns > MAX_CROSS_COLUMNS)
      return messages.manyColumns(columns, MAX_CROSS_COLUMNS, this.across.map(nameOf));
    return this.cells >= MAX_CROSS_CELLS ? messages.manyCells(MAX_CROSS_CELLS) : null;
  }

  /** @throws CrossTableTooLargeError */
  check(): void {
    const problem = this.tooLarge();
    if (problem !== null) throw new CrossTableTooLargeError(problem);
  }

  /** The table and its rows, those of all rows among its totals. @throws CrossTableTooLargeError */
  result(): CrossedTable {
    this.check();
    const crossed = this.crossings().flatMap((crossing) =>
      this.measures.map((one) => ({ ...one, ...crossing })),
    );
    const shown = crossed.map((one, position) => ({ ...one, key: `medida-x${position + 1}` }));
    const totals = this.item.total_filas
      ? this.measures.map((one, position) => ({ ...one, key: `medida-t${position + 1}` }))
      : [];
    const seen = new Set<Cell>();
    const rows = this.sortedRows().map((crossed, position) => {
      const page = this.pageOf(crossed.first);
      const begins = { all: position === 0, page: this.detail !== undefined && !seen.has(page) };
      seen.add(page);
      return { ...this.rowOf(crossed, shown, totals), ...this.totalsAt(crossed, begins, shown, totals) };
    });
    return {
      table: this.tableOf(shown, totals),
      rows,
      columns: [
        ...shown.map(({ key, measure, values }) => ({ key, measure: measure.id, values })),
        ...totals.map(({ key, measure }) => ({ key, measure: measure.id, values: null })),
      ],
    };
  }

  private rowOf(
    { first, groups }: CrossedRow,
    shown: readonly ShownColumn[],
    totals: readonly TotalColumn[],
  ): Row {
    const row: Record<ColumnKey, Cell> = {};
    if (this.detail !== undefined) row[this.detail] = this.pageOf(first);
    for (const key of this.rowKeys) row[key] = first[key] ?? null;
    for (const { key, at, measure } of shown) row[key] = groups.get(at)?.[measure.id] ?? null;
    for (const { key, measure } of totals) row[key] = first[this.rowTotal(measure)] ?? null;
    return row;
  }

  /** As in any summary rows bring totals; those of the first row of all, and of the first one of a page, are read. */
  private totalsAt(
    { first }: CrossedRow,
    begins: { all: boolean; page: boolean },
    shown: readonly ShownColumn[],
    totals: readonly TotalColumn[],
  ): Row {
    const row: Record<ColumnKey, Cell> = {};
    if (begins.all) {
      for (const { key, group, measure } of shown)
        row[allKey(key)] = group[totalKey(measure.id, CROSS_COLUMN)] ?? null;
      for (const { key, measure } of totals) row[allKey(key)] = first[allKey(measure.id)] ?? null;
    }
    if (!begins.page) return row;
    const page = this.pageOf(first);
    for (const { key, pages, measure } of shown)
      row[totalKey(key, OF_PAGE)] = pages.get(page)?.[totalKey(measure.id, COLUMN_OF_PAGE)] ?? null;
    for (const { key, measure } of totals)
      row[totalKey(key, OF_PAGE)] = first[totalKey(measure.id, OF_PAGE)] ?? null;
    return row;
  }

  private pageOf(group: Row): Cell {
    return this.detail === undefined ? null : (group[this.detail] ?? null);
  }

  private rowTotal({ id }: Measure): ColumnKey {
    return totalKey(id, { ...CROSS_ROW, ofDetail: this.detail !== undefined });
  }

  /** Each value as its format shows it, after the heading that its column was given: “Quincena 3”. */
  private labelOf(values: readonly Cell[]): string {
    return this.across
      .map((column, at) => {
        const value = formatCell(values[at], column.data_type, formatOf(column)) || messages.noValue;
        return column.titulo ? `${column.titulo} ${value}` : value;
      })
      .join(SEPARATOR);
  }

  /** The columns in the order of their values: months of several years are days here, not words. */
  private crossings(): (Crossing & { at: string })[] {
    return [...this.columns]
      .map(([at, crossing]) => ({ at, ...crossing }))
      .toSorted((one, other) => {
        for (const [position, { data_type }] of this.across.entries()) {
          const sign = compareCells(one.values[position] ?? null, other.values[position] ?? null, {
            numeric: isNumericType(data_type),
            descending: false,
          });
          if (sign !== 0) return sign;
        }
        return 0;
      });
  }

  /** The rows as they came, or by the totals of measures, page by page; those that are joined stay last. */
  private sortedRows(): CrossedRow[] {
    const rows = [...this.rows.values()];
    const by = this.item.order_columns.flatMap(({ column, direction }) => {
      const one = this.measures.find(({ measure }) => measure.id === column);
      if (one === undefined) return [];
      const numeric = isNumericType(one.column.data_type);
      return [{ key: this.rowTotal(one.measure), numeric, descending: direction === 'desc' }];
    });
    const { detail } = this;
    if (by.length === 0 && detail === undefined) return rows;
    const page = {
      numeric: detail !== undefined && isNumericType(keyColumn(this.item, detail).data_type),
      descending: false,
    };
    return rows.toSorted((one, other) => {
      const pages = compareCells(this.pageOf(one.first), this.pageOf(other.first), page);
      if (pages !== 0) return pages;
      const rest = Number((one.first[REST_KEY] ?? 0) !== 0) - Number((other.first[REST_KEY] ?? 0) !== 0);
      if (rest !== 0) return rest;
      for (const { key, ...how } of by) {
        const sign = compareCells(one.first[key] ?? null, other.first[key] ?? null, how);
        if (sign !== 0) return sign;
      }
      return 0;
    });
  }

  private tableOf(shown: readonly ShownColumn[], totals: readonly TotalColumn[]): DrawnTable {
    const { item, measures } = this;
    const isOne = measures.length === 1;
    const columnOf = ({ measure, column, key }: CrossMeasure & { key: ColumnKey }, label: string) => {
      const { titulo: _titulo, ancho: _ancho, total: _total, ...own } = column;
      return {
        ...own,
        column: key,
        readable_name: isOne ? label : `${label}${SEPARATOR}${nameOf(column)}`,
        ...(item.total_columnas && { total: MEASURE_TOTALS[measure.funcion] }),
      };
    };
    return {
      ...(item.id === undefined ? {} : { id: item.id }),
      uuid: item.uuid,
      tamaño: item.tamaño,
      estilo_item: item.estilo_item,
      nombre: 'tabla',
      ...(item.detail_column === undefined ? {} : { detail_column: item.detail_column }),
      selected_tables: item.selected_tables,
      selected_columns: [
        ...crossRowColumns(item),
        ...shown.map((one) => columnOf(one, one.label)),
        ...totals.map((one) => columnOf(one, item.titulo_total || messages.rowTotals[one.measure.funcion])),
      ],
      filters: item.filters,
      additional_columns: [],
      order_columns: [],
      zebra: item.zebra,
      cuadricula: item.cuadricula,
      relleno_encabezado: item.relleno_encabezado,
      repeat_header: item.repeat_header,
      group_by: [],
      keep_together: false,
      resumen: {
        medidas: [...shown, ...totals].map(({ key, measure }) => ({ ...measure, id: key })),
      },
      estilos_condicionales: crossedStyles(item, shown, totals),
      cruce: {
        styles: crossFormulas(item, shown, totals),
        fixed: this.rowKeys.length,
        empty: item.vacias === 'guion' ? '—' : '',
        rowTotals: new Set(totals.map(({ key }) => key)),
        rowSums: new Map(
          totals
            .filter(addsUp)
            .map(({ key, measure }) => [
              key,
              shown.filter((one) => one.measure.id === measure.id).map((one) => one.key),
            ]),
        ),
        repeated: new Set([...shown, ...totals].filter(({ isRepeated }) => isRepeated).map(({ key }) => key)),
      },
    };
  }
}

/** Whether the cells of a row add up to its total. */
const addsUp = ({ measure: { funcion }, isRepeated }: CrossMeasure): boolean =>
  !isRepeated && (funcion === 'suma' || funcion === 'cuenta');

const SEPARATOR = ' · ';

const OF_PAGE = { level: 0, ofDetail: true };
const COLUMN_OF_PAGE = { ...CROSS_COLUMN, ofDetail: true };

const allKey = (key: ColumnKey): ColumnKey => totalKey(key, { level: 0, ofDetail: false });

const nameOf = ({ titulo, readable_name }: SelectedColumn): string => titulo || readable_name;

/** A cross table of groups that are all at hand. @throws CrossTableTooLargeError */
export function crossTable(item: TablaCruzadaItem, groups: Iterable<Row>): CrossedTable {
  const cross = new CrossTable(item);
  for (const group of groups) cross.add(group);
  return cross.result();
}
