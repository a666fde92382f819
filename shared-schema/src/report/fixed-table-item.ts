/** Fixed tables: cells that are typed, side by side and below each other, some of them merged. */
import { z } from 'zod';
import { columnFormat } from '../data/column.ts';
import { hexColor } from '../data/hex-color.ts';
import { formulaOutcome } from './formula-outcome.ts';
import { itemBase } from './item-base.ts';
import { plainRichText, type RichText, richText } from './rich-text.ts';

export const MAX_FIXED_ROWS = 200;
export const MAX_FIXED_COLUMNS = 50;
/** Width of a column in relation to the others. */
export const MIN_FIXED_WIDTH = 1;
export const MAX_FIXED_WIDTH = 1000;

export const celdaFija = z.object({
  id: z.string().regex(/^celda-[a-z0-9-]{1,60}$/),
  texto: richText,
  /** Columns and rows that it covers, to its right and below it; absent: one. */
  columnas: z.int().min(2).max(MAX_FIXED_COLUMNS).optional(),
  filas: z.int().min(2).max(MAX_FIXED_ROWS).optional(),
  fondo: hexColor.optional(),
  /** The result of the formula that is its whole text. Put in before the report is drawn; never stored by the editor. */
  resultado: formulaOutcome.extend({ formato: columnFormat.optional() }).optional(),
});
export type CeldaFija = z.infer<typeof celdaFija>;

export const tablaFijaItem = z.object({
  ...itemBase,
  nombre: z.literal('tabla_fija'),
  /** Row by row, all of the same length; null: covered by a merged cell. */
  celdas: z.array(z.array(celdaFija.nullable()).min(1).max(MAX_FIXED_COLUMNS)).min(1).max(MAX_FIXED_ROWS),
  /** Widths of the columns in relation to each other. */
  anchos: z.array(z.number().min(MIN_FIXED_WIDTH).max(MAX_FIXED_WIDTH)).min(1).max(MAX_FIXED_COLUMNS),
  /** The first row is a head, which every page repeats. */
  encabezado: z.boolean(),
  bordes: z.enum(['rejilla', 'horizontales', 'contorno', 'ninguno']),
});
export type TablaFijaItem = z.infer<typeof tablaFijaItem>;

const EMPTY: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [] }] };

export const newCell = (text: RichText = EMPTY): CeldaFija => ({
  id: `celda-${crypto.randomUUID().slice(0, 13)}`,
  texto: text,
});

/** Cells with plain texts, all rows as long as the longest. */
export function cellsOfTexts(rows: readonly (readonly string[])[]): CeldaFija[][] {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  return rows.map((row) =>
    Array.from({ length: columns }, (_, at) => {
      const text = row[at] ?? '';
      return text === '' ? newCell() : newCell(plainRichText(text));
    }),
  );
}
