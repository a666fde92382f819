import type { Row } from '@lienzo/schema/data/column';
import { type ConditionalLook, conditionalLooks } from '@lienzo/schema/data/conditional-style';
import { isMeasureKey } from '@lienzo/schema/data/summary';
import type { DrawnTable } from '@lienzo/schema/report/drawn-table';
import { escapeHtml } from '../text/escape-html.ts';
import { cellClass } from './cell-class.ts';
import { cellText } from './cell-text.ts';
import { isUnbrokenText } from './column-needs.ts';
import { drawMark, NO_MARK } from './draw-mark.ts';
import { drawAddends } from './page-sums.ts';
import type { TableBand } from './table-layout.ts';
import type { TableLine } from './table-lines.ts';

const COLOR = /^#[0-9a-fA-F]{6}$/;

/**
 * One row of a table.
 * @param band its columns; a style may look at the value of any column of the table.
 * @param row additional columns included.
 * @param line its index counts from 0 in the whole table, so that zebra stripes continue over pages.
 */
export function drawTableRow(
  item: DrawnTable,
  band: TableBand,
  row: Row,
  line: Pick<Extract<TableLine, { kind: 'row' }>, 'index' | 'together' | 'addends'>,
): string {
  const { columns } = band;
  const lookOf = conditionalLooks(item.estilos_condicionales, item.selected_columns, row);
  const cells = columns
    .map((column, at) => {
      const text = cellText(item, column, row[column.column]);
      const unbroken = isUnbrokenText(column, text) ? ' lz-unbroken' : '';
      const total = item.cruce?.rowTotals.has(column.column) === true ? ' lz-row-total' : '';
      const mark = item.cruce === undefined ? drawMark(column, row[column.column]) : NO_MARK;
      const content = `class="${cellClass(columns, at)}${unbroken}${total}"${styleOf(lookOf(column.column))}>${mark.before}${escapeHtml(text)}${mark.below}`;
      return isMeasureKey(column.column) || item.cruce === undefined
        ? `<td ${content}</td>`
        : `<th scope="row" ${content}</th>`;
    })
    .join('');
  const kinds = [line.index % 2 === 1 ? 'lz-odd' : '', line.together ? 'lz-together' : '']
    .filter((kind) => kind !== '')
    .join(' ');
  const addends = drawAddends(item, band, line.addends);
  return kinds === '' ? `<tr${addends}>${cells}</tr>` : `<tr class="${kinds}"${addends}>${cells}</tr>`;
}

function styleOf(look: ConditionalLook | undefined): string {
  if (look === undefined) return '';
  const rules: string[] = [];
  if (look.bold) rules.push('font-weight:700');
  if (look.color !== undefined && COLOR.test(look.color)) rules.push(`color:${look.color}`);
  if (look.background !== undefined && COLOR.test(look.background))
    rules.push(`background-color:${look.background}`);
  return rules.length === 0 ? '' : ` style="${rules.join(';')}"`;
}
