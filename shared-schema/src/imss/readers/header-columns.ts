/** Tables whose head somebody else names: which column holds what. */
import { foldText } from '../../text/fold-text.ts';

export type Cell = string | number | boolean | null | undefined;

/** How a field may be called, folded: without accents, marks and capitals. */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

export type HeaderColumns<Field extends string> = {
  at: ReadonlyMap<Field, number>;
  /** Heads that no field has. */
  unknown: string[];
};

/** Cells of a row that are looked at; no table of the IMSS has more. */
const MAX_CELLS = 200;

/** A head as it is compared: letters and digits, one blank between words. */
export const foldHead = (text: string): string =>
  foldText(text.slice(0, MAX_CELLS))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** @returns null when the row is no head: it lacks `key`, or has nothing beside it. */
export function headerColumns<Field extends string>(
  cells: readonly Cell[],
  names: ColumnNames<Field>,
  key: Field,
): HeaderColumns<Field> | null {
  const fields = new Map<string, Field>();
  for (const field of fieldsOf(names)) for (const name of names[field]) fields.set(name, field);
  const at = new Map<Field, number>();
  const unknown: string[] = [];
  for (const [column, cell] of cells.slice(0, MAX_CELLS).entries()) {
    if (typeof cell !== 'string' || cell.trim() === '') continue;
    const field = fields.get(foldHead(cell));
    if (field === undefined) unknown.push(cell.trim().slice(0, MAX_CELLS));
    else if (!at.has(field)) at.set(field, column);
  }
  return at.has(key) && at.size > 1 ? { at, unknown } : null;
}

const fieldsOf = <Field extends string>(names: ColumnNames<Field>): Field[] => {
  const fields: Field[] = [];
  for (const field in names) fields.push(field);
  return fields;
};
