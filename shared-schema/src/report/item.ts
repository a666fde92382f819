/** The items of a report: a union on `nombre` (specification 3 §3). */
import { z } from 'zod';
import { additionalColumn } from '../data/additional-column.ts';
import { columnKey, selectedColumn } from '../data/column.ts';
import { reportFilter } from '../data/filter.ts';
import { richText } from './rich-text.ts';

/** Width of an item in percent of its section (specification 3 §9: minimum 15, step 5). */
export const MIN_WIDTH = 15;
export const WIDTH_STEP = 5;

const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** How an item looks as a whole; sizes and distances in points. */
export const itemStyle = z.object({
  align: z.enum(['left', 'center', 'right', 'justify']).optional(),
  font_size: z.number().min(4).max(96).optional(),
  color: hexColor.optional(),
  background: hexColor.optional(),
  padding: z.number().min(0).max(72).optional(),
  border: z.boolean().optional(),
});
export type ItemStyle = z.infer<typeof itemStyle>;

const base = {
  id: z.int().optional(),
  uuid: z.uuid(),
  tamaño: z.number().min(1).max(100),
  estilo_item: itemStyle,
};

/** What the items over data share: tables, columns, filters, computed columns, order of the rows. */
const dataPart = {
  /** Models of the catalogue (`employees`); the first one leads the query. */
  selected_tables: z.array(z.string().regex(/^[a-z_]+$/)).max(12),
  selected_columns: z.array(selectedColumn).max(60),
  filters: z.array(reportFilter).max(30),
  additional_columns: z.array(additionalColumn).max(30),
  /** The order of the rows. */
  order_columns: z.array(z.object({ column: columnKey, direction: z.enum(['asc', 'desc']) })).max(6),
};

export const textoItem = z.object({ ...base, nombre: z.literal('texto'), valor: richText });
export const tituloItem = z.object({
  ...base,
  nombre: z.literal('titulo'),
  nivel: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  valor: richText,
});
export const imagenItem = z.object({
  ...base,
  nombre: z.literal('imagen'),
  /** An asset's id (UUID), or a `data:` URL in standalone calls; '' while none is chosen. */
  valor: z.string(),
  image_name: z.string().max(255),
  alt: z.string().max(500),
  fit: z.enum(['contain', 'cover']),
  /** Height in points; absent: the picture's own proportion. */
  height: z.number().min(8).max(800).optional(),
});
export const tablaItem = z.object({
  ...base,
  nombre: z.literal('tabla'),
  ...dataPart,
  zebra: z.boolean(),
  repeat_header: z.boolean(),
  /**
   * On a page that repeats per row of a dynamic text: only rows with that row's value of this column.
   * Rows of both items carry it, whether or not the table shows it.
   */
  detail_column: columnKey.optional(),
});
export const textoDinamicoItem = z.object({
  ...base,
  nombre: z.literal('texto_dinamico'),
  ...dataPart,
  valor: richText,
});

export const reportItem = z.discriminatedUnion('nombre', [
  textoItem,
  tituloItem,
  imagenItem,
  tablaItem,
  textoDinamicoItem,
]);
export type TextoItem = z.infer<typeof textoItem>;
export type TituloItem = z.infer<typeof tituloItem>;
export type ImagenItem = z.infer<typeof imagenItem>;
export type TablaItem = z.infer<typeof tablaItem>;
export type TextoDinamicoItem = z.infer<typeof textoDinamicoItem>;
export type ReportItem = z.infer<typeof reportItem>;
export type ItemKind = ReportItem['nombre'];
/** An item that asks for rows. */
export type DataItem = TablaItem | TextoDinamicoItem;

export const ITEM_KINDS = [
  'texto',
  'titulo',
  'imagen',
  'tabla',
  'texto_dinamico',
] as const satisfies ItemKind[];

export const isDataItem = (item: ReportItem): item is DataItem =>
  item.nombre === 'tabla' || item.nombre === 'texto_dinamico';

/** The flags that `get_item_types` answers (specification 3 §3, Item.properties). */
export type ItemTypeProperties = {
  hasText: boolean;
  uploadImage: boolean;
  isDynamic: boolean;
  hasColumns: boolean;
  hasAdditionalColumns: boolean;
  hasFilters: boolean;
};

const noProperties: ItemTypeProperties = {
  hasText: false,
  uploadImage: false,
  isDynamic: false,
  hasColumns: false,
  hasAdditionalColumns: false,
  hasFilters: false,
};
const dataProperties = { isDynamic: true, hasColumns: true, hasAdditionalColumns: true, hasFilters: true };

export const ITEM_TYPES = {
  texto: { id: 1, etiqueta: 'Texto', properties: { ...noProperties, hasText: true } },
  titulo: { id: 2, etiqueta: 'Título', properties: { ...noProperties, hasText: true } },
  imagen: { id: 3, etiqueta: 'Imagen', properties: { ...noProperties, uploadImage: true } },
  tabla: { id: 4, etiqueta: 'Tabla', properties: { ...noProperties, ...dataProperties } },
  texto_dinamico: {
    id: 5,
    etiqueta: 'Texto dinámico',
    properties: { ...noProperties, ...dataProperties, hasText: true },
  },
} satisfies Record<ItemKind, { id: number; etiqueta: string; properties: ItemTypeProperties }>;
