import type { ChartAggregation } from '../data/chart-data.ts';
import type { GraficaItem } from '../report/item.ts';

/** Texts of the properties that only a chart of the editor has. */
export const editorChartMessages = {
  kind: 'Tipo de gráfica',
  kinds: {
    barras: 'Barras',
    barras_horizontales: 'Horizontales',
    lineas: 'Líneas',
    pastel: 'Pastel',
  } satisfies Record<GraficaItem['tipo'], string>,
  title: 'Título',
  noTitle: 'Sin título',
  alternativeTextHelp: 'Qué dice la gráfica, para quien no la ve. Si lo dejas vacío se escribe solo.',
  category: 'Categoría',
  categoryHelp: 'Cada barra, punto o rebanada.',
  aggregation: 'Cálculo',
  aggregations: {
    suma: 'Suma',
    promedio: 'Promedio',
    cuenta: 'Cuenta',
  } satisfies Record<ChartAggregation, string>,
  values: {
    title: 'Valores',
    add: 'Agregar valor',
    another: 'Agregar otro valor',
    chooseOrCount: 'Cuenta las filas; o elige una columna',
    choose: 'Elige una columna de números',
    noneFound: 'Ninguna columna de números se llama así',
    remove: (column: string) => `Quitar el valor ${column}`,
  },
  looks: {
    title: 'Gráfica',
    order: 'Orden de las categorías',
    orders: {
      valor: 'De mayor a menor',
      categoria: 'Por nombre de la categoría',
      filas: 'Como vienen las filas',
    } satisfies Record<GraficaItem['orden'], string>,
    onlyLargest: 'Solo las mayores; las demás en “Otros”',
    most: 'Cuántas categorías',
    numberFormat: 'Formato de las cifras',
    figures: 'Escribir las cifras',
    legend: 'Leyenda',
  },
  /** Names of steps in the history: "Deshacer: cambiar tipo de gráfica". */
  steps: {
    kind: 'cambiar tipo',
    title: 'cambiar título',
    alternativeText: 'cambiar texto alternativo',
    category: 'cambiar categoría',
    aggregation: 'cambiar cálculo',
    addValue: 'agregar valor',
    removeValue: 'quitar valor',
    height: 'cambiar altura',
  },
} as const;
