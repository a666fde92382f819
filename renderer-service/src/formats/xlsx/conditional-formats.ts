import { isDateType, isNumericType, type SelectedColumn } from '@lienzo/schema/data/column';
import { type ConditionalStyle, conditionalStyleProblem } from '@lienzo/schema/data/conditional-style';
import type { FilterCondition } from '@lienzo/schema/data/filter-condition';
import { readValues } from '@lienzo/schema/data/filter-values';
import { crossLookOf } from '@lienzo/schema/report/drawn-table';
import type { TablaItem } from '@lienzo/schema/report/item';
import { isPercentage } from '../cells/cell-value.ts';
import { hasFixedLooks, lookStyle } from './row-looks.ts';
import { columnLetter } from './sheet-cell.ts';
import type { SheetPlan } from './sheet-plan.ts';
import type { SheetWriter } from './sheet-writer.ts';

/** Excel's last row, so that rules apply to rows that are added later, too; not those of a cross table, whose last row is of totals. */
const LAST_ROW = 1_048_576;

/** Writes the table's conditional styles as live Excel rules. */
export function addConditionalFormats(
  sheet: SheetWriter,
  item: TablaItem,
  { columns, headRow }: SheetPlan,
  rowCount: number,
): void {
  if (hasFixedLooks(item)) return;
  const last = columnLetter(columns.length - 1);
  const first = headRow + 1;
  const lastRow = crossLookOf(item) === undefined ? LAST_ROW : Math.max(first, headRow + rowCount);
  for (const [index, style] of item.estilos_condicionales.entries()) {
    const at = columns.findIndex((column) => column.column === style.column);
    const column = columns[at];
    if (column === undefined || conditionalStyleProblem(style, column.data_type) !== null) continue;
    const letter = columnLetter(at);
    const ref =
      style.alcance === 'fila' ? `A${first}:${last}${lastRow}` : `${letter}${first}:${letter}${lastRow}`;
    sheet.addConditionalFormatting({
      ref,
      rules: [
        {
          type: 'expression',
          // Where two rules meet, the later one wins, as in the drawing.
          priority: item.estilos_condicionales.length - index,
          formulae: [
            formulaOf(style, column, { cell: `$${letter}${first}`, row: `$A${first}:$${last}${first}` }),
          ],
          style: lookStyle(style, 'bgColor'),
        },
      ],
    });
  }
}

/**
 * Shades every second row of a table, but for columns with a background of their own: by a rule, so that the stripes stay
 * in their places when rows are sorted. Groups have headings between their rows and get none.
 * @param rows how many there are.
 */
export function addStripes(sheet: SheetWriter, { columns, headRow, item }: SheetPlan, rows: number): void {
  const isTable = item.nombre === 'tabla' || item.nombre === 'tabla_cruzada';
  if (!isTable || !item.zebra || rows < 2 || (item.nombre === 'tabla' && item.group_by.length > 0)) return;
  const first = headRow + 1;
  const ref = columns
    .flatMap((column, at) =>
      column.estilo?.background === undefined
        ? [`${columnLetter(at)}${first}:${columnLetter(at)}${headRow + rows}`]
        : [],
    )
    .join(' ');
  if (ref === '') return;
  sheet.addConditionalFormatting({
    ref,
    rules: [
      {
        type: 'expression',
        // Below those of conditional styles.
        priority: MAX_STYLES + 1,
        formulae: [`MOD(ROW()-${headRow},2)=0`],
        style: { fill: { type: 'pattern', pattern: 'solid', bgColor: { argb: 'FFF5F7F9' } } },
      },
    ],
  });
}

/** Conditional styles of a table at most. */
const MAX_STYLES = 20;

type Position = { cell: string; row: string };

/** The `ISNUMBER` guard excludes group headings and subtotal captions; the rule goes on below the last row. */
function formulaOf(style: ConditionalStyle, column: SelectedColumn, { cell, row }: Position): string {
  const isEmpty = `AND(COUNTA(${row})>1,TRIM(${cell})="")`;
  if (style.condition === 'está vacío') return isEmpty;
  if (style.condition === 'no está vacío') return `AND(COUNTA(${row})>1,TRIM(${cell})<>"")`;
  const values = readValues(style.condition, style.valor);
  if (isNumericType(column.data_type)) {
    const numbers = values.map((value) => `${value}${isPercentage(column) ? '/100' : ''}`);
    return orderFormula(style.condition, { cell, compared: cell, isEmpty }, numbers);
  }
  if (isDateType(column.data_type)) {
    const days = values.map((value) => `DATE(${value.split('-').map(Number).join(',')})`);
    return orderFormula(style.condition, { cell, compared: `INT(${cell})`, isEmpty }, days);
  }
  const [value = ''] = values;
  return textFormula(style.condition, cell, {
    text: column.data_type === 'boolean' ? (value === 'true' ? 'Sí' : 'No') : value,
    isEmpty,
  });
}

type Ordered = { cell: string; compared: string; isEmpty: string };

/** @param values as Excel writes them. */
function orderFormula(
  condition: FilterCondition,
  { cell, compared, isEmpty }: Ordered,
  [first = '0', second = '0']: string[],
): string {
  switch (condition) {
    case 'entre':
      return `AND(ISNUMBER(${cell}),${compared}>=${first},${compared}<=${second})`;
    case 'distinto de':
      return `IF(ISNUMBER(${cell}),${compared}<>${first},${isEmpty})`;
    case 'mayor o igual que':
      return `AND(ISNUMBER(${cell}),${compared}>=${first})`;
    case 'menor o igual que':
      return `AND(ISNUMBER(${cell}),${compared}<=${first})`;
    case 'mayor que':
      return `AND(ISNUMBER(${cell}),${compared}>${first})`;
    case 'menor que':
      return `AND(ISNUMBER(${cell}),${compared}<${first})`;
    default:
      return `AND(ISNUMBER(${cell}),${compared}=${first})`;
  }
}

/** Excel compares texts without regard to capitals; accents count. */
function textFormula(
  condition: FilterCondition,
  cell: string,
  { text, isEmpty }: { text: string; isEmpty: string },
): string {
  const quoted = `"${text.replaceAll('"', '""')}"`;
  switch (condition) {
    case 'contiene':
      return `ISNUMBER(SEARCH(${quoted.replace(/[~*?]/g, '~$&')},${cell}))`;
    case 'empieza con':
      return `LEFT(TRIM(${cell}),${text.length})=${quoted}`;
    case 'distinto de':
      return `OR(${isEmpty},AND(${cell}<>"",TRIM(${cell})<>${quoted}))`;
    default:
      return `TRIM(${cell})=${quoted}`;
  }
}
