/** Records of fixed width, declared field by field; writer and reader are derived from the declaration. */
import type { LetterSet } from './encode-letters.ts';

export type FieldKind =
  /** Always these letters. */
  | { type: 'constant'; value: string }
  /** From the left, filled with blanks; what is longer is cut, or refused. */
  | { type: 'text'; letters: LetterSet; cut: boolean }
  /** Of exactly the field's width and this form. */
  | { type: 'key'; form: RegExp }
  /** From the right, filled with zeros. */
  | { type: 'digits' }
  /** An exact decimal without its point, filled with zeros. */
  | { type: 'amount'; decimals: number }
  /** `YYYY-MM-DD`, written DDMMAAAA. */
  | { type: 'day' };

export type RecordField = {
  name: string;
  /** From 1, as the IMSS counts. */
  start: number;
  width: number;
  kind: FieldKind;
  /** What fills the field without a value; absent: the record needs a value. */
  empty?: ' ' | '0';
};

type ValueName<Field> = Field extends { kind: { type: 'constant' } }
  ? never
  : Field extends { name: infer Name extends string }
    ? Name
    : never;

export type RecordLayout<Fields extends readonly RecordField[] = readonly RecordField[]> = {
  width: number;
  fields: Fields;
};

/** The values of a record; null: none. */
export type RecordValues<Layout extends RecordLayout> = Readonly<
  Record<ValueName<Layout['fields'][number]>, string | null>
>;

/**
 * @throws RangeError when the fields leave a gap, overlap, or do not fill the width: every position is somebody's.
 */
export function defineLayout<const Fields extends readonly RecordField[]>(
  width: number,
  fields: Fields,
): RecordLayout<Fields> {
  let next = 1;
  for (const field of fields) {
    if (field.start !== next) throw new RangeError(`${field.name} starts at ${field.start}, not at ${next}`);
    if (field.kind.type === 'constant' && field.kind.value.length !== field.width)
      throw new RangeError(`${field.name} has another width than its constant`);
    next += field.width;
  }
  if (next !== width + 1) throw new RangeError(`the fields fill ${next - 1} positions of ${width}`);
  return { width, fields };
}

/** A constant that is nothing but blanks. */
export const blanks = (name: string, start: number, width: number) =>
  ({ name, start, width, kind: { type: 'constant', value: ' '.repeat(width) } }) as const;

/** A constant that is nothing but zeros. */
export const zeros = (name: string, start: number, width: number) =>
  ({ name, start, width, kind: { type: 'constant', value: '0'.repeat(width) } }) as const;

/** The registro patronal and the NSS, with which every record for the IMSS but one begins. */
export const REGISTER_KIND = { type: 'key', form: /^[A-Z0-9]{11}$/ } as const;
export const NSS_KIND = { type: 'key', form: /^\d{11}$/ } as const;
export const CURP_KIND = { type: 'key', form: /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d$/ } as const;
