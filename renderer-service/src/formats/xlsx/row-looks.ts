/** The looks of rows whose conditional styles have formulas, which may look at what the sheet has not. */
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import { type ConditionalLook, columnLook, conditionalLooks } from '@lienzo/schema/data/conditional-style';
import type { FontFamily } from '@lienzo/schema/report/font-family';
import type { DataItem } from '@lienzo/schema/report/item';
import type { Style } from 'exceljs';
import { columnStyle, GRID_BORDER, sheetFont } from './cell-styles.ts';
import { type SheetWriter, styleNumber } from './sheet-writer.ts';

/** Whether cells have their looks themselves: beside a live rule none would come later than that. */
export const hasFixedLooks = (item: DataItem): boolean =>
  item.nombre === 'tabla' && item.estilos_condicionales.some(({ formula }) => formula !== undefined);

/** A colour `#rrggbb` as Excel has it. */
export const argb = (color: string): string => `FF${color.slice(1).toUpperCase()}`;

/** What of a cell's style a look changes. @param fill where Excel reads a rule's colour, or a cell's. */
export function lookStyle(
  look: Pick<ConditionalLook, 'bold' | 'color' | 'background'>,
  fill: 'bgColor' | 'fgColor',
  font?: FontFamily,
): Partial<Style> {
  return {
    ...((look.bold || look.color !== undefined) && {
      font: {
        ...(fill === 'fgColor' && sheetFont(font)),
        ...(look.bold && { bold: true }),
        ...(look.color && { color: { argb: argb(look.color) } }),
      },
    }),
    ...(look.background !== undefined && {
      fill: { type: 'pattern', pattern: 'solid', [fill]: { argb: argb(look.background) } },
    }),
  };
}

/** Of cells of rows: the look of their column, and the lines of a table with a grid. */
export function bodyStyle(item: DataItem, column: SelectedColumn): Partial<Style> {
  const look = columnLook(column);
  return {
    ...(look !== undefined && lookStyle(look, 'fgColor', item.estilo_item.fuente)),
    ...(hasGrid(item) && { border: GRID_BORDER }),
  };
}

export const hasGrid = (item: DataItem): boolean =>
  (item.nombre === 'tabla' || item.nombre === 'tabla_cruzada') && item.cuadricula === true;

/**
 * The style numbers of a row's cells.
 * @param plain those of cells without a look.
 * @returns for a row with its computed columns.
 */
export function rowLooks(
  sheet: SheetWriter,
  item: DataItem,
  columns: readonly SelectedColumn[],
  plain: number[],
): (row: Row) => number[] {
  if (item.nombre !== 'tabla' || !hasFixedLooks(item)) return () => plain;
  const known = new Map<string, number>();
  const numberOf = (column: SelectedColumn, at: number, look: ConditionalLook): number => {
    const key = `${at} ${JSON.stringify(look)}`;
    const number =
      known.get(key) ??
      styleNumber(sheet, {
        ...columnStyle(column, item.estilo_item.fuente),
        ...bodyStyle(item, column),
        ...lookStyle(look, 'fgColor', item.estilo_item.fuente),
      });
    known.set(key, number);
    return number;
  };
  return (row) => {
    const lookOf = conditionalLooks(item.estilos_condicionales, item.selected_columns, row);
    return columns.map((column, at) => {
      const look = lookOf(column.column);
      return look === undefined ? (plain[at] ?? 0) : numberOf(column, at, look);
    });
  };
}
