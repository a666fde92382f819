import { cleanText } from '../clean-text.ts';

const MAX = 31;

/**
 * A valid and unique sheet name for Excel: at most 31 characters, none of `[]:*?/\`, no apostrophe at its ends, not the
 * reserved "History"; uniqueness is case-insensitive.
 */
export function sheetName(requested: string, taken: Set<string>): string {
  const clean = cleanText(requested)
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'+|'+$/g, '');
  const base = clean === '' || clean.toLowerCase() === 'history' ? 'Datos' : clean;
  let name = cut(base, MAX);
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
    const end = ` (${number})`;
    name = cut(base, MAX - end.length) + end;
  }
  taken.add(name.toLowerCase());
  return name;
}

/** Cuts by UTF-16 units, as Excel counts, without splitting a surrogate pair. */
const cut = (text: string, length: number): string => {
  const part = text.slice(0, length);
  const last = part.charCodeAt(part.length - 1);
  return (last >= 0xd800 && last <= 0xdbff ? part.slice(0, -1) : part).trim();
};
