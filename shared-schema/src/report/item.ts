/** The items of a report: a union on `nombre` (specification 3 §3). */
import { z } from 'zod';
import { chartAggregation, chartOrder } from '../data/chart-data.ts';
import { codeSymbology } from '../data/code-content.ts';
import { columnFormat, columnKey } from '../data/column.ts';
import { conditionalStyle } from '../data/conditional-style.ts';
import { MAX_CROSS_KEYS, type Summary, summary } from '../data/summary.ts';
import { MAX_FORMULA } from '../formula/read-tokens.ts';
import { dataPart } from './data-part.ts';
import { type TablaFijaItem, tablaFijaItem } from './fixed-table-item.ts';
import { outcomeList } from './formula-outcome.ts';
import { type ItemStyle, itemBase, itemStyle } from './item-base.ts';
import { type LineaItem, lineaItem } from './line-item.ts';
import { richText } from './rich-text.ts';
import { type FirmaItem, firmaItem } from './signature-item.ts';
import { tableLookPart } from './table-look.ts';

/** Width of an item in percent of its section (specification 3 §9: minimum 15, step 5). */
export const MIN_WIDTH = 15;
export const WIDTH_STEP = 5;
/** Maximum number of labels on a sheet. */
export const MAX_LABEL_COLUMNS = 6;
export const MAX_LABEL_ROWS = 20;

/** Characters of a table's name in formulas. */
export const MAX_ALIAS = 60;

export type { ItemStyle };
export { itemStyle };

/**
 * The page link: on a page that repeats per row of a dynamic text, only rows with the same value of this column are
 * shown. The rows of both items contain it, whether or not the item displays it.
 */
const detailPart = { detail_column: columnKey.optional() };

export const textoItem = z.object({ ...itemBase, nombre: z.literal('texto'), valor: richText });
export const tituloItem = z.object({
  ...itemBase,
  nombre: z.literal('titulo'),
  nivel: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  valor: richText,
});
export const imagenItem = z.object({
  ...itemBase,
  nombre: z.literal('imagen'),
  /** An asset's id (UUID), `ORGANIZATION_LOGO`, or a `data:` URL in standalone calls; '' while none is chosen. */
  valor: z.string(),
  image_name: z.string().max(255),
  alt: z.string().max(500),
  fit: z.enum(['contain', 'cover']),
  /** Height in points; absent: the picture's aspect ratio. */
  height: z.number().min(8).max(800).optional(),
});

/** Characters of a text of a group of rows, its formulas included. */
export const MAX_GROUP_TEXT = 1000;
/** Formulas over the rows of the group stand in braces. '': the name of the column and its value, or nothing. */
export const textosGrupo = z.object({
  encabezado: z.string().max(MAX_GROUP_TEXT),
  pie: z.string().max(MAX_GROUP_TEXT),
});
export type TextosGrupo = z.infer<typeof textosGrupo>;

export const tablaItem = z.object({
  ...itemBase,
  nombre: z.literal('tabla'),
  ...dataPart,
  zebra: z.boolean(),
  ...tableLookPart,
  repeat_header: z.boolean(),
  /**
   * Rows are grouped by these columns, the outermost first, each group with its subtotals. The rows contain these
   * columns, whether or not the table displays them, and are sorted by them.
   */
  group_by: z.array(columnKey).max(2),
  /** What stands above and below each group, the outermost first; see `group-texts.ts`. */
  textos_grupo: z.array(textosGrupo).max(2).optional(),
  /** Keeps a group that fits on one page together. */
  keep_together: z.boolean(),
  /** At the foot of each page the sums of the rows on it; see `page-sums.ts`. */
  suma_pagina: z.boolean().optional(),
  /** At the head of each page but the first the sums of the rows before it. */
  viene_pagina: z.boolean().optional(),
  /** Each outer group starts on a new page, and what follows the last one. */
  pagina_por_grupo: z.boolean().optional(),
  /** Page numbers begin again on each of those pages. */
  numeracion_por_grupo: z.boolean().optional(),
  /** One row for each group of rows; absent: every row. */
  resumen: summary.optional(),
  estilos_condicionales: z.array(conditionalStyle).max(20),
  /** Columns that their conditions hide: rows are still those of their tables. Put in before the report is drawn. */
  ocultas: z.array(columnKey).max(60).optional(),
  /** What formulas call it; absent: “Tabla” and its number. */
  alias: z.string().max(MAX_ALIAS).optional(),
  ...detailPart,
});

/** Columns that name the rows of a cross table. */
export const MAX_CROSS_ROW_KEYS = 3;
/** Characters of the heading of its totals. */
const MAX_HEADING = 200;

/** Rows by columns: measures of each pair, with totals in both directions. Its rows are those of a summary. */
export const tablaCruzadaItem = z.object({
  ...itemBase,
  nombre: z.literal('tabla_cruzada'),
  ...dataPart,
  /** `primeros`: only the rows with the greatest totals of a measure; the others are one, totals stay those of all. */
  resumen: summary.pick({ medidas: true, primeros: true }),
  /** The columns among `selected_columns` whose values become columns; the others, but for the measures, name the rows. */
  columnas: z.array(columnKey).max(MAX_CROSS_KEYS),
  /** A column with the total of each row. */
  total_filas: z.boolean(),
  /** Its heading; absent: what the function of the measure is called. */
  titulo_total: z.string().max(MAX_HEADING).optional(),
  /** A row with the total of each column. */
  total_columnas: z.boolean(),
  /** What stands where a row has nothing in a column. */
  vacias: z.enum(['guion', 'vacio']),
  zebra: z.boolean(),
  ...tableLookPart,
  repeat_header: z.boolean(),
  /** Of cells: those of a measure look at each of its cells, or with `fila` at the total of the row. */
  estilos_condicionales: z.array(conditionalStyle).max(20).optional(),
  ...detailPart,
});

/** Labels: the page group is printed this many times per sheet; each label gets an equal part of the body, or its own size. */
export const etiquetas = z.object({
  columnas: z.int().min(1).max(MAX_LABEL_COLUMNS),
  filas: z.int().min(1).max(MAX_LABEL_ROWS),
  /** Gap between labels, in points. */
  separacion: z.number().min(0).max(72),
  /** Width and height of each label, in points: as many as fit on the sheet, whatever `columnas` and `filas` say. */
  medida: z.object({ ancho: z.number().min(1).max(1600), alto: z.number().min(1).max(1600) }).optional(),
  /** A cutting line around each label. */
  contorno: z.boolean(),
});
export type Etiquetas = z.infer<typeof etiquetas>;

export const textoDinamicoItem = z.object({
  ...itemBase,
  nombre: z.literal('texto_dinamico'),
  ...dataPart,
  valor: richText,
  /** Several rows on each sheet; absent: one page per row. */
  etiquetas: etiquetas.optional(),
});

/** A chart over the rows of its tables, aggregated by category. */
export const graficaItem = z.object({
  ...itemBase,
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
  /** Maximum number of categories, by largest value; the rest become "Otros". Absent: all. */
  maximo: z.int().min(2).max(50).optional(),
  titulo: z.string().max(200),
  leyenda: z.boolean(),
  /** Whether each bar, point or slice shows its value. */
  etiquetas: z.boolean(),
  /** Alternative text; '': a generated sentence. */
  alt: z.string().max(500),
  /** In points. */
  height: z.number().min(80).max(640),
});

/** Characters beside the column of a code. */
export const MAX_CODE_TEXT = 500;

/** A QR code or bar code (Code 128) of a fixed text, or of a column of the row that its page is printed for. */
export const codigoItem = z.object({
  ...itemBase,
  nombre: z.literal('codigo'),
  simbologia: codeSymbology,
  /** The fixed text; ignored when `column` is set. */
  valor: z.string().max(1000),
  /** A column of the dynamic text that repeats the page. */
  column: columnKey.optional(),
  /** What the code has before and after the value of its column, such as the address of a page; absent: nothing. */
  antes: z.string().max(MAX_CODE_TEXT).optional(),
  despues: z.string().max(MAX_CODE_TEXT).optional(),
  /** Height of the code in points. */
  height: z.number().min(20).max(400),
  /** Whether the content is printed below the code. */
  mostrar_texto: z.boolean(),
});

/** What the conditional styles of an indicator look at: its figure. */
export const INDICATOR_VALUE = 'adicional-valor';

/** A large figure: a formula over the report's tables, and how it compares with another one. */
export const indicadorItem = z.object({
  ...itemBase,
  nombre: z.literal('indicador'),
  etiqueta: z.string().max(200),
  /** As it is stored in the chips of texts; '' while there is none. */
  formula: z.string().max(MAX_FORMULA),
  formato: columnFormat.optional(),
  comparacion: z.object({ etiqueta: z.string().max(200), formula: z.string().max(MAX_FORMULA) }).optional(),
  /** Of `INDICATOR_VALUE`; its background is not shown. */
  estilos_condicionales: z.array(conditionalStyle.omit({ formula: true })).max(5),
  /** Put in before the report is drawn; never stored by the editor. */
  resultados: outcomeList.max(2).optional(),
});

/** The most rows of a block of totals. */
export const MAX_TOTAL_ROWS = 20;

/** A row of a block of totals; formulas below it, and elsewhere, can use its rounded value. */
export const filaTotal = z.object({
  id: z.string().regex(/^fila-[a-z0-9-]{1,60}$/),
  etiqueta: z.string().max(200),
  formula: z.string().max(MAX_FORMULA),
  formato: columnFormat.optional(),
  /** Bold, with a line above. */
  destacada: z.boolean(),
});
export type FilaTotal = z.infer<typeof filaTotal>;

/** Labels and figures below a table: subtotal, taxes, total, the amount in words. */
export const totalesItem = z.object({
  ...itemBase,
  nombre: z.literal('totales'),
  filas: z.array(filaTotal).max(MAX_TOTAL_ROWS),
  /** Put in before the report is drawn; never stored by the editor. */
  resultados: outcomeList.max(MAX_TOTAL_ROWS).optional(),
});

/**
 * An item of a kind unknown to this version: kept verbatim, shown as a placeholder and not printed.
 * `readItem` creates it, and restores the original once its kind is known.
 */
export const desconocidoItem = z.object({
  ...itemBase,
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
  indicadorItem,
  totalesItem,
  tablaCruzadaItem,
  lineaItem,
  firmaItem,
  tablaFijaItem,
] as const;

export const reportItem = z.discriminatedUnion('nombre', [...OFFERED_ITEMS, desconocidoItem]);
export type TextoItem = z.infer<typeof textoItem>;
export type TituloItem = z.infer<typeof tituloItem>;
export type ImagenItem = z.infer<typeof imagenItem>;
export type TablaItem = z.infer<typeof tablaItem>;
export type TablaCruzadaItem = z.infer<typeof tablaCruzadaItem>;
export type TextoDinamicoItem = z.infer<typeof textoDinamicoItem>;
export type GraficaItem = z.infer<typeof graficaItem>;
export type CodigoItem = z.infer<typeof codigoItem>;
export type IndicadorItem = z.infer<typeof indicadorItem>;
export type TotalesItem = z.infer<typeof totalesItem>;
export type { FirmaItem, LineaItem, TablaFijaItem };
export type DesconocidoItem = z.infer<typeof desconocidoItem>;
/** An item whose rows are groups of the rows of its tables. */
export type SummarisedItem = (TablaItem | TablaCruzadaItem) & { resumen: Summary };
export type ReportItem = z.infer<typeof reportItem>;
export type ItemKind = ReportItem['nombre'];
export type ItemOfKind<Kind extends ItemKind> = Extract<ReportItem, { nombre: Kind }>;
/** The kinds that a person can add, in the order in which they are offered. */
export const ITEM_KINDS = OFFERED_ITEMS.map((schema) => schema.shape.nombre.value);
export type OfferedKind = (typeof ITEM_KINDS)[number];

/** The capabilities of each kind. Code that concerns several kinds checks a trait, never a list of kinds. */
type ItemTraits = {
  /** Has tables whose rows are queried. */
  hasRows: boolean;
  /** Its `valor` is rich text. */
  hasText: boolean;
  /** Its text may contain headings and lists. */
  hasBlocks: boolean;
  /** Shows an uploaded picture. */
  hasPicture: boolean;
  /** Is drawn by a chart or code library, which is loaded when a report needs it. */
  hasFigure: boolean;
  /** Repeats its page once for each of its rows. */
  repeatsPage: boolean;
  /** Supports a page link, by its `detail_column`. */
  canLinkToPage: boolean;
};

const noTraits = {
  hasRows: false,
  hasText: false,
  hasBlocks: false,
  hasPicture: false,
  hasFigure: false,
  repeatsPage: false,
  canLinkToPage: false,
} as const;

/** The `id` is that of `get_item_types`; it is never used again for another kind. */
const TYPES = {
  texto: { id: 1, etiqueta: 'Texto', ...noTraits, hasText: true, hasBlocks: true },
  titulo: { id: 2, etiqueta: 'Título', ...noTraits, hasText: true },
  imagen: { id: 3, etiqueta: 'Imagen', ...noTraits, hasPicture: true },
  tabla: { id: 4, etiqueta: 'Tabla', ...noTraits, hasRows: true, canLinkToPage: true },
  texto_dinamico: {
    id: 5,
    etiqueta: 'Texto dinámico',
    ...noTraits,
    hasRows: true,
    hasText: true,
    hasBlocks: true,
    repeatsPage: true,
  },
  grafica: { id: 6, etiqueta: 'Gráfica', ...noTraits, hasRows: true, hasFigure: true, canLinkToPage: true },
  codigo: { id: 7, etiqueta: 'Código', ...noTraits, hasFigure: true },
  indicador: { id: 8, etiqueta: 'Indicador', ...noTraits },
  totales: { id: 9, etiqueta: 'Totales', ...noTraits },
  tabla_cruzada: { id: 10, etiqueta: 'Tabla cruzada', ...noTraits, hasRows: true, canLinkToPage: true },
  linea: { id: 11, etiqueta: 'Línea o figura', ...noTraits },
  firma: { id: 12, etiqueta: 'Firma', ...noTraits },
  tabla_fija: { id: 13, etiqueta: 'Tabla fija', ...noTraits },
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
export type LinkableItem = ItemWith<'canLinkToPage'>;

export const isDataItem = hasTrait('hasRows');
export const isTextItem = hasTrait('hasText');
export const hasBlocks = hasTrait('hasBlocks');
export const hasPicture = hasTrait('hasPicture');
export const hasFigure = hasTrait('hasFigure');
export const repeatsPage = hasTrait('repeatsPage');
export const canLinkToPage = hasTrait('canLinkToPage');
