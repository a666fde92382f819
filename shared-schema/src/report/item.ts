/** The items of a report: a union on `nombre` (specification 3 §3). */
import { z } from 'zod';
import { additionalColumn } from '../data/additional-column.ts';
import { chartAggregation, chartOrder } from '../data/chart-data.ts';
import { codeSymbology } from '../data/code-content.ts';
import { columnKey, selectedColumn } from '../data/column.ts';
import { conditionalStyle } from '../data/conditional-style.ts';
import { reportFilter } from '../data/filter.ts';
import { richText } from './rich-text.ts';

/** Width of an item in percent of its section (specification 3 §9: minimum 15, step 5). */
export const MIN_WIDTH = 15;
export const WIDTH_STEP = 5;
/** So many labels fit on a sheet. */
export const MAX_LABEL_COLUMNS = 6;
export const MAX_LABEL_ROWS = 20;

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

/** On a page that repeats per row of a dynamic text: only rows with that row's value of this column. Rows of both items
 * carry it, whether or not the item shows it.
 */
const detailPart = { detail_column: columnKey.optional() };

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
  /**
   * An asset's id (UUID), `ORGANIZATION_LOGO`, or a `data:` URL in standalone calls; '' while none is chosen.
   */
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
   * Rows are gathered under the values of these columns, the outer first, each group with its subtotals. The rows
   * carry them, whether or not the table shows them, and come in their order.
   */
  group_by: z.array(columnKey).max(2),
  /** A group that fits on one page is not torn over two. */
  keep_together: z.boolean(),
  estilos_condicionales: z.array(conditionalStyle).max(20),
  ...detailPart,
});

/** Labels: the page group is printed so many times on a sheet, its body shared equally. */
export const etiquetas = z.object({
  columnas: z.int().min(1).max(MAX_LABEL_COLUMNS),
  filas: z.int().min(1).max(MAX_LABEL_ROWS),
  /** Between labels, in points. */
  separacion: z.number().min(0).max(72),
  /** A line around each, to cut along. */
  contorno: z.boolean(),
});
export type Etiquetas = z.infer<typeof etiquetas>;

export const textoDinamicoItem = z.object({
  ...base,
  nombre: z.literal('texto_dinamico'),
  ...dataPart,
  valor: richText,
  /** Several rows on each sheet; absent: a page for each row. */
  etiquetas: etiquetas.optional(),
});

/** A chart over the rows of its tables, gathered by category. */
export const graficaItem = z.object({
  ...base,
  nombre: z.literal('grafica'),
  ...dataPart,
  ...detailPart,
  tipo: z.enum(['barras', 'barras_horizontales', 'lineas', 'pastel']),
  /** One of `selected_columns`; absent while none is chosen. */
  categoria: columnKey.optional(),
  /** Numeric ones of `selected_columns`; a pie shows the first. */
  valores: z.array(columnKey).max(6),
  agregacion: chartAggregation,
  orden: chartOrder,
  /** The largest so many categories, the rest as "Otros"; absent: all. */
  maximo: z.int().min(2).max(50).optional(),
  titulo: z.string().max(200),
  leyenda: z.boolean(),
  /** The figure written at each bar, point or slice. */
  etiquetas: z.boolean(),
  /** Alternative text; '': a sentence made from what the chart shows. */
  alt: z.string().max(500),
  /** In points. */
  height: z.number().min(80).max(640),
});

/** A QR or a bar code (Code 128) of a fixed text, or of a column of the row that its page is printed for. */
export const codigoItem = z.object({
  ...base,
  nombre: z.literal('codigo'),
  simbologia: codeSymbology,
  /** The fixed text; unused where `column` is given. */
  valor: z.string().max(1000),
  /** A column of the dynamic text that repeats the page. */
  column: columnKey.optional(),
  /** Height of the code in points. */
  height: z.number().min(20).max(400),
  /** Whether the content is written below. */
  mostrar_texto: z.boolean(),
});

/**
 * An item of a kind that this version does not know: it is kept as it came, shown as a placeholder and not printed.
 * `readItem` makes it, and gives the original back once its kind is known.
 */
export const desconocidoItem = z.object({
  ...base,
  nombre: z.literal('desconocido'),
  original: z.record(z.string(), z.unknown()),
});

/** What a person can add, in the order in which it is offered. */
const OFFERED_ITEMS = [
  textoItem,
  tituloItem,
  imagenItem,
  tablaItem,
  textoDinamicoItem,
  graficaItem,
  codigoItem,
] as const;

export const reportItem = z.discriminatedUnion('nombre', [...OFFERED_ITEMS, desconocidoItem]);
export type TextoItem = z.infer<typeof textoItem>;
export type TituloItem = z.infer<typeof tituloItem>;
export type ImagenItem = z.infer<typeof imagenItem>;
export type TablaItem = z.infer<typeof tablaItem>;
export type TextoDinamicoItem = z.infer<typeof textoDinamicoItem>;
export type GraficaItem = z.infer<typeof graficaItem>;
export type CodigoItem = z.infer<typeof codigoItem>;
export type DesconocidoItem = z.infer<typeof desconocidoItem>;
export type ReportItem = z.infer<typeof reportItem>;
export type ItemKind = ReportItem['nombre'];
export type ItemOfKind<Kind extends ItemKind> = Extract<ReportItem, { nombre: Kind }>;
/** The kinds that a person can add, in the order in which they are offered. */
export const ITEM_KINDS = OFFERED_ITEMS.map((schema) => schema.shape.nombre.value);
export type OfferedKind = (typeof ITEM_KINDS)[number];

/** What the items of a kind can do. Code that concerns several kinds asks for a trait, never for a list of kinds. */
type ItemTraits = {
  /** Asks for rows of its tables. */
  hasRows: boolean;
  /** Its `valor` is a rich text. */
  hasText: boolean;
  /** Its text takes headings and lists. */
  hasBlocks: boolean;
  /** Shows an uploaded picture. */
  hasPicture: boolean;
  /** Is drawn by a library of figures, which is loaded when a report needs it. */
  hasFigure: boolean;
  /** Repeats its page, once for each of its rows. */
  repeatsPage: boolean;
  /** Can show just the rows of the row that its page is printed for, by its `detail_column`. */
  canFollow: boolean;
};

const noTraits = {
  hasRows: false,
  hasText: false,
  hasBlocks: false,
  hasPicture: false,
  hasFigure: false,
  repeatsPage: false,
  canFollow: false,
} as const;

/** The `id` is that of `get_item_types`; it is never used again for another kind. */
const TYPES = {
  texto: { id: 1, etiqueta: 'Texto', ...noTraits, hasText: true, hasBlocks: true },
  titulo: { id: 2, etiqueta: 'Título', ...noTraits, hasText: true },
  imagen: { id: 3, etiqueta: 'Imagen', ...noTraits, hasPicture: true },
  tabla: { id: 4, etiqueta: 'Tabla', ...noTraits, hasRows: true, canFollow: true },
  texto_dinamico: {
    id: 5,
    etiqueta: 'Texto dinámico',
    ...noTraits,
    hasRows: true,
    hasText: true,
    hasBlocks: true,
    repeatsPage: true,
  },
  grafica: { id: 6, etiqueta: 'Gráfica', ...noTraits, hasRows: true, hasFigure: true, canFollow: true },
  codigo: { id: 7, etiqueta: 'Código', ...noTraits, hasFigure: true },
  desconocido: { id: 0, etiqueta: 'Elemento de otra versión', ...noTraits },
} as const;

/** Each kind: its number, what it is called, what its items can do. */
export const ITEM_TYPES: Record<ItemKind, ItemTraits & { id: number; etiqueta: string }> = TYPES;

type KindWith<Trait extends keyof ItemTraits> = {
  [Kind in keyof typeof TYPES]: (typeof TYPES)[Kind][Trait] extends true ? Kind : never;
}[keyof typeof TYPES];
/** An item of any kind that has a trait. */
type ItemWith<Trait extends keyof ItemTraits> = ItemOfKind<KindWith<Trait>>;

const hasTrait =
  <Trait extends keyof ItemTraits>(trait: Trait) =>
  (item: ReportItem): item is ItemWith<Trait> =>
    ITEM_TYPES[item.nombre][trait];

export type DataItem = ItemWith<'hasRows'>;
export type TextItem = ItemWith<'hasText'>;
export type FollowingItem = ItemWith<'canFollow'>;

export const isDataItem = hasTrait('hasRows');
export const isTextItem = hasTrait('hasText');
export const hasBlocks = hasTrait('hasBlocks');
export const hasPicture = hasTrait('hasPicture');
export const hasFigure = hasTrait('hasFigure');
export const repeatsPage = hasTrait('repeatsPage');
export const canFollow = hasTrait('canFollow');
