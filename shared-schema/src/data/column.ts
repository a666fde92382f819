/** Columns of the data catalogue and of a report's items. */
import { z } from 'zod';
import { MAX_FORMULA } from '../formula/read-tokens.ts';
import { columnMark } from './column-mark.ts';
import { isPattern, PATTERN_PREFIX } from './format-pattern.ts';
import { hexColor } from './hex-color.ts';

/**
 * What a column holds. `empty` is a blank column to be filled in by hand (specification 3 §3).
 * On the wire: integer -> number; numeric and bigint -> decimal string; date -> `YYYY-MM-DD`;
 * timestamp -> ISO instant; boolean -> boolean; a missing value is null.
 */
export const columnDataType = z.enum([
  'text',
  'integer',
  'bigint',
  'numeric',
  'date',
  'timestamp',
  'boolean',
  'empty',
]);
export type ColumnDataType = z.infer<typeof columnDataType>;

/** Specification 3 §5: numeric column types are integer, numeric, bigint; date types date, timestamp. */
export const isNumericType = (type: ColumnDataType): boolean =>
  type === 'integer' || type === 'numeric' || type === 'bigint';
export const isDateType = (type: ColumnDataType): boolean => type === 'date' || type === 'timestamp';

/**
 * A column's key inside a report and a row: `employees.name` for the catalogue's,
 * `adicional-<id>` for an additional column, `medida-<id>` for a measure of a summary, `empty-<id>` for a blank one.
 */
export const columnKey = z
  .string()
  .regex(
    /^([a-z_]+\.[a-z_]+|adicional-[a-z0-9-]+|medida-[a-z0-9-]+|empty-[a-z0-9-]+)$/,
    'La columna no es válida.',
  );
export type ColumnKey = string;

export const isComputedKey = (key: ColumnKey): boolean => key.startsWith('adicional-');

/** How a value is written, by name; which ones a type allows is in `format.ts`. */
export const namedFormat = z.enum([
  'general',
  'entero',
  'decimal',
  'moneda',
  'porcentaje',
  'fecha_corta',
  'fecha_media',
  'fecha_larga',
  'fecha_hora',
  'fecha_mes',
  'fecha_anio',
]);
export type NamedFormat = z.infer<typeof namedFormat>;

/** By name, or as a typed pattern (`format-pattern.ts`). */
export const columnFormat = z.union([
  namedFormat,
  z.templateLiteral([PATTERN_PREFIX, z.string()]).refine(isPattern, 'El formato no es válido.'),
]);
export type ColumnFormat = z.infer<typeof columnFormat>;

export const columnTotal = z.enum(['suma', 'promedio', 'cuenta', 'minimo', 'maximo']);
export type ColumnTotal = z.infer<typeof columnTotal>;

/** How the cells of a column look, but for their alignment. */
export const columnStyle = z.object({
  bold: z.boolean().optional(),
  color: hexColor.optional(),
  background: hexColor.optional(),
});
export type ColumnStyle = z.infer<typeof columnStyle>;

/** A column as an item shows it; the order of the array is the order on paper. */
export const selectedColumn = z.object({
  column: columnKey,
  data_type: columnDataType,
  /** The catalogue's readable name, an additional column's name, or '' for a blank column. */
  readable_name: z.string().max(200),
  /** The heading on paper when it is not the readable name. */
  titulo: z.string().max(200).optional(),
  /** Of a table: what stands above its heading; neighbours with the same one share it (`shared-headings.ts`). */
  encabezado_comun: z.string().max(200).optional(),
  /** Share of the table's width in percent; absent: as the content needs. */
  ancho: z.number().min(1).max(100).optional(),
  formato: columnFormat.optional(),
  alineacion: z.enum(['left', 'center', 'right']).optional(),
  /** Of a table: the look of the column's cells below its heading and above its totals. */
  estilo: columnStyle.optional(),
  /** Of a table's column of numbers: a bar or an icon in each of its cells. */
  marca: columnMark.optional(),
  /** The figure of the totals row under this column. */
  total: columnTotal.optional(),
  /** Of a table: a formula over the report's tables; the column is printed unless it is known to be false. */
  mostrar_si: z.string().max(MAX_FORMULA).optional(),
});
export type SelectedColumn = z.infer<typeof selectedColumn>;

/** One cell of a row as it travels; decimals are strings so that no cent is lost. */
export const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type Cell = z.infer<typeof cell>;

/** A row of data: the values by column key. */
export const row = z.record(z.string(), cell);
export type Row = z.infer<typeof row>;
