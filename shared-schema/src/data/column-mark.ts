/** What the cells of a column of numbers show beside their text. */
import { z } from 'zod';
import { hexColor } from './hex-color.ts';

/** A plain number such as `-1234.5`; what a draft has instead is a problem of its report. */
const plainNumber = z.string().max(40);

/** A bar below each number, as long as the number is great. */
export const barMark = z.object({
  tipo: z.literal('barra'),
  color: hexColor.optional(),
  /** The ends of its scale; absent: the least and the greatest of all rows and zero. Put in before a report is printed. */
  minimo: plainNumber.optional(),
  maximo: plainNumber.optional(),
});
export type BarMark = z.infer<typeof barMark>;

export const iconSet = z.enum(['flechas', 'semaforo', 'verificacion']);
export type IconSet = z.infer<typeof iconSet>;

/**
 * One of three icons before each number: the first from `alto` on, the second from `medio` on, the third below that. An
 * arrow goes up above `alto` only, so that with zero in both a change of nothing stays level.
 */
export const iconMark = z.object({
  tipo: z.literal('iconos'),
  juego: iconSet,
  alto: plainNumber,
  medio: plainNumber,
  /** Great numbers are bad: the first and the third icon change places. */
  invertido: z.boolean().optional(),
});
export type IconMark = z.infer<typeof iconMark>;

export const columnMark = z.discriminatedUnion('tipo', [barMark, iconMark]);
export type ColumnMark = z.infer<typeof columnMark>;
