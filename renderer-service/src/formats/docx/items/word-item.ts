import { rowCompleter } from '@lienzo/schema/data/additional-column';
import { indicatorText } from '@lienzo/schema/report/indicator-text';
import type {
  ItemStyle,
  ReportItem,
  TablaCruzadaItem,
  TextoDinamicoItem,
  TextoItem,
  TituloItem,
} from '@lienzo/schema/report/item';
import { crossedPage } from '@lienzo/templates/drawing/crossed-page';
import { textRoom } from '@lienzo/templates/drawing/text-room';
import type { RunStyle } from '../blocks/text-runs.ts';
import type { WordBlock } from '../blocks/word-block.ts';
import { letterSpacing } from '../blocks/word-font.ts';
import { TITLE_LETTERS } from '../blocks/word-styles.ts';
import { halfPoints, wordColor } from '../blocks/word-units.ts';
import { wordChart } from './word-chart.ts';
import { wordCode } from './word-code.ts';
import type { WordContext } from './word-context.ts';
import { wordFixedTable } from './word-fixed-table.ts';
import { wordImage } from './word-image.ts';
import { wordLine } from './word-line.ts';
import { type TextStyle, wordParagraphs } from './word-paragraphs.ts';
import { wordSignatures } from './word-signatures.ts';
import { wordTable } from './word-table.ts';
import { wordTotals } from './word-totals.ts';

/** An item's width and the space above it, in points, and how many lines a table has at least. */
export type ItemPlacement = { width: number; before: number; lines?: number };

/** An item as paragraphs and tables. The return type makes the compiler ask for every kind. */
export function wordItem(
  item: ReportItem,
  { width, before, lines }: ItemPlacement,
  context: WordContext,
): WordBlock[] {
  const style = { ...textStyle(item.estilo_item), before };
  switch (item.nombre) {
    case 'texto':
      return wordParagraphs(item.valor, withRoom(item, context), style);
    case 'titulo':
      return wordParagraphs(item.valor, context, titleStyle(item, style));
    case 'imagen':
      return [wordImage(item, width, before, context)];
    case 'tabla':
      return wordTable(item, width, context, lines);
    case 'texto_dinamico':
      return wordParagraphs(item.valor, withRoom(item, withOwnRow(item, context)), style);
    case 'grafica':
      return wordChart(item, width, before, context);
    case 'codigo':
      return wordCode(item, width, before, context);
    case 'indicador':
      return wordParagraphs(indicatorText(item), context, style);
    case 'totales':
      return wordTotals(item, { width, before }, context);
    case 'tabla_cruzada':
      return wordCross(item, width, context);
    case 'linea':
      return [wordLine(item, { width, before }, context)];
    case 'firma':
      return wordSignatures(item, { width, before }, context);
    case 'tabla_fija':
      return wordFixedTable(item, { width, before }, context);
    case 'desconocido':
      return [];
  }
}

function textStyle(style: ItemStyle): TextStyle {
  const run: RunStyle = {
    ...(style.font_size !== undefined && { size: halfPoints(style.font_size) }),
    ...(style.color !== undefined && { color: wordColor(style.color) }),
  };
  return { run, align: style.align, font: style.fuente };
}

/** A title's letters are as many times larger than its text size as in the drawing. */
const TITLE_SCALES = { 1: 2.2, 2: 1.5, 3: 1.15 } as const;

function titleStyle({ nivel, estilo_item: { font_size, fuente } }: TituloItem, style: TextStyle): TextStyle {
  const points = font_size === undefined ? undefined : font_size * TITLE_SCALES[nivel];
  const letters = points !== undefined && {
    size: halfPoints(points),
    characterSpacing: letterSpacing(fuente, points, TITLE_LETTERS[nivel]),
  };
  return { ...style, heading: nivel, run: { ...style.run, ...letters } };
}

/** The room of a text, by which its long words are parted. */
const withRoom = (item: TextoItem | TextoDinamicoItem, context: WordContext): WordContext => ({
  ...context,
  draw: { ...context.draw, textRoom: textRoom(item, context.draw.bodyWidth) },
});

/** One that is linked to its page: the others are tables before anything is laid out. */
function wordCross(item: TablaCruzadaItem, width: number, context: WordContext): WordBlock[] {
  const { table, context: draw } = crossedPage(item, context.draw);
  return wordTable(table, width, { ...context, draw });
}

/** A second dynamic text on a page uses the row with the same index of its own data, as in the drawing. */
function withOwnRow(item: TextoDinamicoItem, context: WordContext): WordContext {
  const { current } = context.draw;
  if (current === undefined || current.driver === item.uuid) return context;
  const row = context.draw.rowsOf(item.uuid).at(current.index);
  return {
    ...context,
    draw: {
      ...context.draw,
      current: {
        driver: item.uuid,
        index: current.index,
        columns: item.selected_columns,
        row: row === undefined ? {} : rowCompleter(item, context.draw.today)(row),
      },
    },
  };
}
