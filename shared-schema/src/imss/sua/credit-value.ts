/** The value of an INFONAVIT discount in eight digits, as SUA writes each type. */

/** Digits before the point and behind it, and the zeros around them: `00EEDD00`, `EEEEEDD0`, `0EEEDDDD`. */
const FORMS: Readonly<Record<string, { before: string; whole: number; decimals: number; after: string }>> = {
  '1': { before: '00', whole: 2, decimals: 2, after: '00' },
  '2': { before: '', whole: 5, decimals: 2, after: '0' },
  '3': { before: '0', whole: 3, decimals: 4, after: '' },
};

/**
 * @param type 1 percentage, 2 fixed amount a month, 3 factor. A percentage of 100 does not fit.
 * @returns null for a value that has too many digits, or another type.
 */
export function creditValue(type: string, value: string): string | null {
  const form = FORMS[type];
  const [, whole = '', fraction = ''] = /^(\d{1,20})(?:\.(\d{1,20}))?$/.exec(value) ?? [];
  if (form === undefined || whole === '') return null;
  const [digits, decimals] = [whole.replace(/^0+(?=\d)/, ''), fraction.replace(/0+$/, '')];
  if (digits.length > form.whole || decimals.length > form.decimals) return null;
  return `${form.before}${digits.padStart(form.whole, '0')}${decimals.padEnd(form.decimals, '0')}${form.after}`;
}

/** The value of eight digits as a decimal: `00205000` of type 1 is `20.50`; null: the digits are of another form. */
export function readCreditValue(type: string, digits: string): string | null {
  const form = FORMS[type];
  if (form === undefined || !/^\d{8}$/.test(digits)) return null;
  if (!digits.startsWith(form.before) || !digits.endsWith(form.after)) return null;
  const value = digits.slice(form.before.length, 8 - form.after.length);
  return `${value.slice(0, form.whole).replace(/^0+(?=\d)/, '')}.${value.slice(form.whole)}`;
}
