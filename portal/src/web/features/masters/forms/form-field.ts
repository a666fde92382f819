/** What a field of a master's form is. */
export type FieldOption = { value: string; label: string };

export type FormField<Name extends string> = {
  name: Name;
  label: string;
  /** `text` unless told. */
  kind?: 'text' | 'date' | 'number' | 'decimal' | 'choice' | 'check';
  /** Of a `decimal`, which is kept as text; a `number` is whole. */
  decimals?: number;
  /** Of a choice. */
  options?: readonly FieldOption[];
  description?: string;
  /** Beside what is typed: what is odd about it, which is no error. */
  warn?: (value: string) => string | null;
};

export type FieldGroup<Name extends string> = { title?: string; fields: readonly FormField<Name>[] };

/** The choices of a table of codes, in its order. */
export const optionsOf = (labels: Readonly<Record<string | number, string>>): FieldOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
