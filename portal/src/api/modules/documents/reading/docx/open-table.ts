import type { InlineNode } from '@lienzo/schema/report/rich-text';
import type { ImportedCell } from '@lienzo/schema/reports/imported-document';
import { MAX_CELL_TEXT, MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '../document-limits.ts';
import { textOfInline } from '../inline-text.ts';
import { type Attributes, attribute, isSet } from './looks.ts';
import { TableGrid } from './table-grid.ts';

/** A cell while it is read. */
export type OpenCell = {
  cell: ImportedCell;
  columns: number;
  down: 'begins' | 'continues' | null;
  hasPlainText: boolean;
};
/** A table while it is read, with the cells of its last row. */
export type OpenTable = {
  grid: TableGrid;
  widths: number[];
  cells: OpenCell[];
  isHeader: boolean;
  isRow: boolean;
};

export const newTable = (): OpenTable => ({
  grid: new TableGrid(MAX_TABLE_ROWS, MAX_TABLE_COLUMNS),
  widths: [],
  cells: [],
  isHeader: false,
  isRow: false,
});

/** Paragraphs of a cell are its lines. @returns whether it is too long, and was cut. */
export function addToCell(open: OpenCell, content: readonly InlineNode[]): boolean {
  const { cell } = open;
  const text = content.map((node) => (node.type === 'hardBreak' ? '\n' : textOfInline([node]))).join('');
  if (text === '') return false;
  const whole = `${cell.text}${cell.text === '' ? '' : '\n'}${text}`;
  cell.text = whole.slice(0, MAX_CELL_TEXT);
  const marks = content.flatMap((node) =>
    node.type === 'text' && node.text.trim() !== '' ? [node.marks ?? []] : [],
  );
  open.hasPlainText ||= marks.some((one) => !one.some(({ type }) => type === 'bold'));
  if (open.hasPlainText) delete cell.bold;
  else cell.bold = true;
  const style = marks[0]?.find((mark) => mark.type === 'textStyle');
  const color = style?.type === 'textStyle' ? style.attrs.color : undefined;
  if (color !== undefined && color !== null) cell.color = color;
  return whole.length > MAX_CELL_TEXT;
}

/** Adds an element inside of a table. */
export function takeTablePart(table: OpenTable, tag: string, attributes: Attributes): void {
  const last = table.cells.at(-1);
  switch (tag) {
    case 'gridCol':
      table.widths.push(Number(attribute(attributes, 'w')) || 0);
      return;
    case 'tr':
      Object.assign(table, { cells: [], isHeader: false, isRow: true });
      return;
    case 'tblHeader':
      table.isHeader = isSet(attributes);
      return;
    case 'tc':
      table.cells.push({
        cell: { text: '', type: 'text', value: '' },
        columns: 1,
        down: null,
        hasPlainText: false,
      });
      return;
    case 'gridSpan':
      if (last !== undefined) last.columns = Number(attribute(attributes, 'val')) || 1;
      return;
    case 'vMerge':
      if (last !== undefined) last.down = attribute(attributes, 'val') === 'restart' ? 'begins' : 'continues';
      return;
    case 'shd': {
      const fill = attribute(attributes, 'fill') ?? '';
      if (last !== undefined && /^[0-9a-f]{6}$/i.test(fill) && !/^f{6}$/i.test(fill))
        last.cell.background = `#${fill.toLowerCase()}`;
      return;
    }
  }
}
