/** Lines and shapes: decoration without words. */
import { z } from 'zod';
import { hexColor } from '../data/hex-color.ts';
import { itemBase } from './item-base.ts';

/** Of the stroke and of a shape, in points. */
export const MIN_STROKE = 0.25;
export const MAX_STROKE = 12;
export const MIN_SHAPE_HEIGHT = 8;
export const MAX_SHAPE_HEIGHT = 640;
export const LINE_COLOR = '#344054';

export const lineaItem = z.object({
  ...itemBase,
  nombre: z.literal('linea'),
  forma: z.enum(['horizontal', 'vertical', 'rectangulo', 'elipse']),
  trazo: z.enum(['solido', 'guiones', 'puntos']),
  grosor: z.number().min(MIN_STROKE).max(MAX_STROKE),
  color: hexColor,
  /** Of a rectangle or an ellipse; absent: none. */
  relleno: hexColor.optional(),
  /** Of all but horizontal lines. */
  height: z.number().min(MIN_SHAPE_HEIGHT).max(MAX_SHAPE_HEIGHT),
});
export type LineaItem = z.infer<typeof lineaItem>;

/** Whether it has an inside that can be filled. */
export const isShape = ({ forma }: Pick<LineaItem, 'forma'>): boolean =>
  forma === 'rectangulo' || forma === 'elipse';

/** In points: that of a horizontal line is its stroke. */
export const shapeHeight = (item: LineaItem): number =>
  item.forma === 'horizontal' ? item.grosor : item.height;
