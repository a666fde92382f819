import type { FirmaItem, ItemKind, LineaItem, OfferedKind, TextItem } from '../report/item.ts';

/**
 * The words of a kind, beside its `etiqueta`. What is typed into has a hint in the place of its text until then; the
 * drawing of any other, but for a line, says what it lacks, which is never printed.
 */
type TextOf<Kind extends ItemKind> = {
  /** Within a sentence: "mover tabla". */
  name: string;
} & (Kind extends OfferedKind
  ? {
      /** What it is for, in the palette. */
      use: string;
    } & (Kind extends TextItem['nombre']
      ? { hint: string }
      : Kind extends LineaItem['nombre']
        ? unknown
        : { missing: string } & (Kind extends FirmaItem['nombre'] ? { role: string } : unknown))
  : unknown);

/** How each kind of item is called and explained. */
export const itemKindMessages: { [Kind in ItemKind]: TextOf<Kind> } = {
  texto: { name: 'texto', use: 'Párrafos y listas', hint: 'Escribe el texto' },
  titulo: { name: 'título', use: 'Encabezado grande', hint: 'Escribe el título' },
  imagen: { name: 'imagen', use: 'Logotipo, firma o foto', missing: 'Falta la imagen' },
  tabla: { name: 'tabla', use: 'Filas de tus datos', missing: 'Aquí van las filas de tus datos' },
  texto_dinamico: {
    name: 'texto dinámico',
    use: 'Una página por fila',
    hint: 'Escribe el texto; con { insertas una columna',
  },
  grafica: {
    name: 'gráfica',
    use: 'Barras, líneas o pastel',
    missing: 'Aquí va la gráfica de tus datos',
  },
  codigo: {
    name: 'código',
    use: 'QR o código de barras',
    missing: 'Falta el contenido del código',
  },
  indicador: {
    name: 'indicador',
    use: 'Un total en grande',
    missing: 'Falta la fórmula del indicador',
  },
  totales: {
    name: 'totales',
    use: 'Subtotal, IVA, total, letra',
    missing: 'Aquí van los totales de una tabla',
  },
  tabla_cruzada: {
    name: 'tabla cruzada',
    use: 'Centros por mes, con totales',
    missing: 'Aquí van tus medidas por filas y columnas',
  },
  linea: {
    name: 'línea o figura',
    use: 'Separador, recuadro o elipse',
  },
  firma: {
    name: 'firma',
    use: 'Línea, nombre y puesto',
    missing: 'Nombre de quien firma',
    role: 'Puesto',
  },
  tabla_fija: {
    name: 'tabla fija',
    use: 'Celdas que escribes tú',
    missing: 'Escribe',
  },
  desconocido: { name: 'elemento de otra versión' },
};
