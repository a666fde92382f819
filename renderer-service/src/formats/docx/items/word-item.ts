import { withAdditional } from '@lienzo/schema/data/additional-column';
import type { ItemKind, ItemStyle, ReportItem, TextoDinamicoItem } from '@lienzo/schema/report/item';
import type { RunStyle } from '../blocks/text-runs.ts';
import type { WordBlock } from '../blocks/word-block.ts';
import { halfPoints, wordColor } from '../blocks/word-units.ts';
import { wordChart } from './word-chart.ts';
import { wordCode } from './word-code.ts';
import type { WordContext } from './word-context.ts';
import { wordImage } from './word-image.ts';
import { type TextStyle, wordParagraphs } from './word-paragraphs.ts';
import { wordTable } from './word-table.ts';

/** An item's width and the space above it, in points. */
export type ItemPlacement = { width: number; before: number };

type RendererOf<Kind extends ItemKind> = (
  item: Extract<ReportItem, { nombre: Kind }>,
  placement: ItemPlacement,
  context: WordContext,
) => WordBlock[];

/** The Word renderer of each item kind. */
const renderers = {
  texto: (item, { before }, context) =>
    wordParagraphs(item.valor, context, { ...textStyle(item.estilo_item), before }),
  titulo: (item, { before }, context) =>
    wordParagraphs(item.valor, context, { ...textStyle(item.estilo_item), before, heading: item.nivel }),
  imagen: (item, { width, before }, context) => [wordImage(item, width, before, context)],
  tabla: (item, { width }, context) => wordTable(item, width, context),
  texto_dinamico: (item, { before }, context) =>
    wordParagraphs(item.valor, withOwnRow(item, context), { ...textStyle(item.estilo_item), before }),
  grafica: (item, { width, before }, context) => wordChart(item, width, before, context),
  codigo: (item, { width, before }, context) => wordCode(item, width, before, context),
  desconocido: () => [],
} satisfies { [Kind in ItemKind]: RendererOf<Kind> };

/** An item as paragraphs and tables. */
export function wordItem(item: ReportItem, placement: ItemPlacement, context: WordContext): WordBlock[] {
  switch (item.nombre) {
    case 'texto':
      return renderers.texto(item, placement, context);
    case 'titulo':
      return renderers.titulo(item, placement, context);
    case 'imagen':
      return renderers.imagen(item, placement, context);
    case 'tabla':
      return renderers.tabla(item, placement, context);
    case 'texto_dinamico':
      return renderers.texto_dinamico(item, placement, context);
    case 'grafica':
      return renderers.grafica(item, placement, context);
    case 'codigo':
      return renderers.codigo(item, placement, context);
    case 'desconocido':
      return renderers.desconocido();
  }
}

function textStyle(style: ItemStyle): TextStyle {
  const run: RunStyle = {
    ...(style.font_size !== undefined && { size: halfPoints(style.font_size) }),
    ...(style.color !== undefined && { color: wordColor(style.color) }),
  };
  return { run, align: style.align };
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
        row: row === undefined ? {} : withAdditional(item.additional_columns, row, context.draw.today),
      },
    },
  };
}
