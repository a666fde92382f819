import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import type { ImportedCell } from '@lienzo/schema/reports/imported-document';
import type { WorkbookCell } from '../../../workbooks/workbooks.ts';

/** A cell of a sheet with the text that Excel shows. */
export function importedCellOf({ type, value, format = '' }: WorkbookCell): ImportedCell {
  switch (type) {
    case 'text':
    case 'error':
      return { text: value, type: 'text', value };
    case 'number':
      return { text: numberText(value, format), type, value, align: 'right' };
    case 'date': {
      const [day = '', time = ''] = value.split('T');
      const shown = day.split('-').reverse().join('/');
      return { text: time === '' ? shown : `${shown} ${time}`, type, value };
    }
    case 'boolean':
      return { text: value === 'true' ? 'VERDADERO' : 'FALSO', type, value };
    case 'time':
    case 'duration':
      return { text: value, type, value };
  }
}

/** A number in a format of Excel: its decimals, thousands, percent and peso sign. */
function numberText(value: string, format: string): string {
  const [code = ''] = format
    .replace(/"[^"]*"?|\\.|\[[^\]]*\]|[_*]./g, (part) => (part.includes('$') ? '$' : ''))
    .split(';');
  if (!/[0#]/.test(code)) return value;
  const isPercent = code.includes('%');
  const decimals = /\.([0#]+)/.exec(code)?.[1]?.length ?? 0;
  const number = new ExactDecimal(value).times(isPercent ? 100 : 1);
  const [whole = '', rest] = number.abs().toFixed(decimals).split('.');
  const grouped = /[0#],[0#]/.test(code) ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const sign = number.isNegative() && !number.isZero() ? '-' : '';
  const currency = code.includes('$') ? '$' : '';
  return `${sign}${currency}${grouped}${rest === undefined ? '' : `.${rest}`}${isPercent ? '%' : ''}`;
}
