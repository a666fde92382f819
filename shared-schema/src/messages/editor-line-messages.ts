import type { LineaItem } from '../report/item.ts';

/** Texts of the properties that only a line or shape of the editor has. */
export const editorLineMessages = {
  shape: 'Forma',
  shapes: {
    horizontal: 'Línea horizontal',
    vertical: 'Línea vertical',
    rectangulo: 'Rectángulo',
    elipse: 'Elipse',
  } satisfies Record<LineaItem['forma'], string>,
  stroke: 'Trazo',
  strokes: {
    solido: 'Sólido',
    guiones: 'Guiones',
    puntos: 'Puntos',
  } satisfies Record<LineaItem['trazo'], string>,
  thickness: 'Grosor',
  color: 'Color de la línea',
  fill: 'Relleno',
  noFill: 'Sin relleno',
  height: 'Altura de la figura',
} as const;
