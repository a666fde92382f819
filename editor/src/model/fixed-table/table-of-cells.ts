import {
  type CeldaFija,
  MAX_FIXED_COLUMNS,
  MAX_FIXED_ROWS,
  type TablaFijaItem,
} from '@lienzo/schema/report/fixed-table-item';
import { newItem } from '@lienzo/schema/report/new-item';
import { inlineNodes } from '@lienzo/schema/report/rich-text';

/** Letters of a column that is as narrow, and as wide, as a column begins. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 40;

type Cells = (CeldaFija | null)[][];

/**
 * A fixed table with cells from elsewhere, all rows of the same length.
 * @param widths of its columns in relation to each other; absent: as their texts are long.
 * @param hasHead absent: if all texts of the first row are bold.
 */
export function tableOfCells(
  celdas: Cells,
  { widths, hasHead }: { widths?: readonly number[]; hasHead?: boolean } = {},
): TablaFijaItem {
  const columns = celdas[0]?.length ?? 1;
  const own = widths?.length === columns ? scaled(widths) : fittedWidths(celdas, columns);
  return { ...newItem('tabla_fija'), celdas, anchos: own, encabezado: hasHead ?? isHead(celdas[0] ?? []) };
}

/** Whether a fixed table can have these cells. */
export const fitsTable = (celdas: Cells): boolean =>
  celdas.length <= MAX_FIXED_ROWS && (celdas[0]?.length ?? 0) <= MAX_FIXED_COLUMNS;

const lettersOf = (cell: CeldaFija): string =>
  [...inlineNodes(cell.texto)].map((node) => (node.type === 'text' ? node.text : ' ')).join('');

function fittedWidths(celdas: Cells, columns: number): number[] {
  return Array.from({ length: columns }, (_, at) => {
    const lengths = celdas.map((line) => {
      const cell = line[at];
      return cell === null || cell === undefined || cell.columnas !== undefined ? 0 : lettersOf(cell).length;
    });
    return Math.min(MAX_LENGTH, Math.max(MIN_LENGTH, ...lengths));
  });
}

/** The widest is 1000. */
function scaled(widths: readonly number[]): number[] {
  const most = Math.max(...widths);
  return widths.map((one) => Math.max(1, Math.round((one / most) * 1000)));
}

function isHead(cells: Cells[number]): boolean {
  const texts = cells.flatMap((cell) =>
    cell === null ? [] : [...inlineNodes(cell.texto)].filter((node) => node.type === 'text'),
  );
  return texts.length > 0 && texts.every(({ marks }) => marks?.some(({ type }) => type === 'bold') === true);
}
