/** The conditional styles of a cross table, as those of the table that is drawn of it. */
import type { Cell, ColumnKey } from '../data/column.ts';
import { type ConditionalStyle, styleKey } from '../data/conditional-style.ts';
import { type CrossStyle, decidingFormula } from '../data/group-styles.ts';
import { isMeasureKey } from '../data/summary.ts';
import { type CrossMeasure, crossColumns, crossRowColumns } from './cross-columns.ts';
import type { TablaCruzadaItem } from './item.ts';

/** A column of a measure, or one of the totals of rows. */
export type TotalColumn = CrossMeasure & { key: ColumnKey };
/** A column of a measure: the values that it is the column of, and which column of the table that is. */
type ShownColumn = TotalColumn & { values: readonly Cell[]; at: string };

/**
 * One of the cells of a measure is one for each of its columns; one of whole rows looks at the total of the row, by a formula
 * at all of its totals.
 */
export function crossedStyles(
  item: TablaCruzadaItem,
  shown: readonly TotalColumn[],
  totals: readonly TotalColumn[],
): ConditionalStyle[] {
  return (item.estilos_condicionales ?? []).flatMap((style) => {
    if (!isMeasureKey(style.column)) return [style];
    if (style.formula !== undefined && style.alcance === 'fila') return [style];
    const columns = style.alcance === 'fila' ? totals : shown;
    return columns
      .filter(({ measure }) => measure.id === style.column)
      .map(({ key }) => ({ ...style, id: columnStyleId(style, key), column: key }));
  });
}

const columnStyleId = ({ id }: ConditionalStyle, key: ColumnKey): string => `${id}-${key}`;

/** Whether a style looks at each cell of a measure; else it looks at rows. */
export const looksAtCells = ({ column, alcance }: ConditionalStyle): boolean =>
  alcance === 'celda' && isMeasureKey(column);

/** What the formulas of styles name, in the columns of the table that is drawn. */
export function crossFormulas(
  item: TablaCruzadaItem,
  shown: readonly ShownColumn[],
  totals: readonly TotalColumn[],
): CrossStyle[] {
  const rowKeys = crossRowColumns(item).map(({ column }): [ColumnKey, ColumnKey] => [column, column]);
  const across = crossColumns(item).map(({ column }) => column);
  const sourcesOf = (columns: readonly TotalColumn[]): Map<ColumnKey, ColumnKey> =>
    new Map([...rowKeys, ...columns.map(({ measure, key }): [ColumnKey, ColumnKey] => [measure.id, key])]);
  return (item.estilos_condicionales ?? []).flatMap((style): CrossStyle[] => {
    const formula = decidingFormula(style, item);
    if (formula === null) return [];
    if (!looksAtCells(style))
      return [{ formula, cells: [{ key: styleKey(style), sources: sourcesOf(totals), values: new Map() }] }];
    const cells = shown
      .filter(({ measure }) => measure.id === style.column)
      .map(({ key, at, values }) => ({
        key: styleKey({ id: columnStyleId(style, key) }),
        sources: sourcesOf(shown.filter((one) => one.at === at)),
        values: new Map(across.map((column, position) => [column, values[position] ?? null])),
      }));
    return [{ formula, cells }];
  });
}
