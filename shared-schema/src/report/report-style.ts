/** Styles: how reports of an organization look, taken from one report and applied to others. */
import { z } from 'zod';
import { hexColor } from '../data/hex-color.ts';
import { fontFamily } from './font-family.ts';
import type { ReportItem } from './item.ts';
import { itemStyle } from './item-base.ts';
import { type ReportDocument, reportItems } from './report.ts';
import {
  FORMAT_KINDS,
  formatsOfColumns,
  type StyleFormats,
  styleFormats,
  withFormats,
} from './style-formats.ts';
import { tableLookPart } from './table-look.ts';
import { reportFont } from './with-fonts.ts';

/** Letters of a style's name. */
export const MAX_STYLE_NAME = 80;
export const styleName = z.string().trim().min(1).max(MAX_STYLE_NAME);

/** Size and colour of texts; absent: automatic. */
const textLook = itemStyle.pick({ font_size: true, color: true });
type TextLook = z.infer<typeof textLook>;
const tableLook = textLook.extend({ zebra: z.boolean(), ...tableLookPart });
type TableLook = z.infer<typeof tableLook>;

/** A part that is absent stays as it is in the report that the style is applied to. */
export const reportStyle = z.object({
  fuente: fontFamily,
  /** By level. */
  titulo_1: textLook.optional(),
  titulo_2: textLook.optional(),
  titulo_3: textLook.optional(),
  texto: textLook.optional(),
  /** Tables and cross tables. */
  tabla: tableLook.optional(),
  /** Of their columns. */
  formatos: styleFormats.optional(),
  /** Indicators, whose figure has a size of its own. */
  indicador: textLook.pick({ color: true }).optional(),
  /** Of lines and shapes. */
  acento: hexColor.optional(),
});
export type ReportStyle = z.infer<typeof reportStyle>;
export type StylePart = Exclude<keyof ReportStyle, 'fuente' | 'formatos'>;
export const STYLE_PARTS = reportStyle.omit({ fuente: true, formatos: true }).keyof().options;

/** The part of a style that an item takes; null for one that has none. */
export function stylePart(item: ReportItem): StylePart | null {
  switch (item.nombre) {
    case 'titulo':
      return `titulo_${item.nivel}`;
    case 'texto':
    case 'texto_dinamico':
    case 'tabla_fija':
    case 'totales':
    case 'firma':
      return 'texto';
    case 'tabla':
    case 'tabla_cruzada':
      return 'tabla';
    case 'linea':
      return 'acento';
    case 'indicador':
      return 'indicador';
    case 'imagen':
    case 'grafica':
    case 'codigo':
    case 'desconocido':
      return null;
  }
}

/** The style of a report: of each part the look that most of its items have, of the first one where several are as many. */
export function styleOfReport(report: Pick<ReportDocument, 'layouts' | 'page'>): ReportStyle {
  const style: ReportStyle = { fuente: reportFont(report) };
  const items = reportItems(report);
  for (const part of ['titulo_1', 'titulo_2', 'titulo_3', 'texto'] as const) {
    const look = mostCommon(items.flatMap((item) => (isModel(item, part) ? [textLookOf(item)] : [])));
    if (look !== undefined) style[part] = look;
  }
  const tables = items.filter(isTable);
  const table = mostCommon(tables.map(tableLookOf));
  if (table !== undefined) style.tabla = table;
  const formats = formatsOfColumns(tables.flatMap(({ selected_columns }) => selected_columns));
  if (Object.keys(formats).length > 0) style.formatos = formats;
  const indicator = mostCommon(items.flatMap((item) => (item.nombre === 'indicador' ? [colorOf(item)] : [])));
  if (indicator !== undefined) style.indicador = indicator;
  const accent = mostCommon(items.flatMap((item) => (item.nombre === 'linea' ? [item.color] : [])));
  if (accent !== undefined) style.acento = accent;
  return style;
}

/** Texts are looked up where they are only texts: fixed tables and totals begin with sizes of their own. */
const isModel = (item: ReportItem, part: StylePart): boolean =>
  stylePart(item) === part &&
  (part !== 'texto' || item.nombre === 'texto' || item.nombre === 'texto_dinamico');

const textLookOf = ({ estilo_item: { font_size, color } }: Pick<ReportItem, 'estilo_item'>): TextLook => ({
  ...(font_size !== undefined && { font_size }),
  ...(color !== undefined && { color }),
});

const colorOf = ({ estilo_item: { color } }: Pick<ReportItem, 'estilo_item'>): Pick<TextLook, 'color'> =>
  color === undefined ? {} : { color };

type TableItem = Extract<ReportItem, { nombre: 'tabla' | 'tabla_cruzada' }>;
const isTable = (item: ReportItem): item is TableItem =>
  item.nombre === 'tabla' || item.nombre === 'tabla_cruzada';

const tableLookOf = (item: TableItem): TableLook => ({
  ...textLookOf(item),
  zebra: item.zebra,
  ...Object.fromEntries(
    TABLE_FIELDS.flatMap((field) => (item[field] === undefined ? [] : [[field, item[field]]])),
  ),
});

const TABLE_FIELDS = z.object(tableLookPart).keyof().options;

function mostCommon<Look>(looks: readonly Look[]): Look | undefined {
  const counts = new Map<string, { look: Look; count: number }>();
  for (const look of looks) {
    const key = JSON.stringify(look);
    counts.set(key, { look, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].reduce<{ look: Look; count: number } | undefined>(
    (most, one) => (most === undefined || one.count > most.count ? one : most),
    undefined,
  )?.look;
}

/** An item in a style; the same object where nothing differs. Its own font stays. */
export function styledItem(item: ReportItem, style: ReportStyle): ReportItem {
  const styled = withPart(item, style);
  return JSON.stringify(sorted(styled)) === JSON.stringify(sorted(item)) ? item : styled;
}

function withPart(item: ReportItem, style: ReportStyle): ReportItem {
  if (item.nombre === 'linea') return style.acento === undefined ? item : { ...item, color: style.acento };
  if (isTable(item)) return styledTable(item, style);
  const part = stylePart(item);
  if (part === null || part === 'tabla' || part === 'acento') return item;
  if (part === 'indicador') {
    const { indicador } = style;
    return indicador === undefined
      ? item
      : withText(item, { ...indicador, font_size: item.estilo_item.font_size });
  }
  const look = style[part];
  if (look === undefined) return item;
  // A fixed table, totals and signatures have sizes that fit what is in them.
  return item.nombre === 'texto' || item.nombre === 'texto_dinamico' || item.nombre === 'titulo'
    ? withText(item, look)
    : withText(item, { ...look, font_size: item.estilo_item.font_size });
}

function styledTable(item: TableItem, { tabla, formatos = {} }: ReportStyle): TableItem {
  const selected_columns = withFormats(item.selected_columns, formatos);
  const written = selected_columns === item.selected_columns ? item : { ...item, selected_columns };
  if (tabla === undefined) return written;
  const { font_size, color, zebra, ...look } = tabla;
  const plain = { ...written };
  for (const field of TABLE_FIELDS) delete plain[field];
  return { ...withText(plain, { font_size, color }), zebra, ...look };
}

function withText<Item extends ReportItem>(item: Item, { font_size, color }: Optional<TextLook>): Item {
  const { font_size: _size, color: _color, ...rest } = item.estilo_item;
  const estilo_item = {
    ...rest,
    ...(font_size !== undefined && { font_size }),
    ...(color !== undefined && { color }),
  };
  return { ...item, estilo_item };
}

type Optional<Look> = { [Field in keyof Look]?: Look[Field] | undefined };

/** A value whose fields that are undefined are left out and the others in one order, so that two can be compared. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, one]) => [key, sorted(one)]),
  );
}

/** What a style would change in a report. */
export type StyleEffect = {
  /** Before and after, where it changes. */
  font: { before: ReportStyle['fuente']; after: ReportStyle['fuente'] } | null;
  /** The items that change, in reading order, as they would be. */
  items: ReportItem[];
  /** The formats that columns of tables take. */
  formats: (keyof StyleFormats)[];
  /** How many keep a font of their own, which is not that of the style. */
  ownFonts: number;
};

export function styleEffect(
  report: Pick<ReportDocument, 'layouts' | 'page'>,
  style: ReportStyle,
): StyleEffect {
  const before = reportFont(report);
  const items = reportItems(report);
  return {
    font: before === style.fuente ? null : { before, after: style.fuente },
    items: items.flatMap((item) => {
      const styled = styledItem(item, style);
      return styled === item ? [] : [styled];
    }),
    formats: FORMAT_KINDS.filter((kind) =>
      items.some(
        (item) =>
          isTable(item) &&
          withFormats(item.selected_columns, { [kind]: style.formatos?.[kind] }) !== item.selected_columns,
      ),
    ),
    ownFonts: items.filter(({ estilo_item: { fuente } }) => fuente !== undefined && fuente !== style.fuente)
      .length,
  };
}
