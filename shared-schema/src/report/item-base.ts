/** The fields that all kinds of items have in common. */
import { z } from 'zod';
import { hexColor } from '../data/hex-color.ts';
import { MAX_FORMULA } from '../formula/read-tokens.ts';
import { fontFamily } from './font-family.ts';

/** Style of an item; sizes and distances in points. */
export const itemStyle = z.object({
  align: z.enum(['left', 'center', 'right', 'justify']).optional(),
  font_size: z.number().min(4).max(96).optional(),
  color: hexColor.optional(),
  background: hexColor.optional(),
  padding: z.number().min(0).max(72).optional(),
  border: z.boolean().optional(),
  /** Absent: the font of the report. */
  fuente: fontFamily.optional(),
});
export type ItemStyle = z.infer<typeof itemStyle>;

export const itemBase = {
  id: z.int().optional(),
  uuid: z.uuid(),
  tamaño: z.number().min(1).max(100),
  estilo_item: itemStyle,
  /** A formula over the report's tables: the item is printed unless it is known to be false. '' while it is being written. */
  mostrar_si: z.string().max(MAX_FORMULA).optional(),
  /** It stands below the item before it, in its column and as wide; absent: it begins a column. See `section-columns.ts`. */
  apilado: z.boolean().optional(),
};
