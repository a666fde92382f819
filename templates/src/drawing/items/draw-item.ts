import type { ReportItem } from '@lienzo/schema/report/item';
import type { DrawContext } from '../draw-context.ts';
import { drawCodigo } from './draw-codigo.ts';
import { drawDesconocido } from './draw-desconocido.ts';
import { drawFirma } from './draw-firma.ts';
import { drawGrafica } from './draw-grafica.ts';
import { drawImagen } from './draw-imagen.ts';
import { drawIndicador } from './draw-indicador.ts';
import { drawItemBox } from './draw-item-box.ts';
import { drawLinea } from './draw-linea.ts';
import { drawTabla } from './draw-tabla.ts';
import { drawTablaCruzada } from './draw-tabla-cruzada.ts';
import { drawTablaFija } from './draw-tabla-fija.ts';
import { drawTexto } from './draw-texto.ts';
import { drawTextoDinamico } from './draw-texto-dinamico.ts';
import { drawTitulo } from './draw-titulo.ts';
import { drawTotales } from './draw-totales.ts';

/** An item in its box. All text is escaped. */
export const drawItem = (item: ReportItem, context: DrawContext): string =>
  drawItemBox(item, drawContent(item, context));

/** The content of the item's box. The return type makes the compiler ask for every kind. */
function drawContent(item: ReportItem, context: DrawContext): string {
  switch (item.nombre) {
    case 'texto':
      return drawTexto(item, context);
    case 'titulo':
      return drawTitulo(item, context);
    case 'imagen':
      return drawImagen(item, context);
    case 'tabla':
      return drawTabla(item, context);
    case 'texto_dinamico':
      return drawTextoDinamico(item, context);
    case 'grafica':
      return drawGrafica(item, context);
    case 'codigo':
      return drawCodigo(item, context);
    case 'indicador':
      return drawIndicador(item, context);
    case 'totales':
      return drawTotales(item, context);
    case 'tabla_cruzada':
      return drawTablaCruzada(item, context);
    case 'linea':
      return drawLinea(item);
    case 'firma':
      return drawFirma(item, context);
    case 'tabla_fija':
      return drawTablaFija(item, context);
    case 'desconocido':
      return drawDesconocido(item, context);
  }
}
