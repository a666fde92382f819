/** Numbers as people type them and as programs copy them: the one parser of every field, cell and column. */

export type TypedNumber =
  | { kind: 'none' }
  /** In plain notation, with the decimals that were typed. */
  | { kind: 'number'; value: string }
  /** Its separator may stand for thousands or for decimals; both numbers in plain notation. */
  | { kind: 'ambiguous'; readings: readonly [thousands: string, decimal: string] }
  | { kind: 'wrong' };

/** No number of the product is longer. */
const MAX_LENGTH = 40;
const SPACE = /[ \u00a0\u2009\u202f]/g;
const GROUPED_BY_SPACES = /^\d{1,3}([ \u00a0\u2009\u202f]\d{3})+([.,]\d*)?$/;

/**
 * Reads `1234.5`, `$1,234.50`, `1.234,50`, `1 234,50`, `2,5` and `.5`; a dash, as accountants write it, is nothing.
 * In Mexico the comma groups thousands. A lone separator before exactly three digits is read so only where it cannot be
 * anything else; where it can, nobody guesses.
 * @param decimals those that the field takes; 0 for whole numbers.
 */
export function readTypedNumber(text: string, decimals: number): TypedNumber {
  const bare = text.trim().replace(/^(-?)\s*\$\s*/, '$1');
  if (bare === '' || /^[-–—]+$/.test(bare)) return { kind: 'none' };
  if (bare.length > MAX_LENGTH) return { kind: 'wrong' };
  const sign = /^[-−]/.test(bare) ? '-' : '';
  const ungrouped = ungroupSpaces(sign === '' ? bare : bare.slice(1));
  if (ungrouped === null) return { kind: 'wrong' };
  // Where spaces group the thousands, the other separator is the decimal one.
  if (ungrouped.isGrouped) return { kind: 'number', value: sign + tidy(ungrouped.body) };
  return readBody(ungrouped.body, decimals, sign);
}

/** A number whose thousands are grouped by spaces, without them; null where spaces are no groups. */
function ungroupSpaces(text: string): { body: string; isGrouped: boolean } | null {
  const body = text.replaceAll(SPACE, '');
  if (body === text) return { body, isGrouped: false };
  return GROUPED_BY_SPACES.test(text) ? { body: body.replace(',', '.'), isGrouped: true } : null;
}

function readBody(body: string, decimals: number, sign: string): TypedNumber {
  const number = (plain: string): TypedNumber => ({ kind: 'number', value: sign + tidy(plain) });
  if (/^\d+$/.test(body)) return number(body);
  if (/^\d{1,3}(,\d{3})+\.\d*$/.test(body) || /^\d{1,3}(,\d{3}){2,}$/.test(body))
    return number(body.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3})+,\d*$/.test(body) || /^\d{1,3}(\.\d{3}){2,}$/.test(body))
    return number(body.replaceAll('.', '').replace(',', '.'));
  const [, whole = '', separator, fraction = ''] = /^(\d*)([.,])(\d*)$/.exec(body) ?? [];
  if (separator === undefined || whole + fraction === '') return { kind: 'wrong' };
  const decimal = `${whole}.${fraction}`;
  if (!/^[1-9]\d{0,2}$/.test(whole) || fraction.length !== 3) return number(decimal);
  // Three decimals that the field takes: a point separates them, a comma may be either.
  if (separator === '.' && decimals >= 3) return number(decimal);
  if (separator === ',' && decimals < 3) return number(whole + fraction);
  return { kind: 'ambiguous', readings: [sign + whole + fraction, sign + tidy(decimal)] };
}

/** Without zeros in front and a separator at either end. */
const tidy = (plain: string): string =>
  plain
    .replace(/^\./, '0.')
    .replace(/\.$/, '')
    .replace(/^0+(?=\d)/, '');

/** The plain number that a text means; '' for nothing; a text that is no single number as it is, for rules to refuse. */
export function typedNumber(text: string, decimals: number): string {
  const read = readTypedNumber(text, decimals);
  switch (read.kind) {
    case 'none':
      return '';
    case 'number':
      return read.value;
    case 'ambiguous':
    case 'wrong':
      return text.trim();
  }
}
