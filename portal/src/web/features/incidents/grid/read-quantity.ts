/** Numbers as people type them and as Excel copies them in Mexico: `$1,234.50`, `2,5`, `-` for nothing. */

/** The plain number that a text means; '' for nothing and zero; a text that is no number as it is. */
export function readQuantity(text: string): string {
  const bare = text.replaceAll(/[\s\u00a0$]/g, '');
  if (bare === '' || /^-+$/.test(bare)) return '';
  const plain = withoutCommas(bare);
  if (!/^\d+\.?\d*$|^\.\d+$/.test(plain)) return text.trim();
  const number = plain
    .replace(/^\./, '0.')
    .replace(/\.$/, '')
    .replace(/^0+(?=\d)/, '');
  return /^0(\.0*)?$/.test(number) ? '' : number;
}

/** Commas between thousands go; one before at most two digits is a decimal point. */
function withoutCommas(text: string): string {
  if (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text)) return text.replaceAll(',', '');
  return /^\d*,\d{1,2}$/.test(text) ? text.replace(',', '.') : text;
}

/** The same of a day that is marked: an x stands for 1. */
export const readMark = (text: string): string => (/^[x✓✔]$/i.test(text.trim()) ? '1' : readQuantity(text));
