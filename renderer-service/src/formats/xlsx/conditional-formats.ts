import { isDateType, isNumericType, type SelectedColumn } from '@lienzo/schema/data/column';
import { type ConditionalStyle, conditionalStyleProblem } from '@lienzo/schema/data/conditional-style';
import type { TablaItem } from '@lienzo/schema/report/item';
import type { Style } from 'exceljs';
import { isPercentage } from './cell-value.ts';
import { columnLetter } from './sheet-cell.ts';
import type { SheetPlan } from './sheet-plan.ts';
import type { SheetWriter } from './sheet-writer.ts';

/** Excel's last row, so that rules apply to rows that are added later, too. */
const LAST_ROW = 1_048_576;

/** Writes the table's conditional styles as live Excel rules. */
export function addConditionalFormats(
  sheet: SheetWriter,
  item: TablaItem,
  { columns, headRow }: SheetPlan,
): void {
  const last = columnLetter(columns.length - 1);
  const first = headRow + 1;
  for (const [index, style] of item.estilos_condicionales.entries()) {
    const at = columns.findIndex((column) => column.column === style.column);
    const column = columns[at];
    if (column === undefined || conditionalStyleProblem(style, column.data_type) !== null) continue;
    const letter = columnLetter(at);
    const ref =
      style.alcance === 'fila' ? `A${first}:${last}${LAST_ROW}` : `${letter}${first}:${letter}${LAST_ROW}`;
    sheet.addConditionalFormatting({
      ref,
      rules: [
        {
          type: 'expression',
          // Where two rules meet, the later one wins, as in the drawing.
          priority: item.estilos_condicionales.length - index,
          formulae: [formulaOf(style, column, `$${letter}${first}`)],
          style: lookOf(style),
        },
      ],
    });
  }
}

/** The `ISNUMBER` guard excludes group headings and subtotal captions. */
function formulaOf(style: ConditionalStyle, column: SelectedColumn, cell: string): string {
  const value = style.valor.trim();
  if (isNumericType(column.data_type))
    return `AND(ISNUMBER(${cell}),${cell}${signOf(style)}${value}${isPercentage(column) ? '/100' : ''})`;
  if (isDateType(column.data_type)) {
    const [year, month, day] = value.split('-').map(Number);
    return `AND(ISNUMBER(${cell}),INT(${cell})${signOf(style)}DATE(${year},${month},${day}))`;
  }
  const text = column.data_type === 'boolean' ? (value === 'true' ? 'Sí' : 'No') : value;
  const quoted = `"${text.replaceAll('"', '""')}"`;
  return style.condition === 'contiene'
    ? `ISNUMBER(SEARCH(${quoted.replace(/[~*?]/g, '~$&')},${cell}))`
    : `${cell}=${quoted}`;
}

const SIGNS = { 'mayor que': '>', 'menor que': '<', 'igual a': '=', contiene: '=' } as const;
const signOf = (style: ConditionalStyle): string => SIGNS[style.condition];

function lookOf(style: ConditionalStyle): Partial<Style> {
  const argb = (color: string): string => `FF${color.slice(1).toUpperCase()}`;
  return {
    ...((style.bold || style.color !== undefined) && {
      font: { ...(style.bold && { bold: true }), ...(style.color && { color: { argb: argb(style.color) } }) },
    }),
    ...(style.background !== undefined && {
      fill: { type: 'pattern', pattern: 'solid', bgColor: { argb: argb(style.background) } },
    }),
  };
}
