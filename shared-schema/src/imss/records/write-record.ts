/** One record of fixed width from its values, or what keeps it from being written. */
import { isPlainDate } from '../../payroll/plain-date.ts';
import { cleanKey } from '../../text/clean-text.ts';
import { type EnyeLetter, encodeLetters } from './encode-letters.ts';
import type { FieldKind, RecordField, RecordLayout, RecordValues } from './record-layout.ts';

/**
 * `cut`: written, but shorter than it is. All others keep the record from being written: `missing`, `too_long`, `form`
 * (of a key or number), `letters` (that the file cannot hold), `decimals` (more than the file has), `day`.
 */
export type FieldNoteKind = 'cut' | 'missing' | 'too_long' | 'form' | 'letters' | 'decimals' | 'day';
export type FieldNote = { field: string; kind: FieldNoteKind; value: string };

/** `line`: exactly as wide as the layout; null: notes say why. */
export type WrittenRecord = { line: string | null; notes: FieldNote[] };

type Written = { text: string; note?: FieldNoteKind } | { problem: FieldNoteKind };

/** @param enye what stands for Ñ in this file. */
export function writeRecord<Layout extends RecordLayout>(
  { fields }: Layout,
  values: RecordValues<Layout>,
  enye: EnyeLetter,
): WrittenRecord {
  const given: Readonly<Record<string, string | null>> = values;
  const notes: FieldNote[] = [];
  let line = '';
  let isComplete = true;
  for (const field of fields) {
    const value = given[field.name]?.trim() ?? '';
    const written = writeField(field, value, enye);
    if ('problem' in written) {
      isComplete = false;
      notes.push({ field: field.name, kind: written.problem, value });
      continue;
    }
    if (written.note !== undefined) notes.push({ field: field.name, kind: written.note, value });
    line += written.text;
  }
  return { line: isComplete ? line : null, notes };
}

function writeField({ kind, width, empty }: RecordField, value: string, enye: EnyeLetter): Written {
  if (kind.type === 'constant') return { text: kind.value };
  if (value === '') return empty === undefined ? { problem: 'missing' } : { text: empty.repeat(width) };
  return writeValue(kind, width, value, enye);
}

function writeValue(
  kind: Exclude<FieldKind, { type: 'constant' }>,
  width: number,
  value: string,
  enye: EnyeLetter,
): Written {
  switch (kind.type) {
    case 'text':
      return writeText(kind, width, value, enye);
    case 'key': {
      const key = cleanKey(value);
      const encoded = kind.form.test(key) ? encodeLetters(key, 'key', enye) : null;
      return encoded === null || encoded.length !== width ? { problem: 'form' } : { text: encoded };
    }
    case 'digits': {
      if (!/^\d+$/.test(value)) return { problem: 'form' };
      const digits = value.replace(/^0+(?=\d)/, '').padStart(width, '0');
      return digits.length > width ? { problem: 'too_long' } : { text: digits };
    }
    case 'amount':
      return writeAmount(value, width, kind.decimals);
    case 'day':
      return isPlainDate(value)
        ? { text: `${value.slice(8)}${value.slice(5, 7)}${value.slice(0, 4)}` }
        : { problem: 'day' };
  }
}

function writeText(
  { letters, cut }: Extract<FieldKind, { type: 'text' }>,
  width: number,
  value: string,
  enye: EnyeLetter,
): Written {
  const text = encodeLetters(value, letters, enye);
  if (text === null) return { problem: 'letters' };
  // A name of nothing but points is none.
  if (text === '') return { problem: 'missing' };
  if (text.length <= width) return { text: text.padEnd(width, ' ') };
  return cut ? { text: text.slice(0, width), note: 'cut' } : { problem: 'too_long' };
}

function writeAmount(value: string, width: number, decimals: number): Written {
  const [, whole, fraction = ''] = /^(\d{1,40})(?:\.(\d{1,40}))?$/.exec(value) ?? [];
  if (whole === undefined) return { problem: 'form' };
  const kept = fraction.replace(/0+$/, '');
  if (kept.length > decimals) return { problem: 'decimals' };
  const digits = `${whole}${kept.padEnd(decimals, '0')}`.replace(/^0+(?=\d)/, '').padStart(width, '0');
  return digits.length > width ? { problem: 'too_long' } : { text: digits };
}
