import { withAdditional } from '@lienzo/schema/data/additional-column';
import type { ItemKind, ItemStyle, ReportItem, TextoDinamicoItem } from '@lienzo/schema/report/item';
import type { RunLook } from './text-runs.ts';
import type { WordBlock } from './word-block.ts';
import { wordChart } from './word-chart.ts';
import { wordCode } from './word-code.ts';
import type { WordContext } from './word-context.ts';
import { wordImage } from './word-image.ts';
import { type TextLook, wordParagraphs } from './word-paragraphs.ts';
import { wordTable } from './word-table.ts';
import { halfPoints, wordColor } from './word-units.ts';

/** Where an item is put: its width and the space above it, in points. */
export type WordPlace = { width: number; before: number };

type FaceOf<Kind extends ItemKind> = (
  item: Extract<ReportItem, { nombre: Kind }>,
  place: WordPlace,
  context: WordContext,
) => WordBlock[];

/** The face of each kind in Word. */
const faces = {
  texto: (item, { before }, context) =>
    wordParagraphs(item.valor, context, { ...textLook(item.estilo_item), before }),
  titulo: (item, { before }, context) =>
    wordParagraphs(item.valor, context, { ...textLook(item.estilo_item), before, heading: item.nivel }),
  imagen: (item, { width, before }, context) => [wordImage(item, width, before, context)],
  tabla: (item, { width }, context) => wordTable(item, width, context),
  texto_dinamico: (item, { before }, context) =>
    wordParagraphs(item.valor, ownRow(item, context), { ...textLook(item.estilo_item), before }),
  grafica: (item, { width, before }, context) => wordChart(item, width, before, context),
  codigo: (item, { width, before }, context) => wordCode(item, width, before, context),
  desconocido: () => [],
} satisfies { [Kind in ItemKind]: FaceOf<Kind> };

/** An item as paragraphs and tables. */
export function wordItem(item: ReportItem, place: WordPlace, context: WordContext): WordBlock[] {
  switch (item.nombre) {
    case 'texto':
      return faces.texto(item, place, context);
    case 'titulo':
      return faces.titulo(item, place, context);
    case 'imagen':
      return faces.imagen(item, place, context);
    case 'tabla':
      return faces.tabla(item, place, context);
    case 'texto_dinamico':
      return faces.texto_dinamico(item, place, context);
    case 'grafica':
      return faces.grafica(item, place, context);
    case 'codigo':
      return faces.codigo(item, place, context);
    case 'desconocido':
      return faces.desconocido();
  }
}

function textLook(style: ItemStyle): TextLook {
  const run: RunLook = {
    ...(style.font_size !== undefined && { size: halfPoints(style.font_size) }),
    ...(style.color !== undefined && { color: wordColor(style.color) }),
  };
  return { run, align: style.align };
}

/** A second dynamic text on a page takes its own row of the same number, as in the drawing. */
function ownRow(item: TextoDinamicoItem, context: WordContext): WordContext {
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
