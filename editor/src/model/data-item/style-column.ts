import type { ColumnStyle, SelectedColumn } from '@lienzo/schema/data/column';
import { type FieldChange, setFields } from '../set-fields.ts';

export type ColumnStyleChange = FieldChange<ColumnStyle>;

/** A column with fields of its style set; it has none once nothing of it is set. */
export function styleColumn(column: SelectedColumn, change: ColumnStyleChange): SelectedColumn {
  const { estilo = {}, ...rest } = column;
  const next = { ...estilo };
  setFields(next, change);
  return Object.keys(next).length === 0 ? rest : { ...rest, estilo: next };
}

/** What the styles of all columns agree on, and the fields in which they differ. */
export function sharedColumnStyle(columns: readonly SelectedColumn[]): {
  style: ColumnStyle;
  mixed: ReadonlySet<keyof ColumnStyle>;
} {
  const [first = {}] = columns.map(({ estilo = {} }) => estilo);
  const style = { ...first };
  const mixed = new Set<keyof ColumnStyle>();
  for (const field of ['bold', 'color', 'background'] as const) {
    if (columns.every(({ estilo }) => estilo?.[field] === first[field])) continue;
    delete style[field];
    mixed.add(field);
  }
  return { style, mixed };
}
