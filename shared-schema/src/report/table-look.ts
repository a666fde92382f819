/** How tables and cross tables look, beside their zebra stripes. */
import { z } from 'zod';
import { textColorOn } from '../data/color.ts';
import { hexColor } from '../data/hex-color.ts';

export const tableLookPart = {
  /** Lines around every cell; absent: hairlines below the rows. */
  cuadricula: z.boolean().optional(),
  /** The fill of the head; its letters are black or white, whichever reads better. */
  relleno_encabezado: hexColor.optional(),
};
type TableLook = {
  [Field in keyof typeof tableLookPart]?: z.infer<(typeof tableLookPart)[Field]> | undefined;
};

/** The colours of a head with a fill; null for one without. */
export function headColors({
  relleno_encabezado: fill,
}: Pick<TableLook, 'relleno_encabezado'>): { fill: string; text: string } | null {
  return fill === undefined ? null : { fill, text: textColorOn(fill) };
}

/** The looks that are offered by a picture. */
export const TABLE_STYLES = ['lineas', 'cebra', 'cuadricula', 'color'] as const;
export type TableStyle = (typeof TABLE_STYLES)[number];

/** The look that a table has; what is set beside it is a variation of it. */
export function tableStyleOf(item: TableLook & { zebra: boolean }): TableStyle {
  if (item.cuadricula === true) return 'cuadricula';
  if (item.relleno_encabezado !== undefined) return 'color';
  return item.zebra ? 'cebra' : 'lineas';
}

/** What a look sets. @param fill of a head with a colour. */
export function fieldsOfStyle(style: TableStyle, fill: string): TableLook & { zebra: boolean } {
  return {
    zebra: style === 'cebra',
    cuadricula: style === 'cuadricula' ? true : undefined,
    relleno_encabezado: style === 'color' ? fill : undefined,
  };
}
