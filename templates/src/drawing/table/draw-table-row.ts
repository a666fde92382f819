import type { Row } from '@lienzo/schema/data/column';
import { type ConditionalLook, conditionalLooks } from '@lienzo/schema/data/conditional-style';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import type { TablaItem } from '@lienzo/schema/report/item';
import { escapeHtml } from '../text/escape-html.ts';
import { cellClass } from './cell-class.ts';

const COLOR = /^#[0-9a-fA-F]{6}$/;

/**
 * One row of a table.
 * @param row additional columns included.
 * @param index from 0 in the whole table, so that zebra stripes continue over pages.
 */
export function drawTableRow(
  item: Pick<TablaItem, 'selected_columns' | 'estilos_condicionales'>,
  row: Row,
  index: number,
): string {
  const columns = item.selected_columns;
  const lookOf = conditionalLooks(item.estilos_condicionales, columns, row);
  const cells = columns
    .map((column) => {
      const text = formatCell(row[column.column], column.data_type, formatOf(column));
      return `<td class="${cellClass(column)}"${styleOf(lookOf(column.column))}>${escapeHtml(text)}</td>`;
    })
    .join('');
  return index % 2 === 1 ? `<tr class="lz-odd">${cells}</tr>` : `<tr>${cells}</tr>`;
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
