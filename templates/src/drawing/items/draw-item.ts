import type { ItemKind, ReportItem } from '@lienzo/schema/report/item';
import type { DrawContext } from '../draw-context.ts';
import { drawCodigo } from './draw-codigo.ts';
import { drawDesconocido } from './draw-desconocido.ts';
import { drawGrafica } from './draw-grafica.ts';
import { drawImagen } from './draw-imagen.ts';
import { drawItemBox } from './draw-item-box.ts';
import { drawTabla } from './draw-tabla.ts';
import { drawTexto } from './draw-texto.ts';
import { drawTextoDinamico } from './draw-texto-dinamico.ts';
import { drawTitulo } from './draw-titulo.ts';

type DrawingOf<Kind extends ItemKind> = (
  item: Extract<ReportItem, { nombre: Kind }>,
  context: DrawContext,
) => string;

/** The drawing of each kind: the content of the item's box. */
const drawings = {
  texto: drawTexto,
  titulo: drawTitulo,
  imagen: drawImagen,
  tabla: drawTabla,
  texto_dinamico: drawTextoDinamico,
  grafica: drawGrafica,
  codigo: drawCodigo,
  desconocido: drawDesconocido,
} satisfies { [Kind in ItemKind]: DrawingOf<Kind> };

/** An item in its box. All text is escaped. */
export const drawItem = (item: ReportItem, context: DrawContext): string =>
  drawItemBox(item, drawContent(item, context));

function drawContent(item: ReportItem, context: DrawContext): string {
  switch (item.nombre) {
    case 'texto':
      return drawings.texto(item, context);
    case 'titulo':
      return drawings.titulo(item, context);
    case 'imagen':
      return drawings.imagen(item, context);
    case 'tabla':
      return drawings.tabla(item, context);
    case 'texto_dinamico':
      return drawings.texto_dinamico(item, context);
    case 'grafica':
      return drawings.grafica(item, context);
    case 'codigo':
      return drawings.codigo(item, context);
    case 'desconocido':
      return drawings.desconocido(item, context);
  }
}
