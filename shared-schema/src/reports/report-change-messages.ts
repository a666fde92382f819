import type { AdditionalColumn } from '../data/additional-column.ts';
import type { BarMark, IconMark, IconSet } from '../data/column-mark.ts';
import type { ItemKind } from '../report/item.ts';
import { closedSentence } from '../rule-messages/closed-sentence.ts';

const quoted = (text: string): string => (text === '' ? '' : ` “${text}”`);
const value = (text: string): string => (text === '' ? 'nada' : `“${text}”`);
/** Articles that melt into the preposition before them. */
const ofItem = (item: string): string => `de ${item}`.replace(/^de el /, 'del ');
const to = (item: string): string => `a ${item}`.replace(/^a el /, 'al ');
const fromTo = (before: string, after: string): string => `de ${value(before)} a ${value(after)}`;

/** The longest part of a formula in a sentence. */
const MAX_FORMULA = 200;
const shortened = (formula: string): string =>
  formula.length <= MAX_FORMULA ? formula : `${formula.slice(0, MAX_FORMULA - 1)}…`;

/** “A” y “B”: names, which may be equal. */
const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('es-MX').format(names.map((name) => `“${name}”`));

const ICON_SETS: Record<IconSet, string> = {
  flechas: 'flechas',
  semaforo: 'semáforo',
  verificacion: 'verificación',
};

function roundingText(rounding: AdditionalColumn['redondeo']): string {
  if (rounding === undefined) return 'ahora se redondea a los decimales de su formato';
  if (rounding === 'ninguno') return 'ya no se redondea';
  return `ahora se redondea a ${rounding} ${rounding === 1 ? 'decimal' : 'decimales'}`;
}

/** How the changes between two versions of a report are told. */
export const reportChangeMessages = {
  articles: {
    texto: 'el texto',
    titulo: 'el título',
    imagen: 'la imagen',
    tabla: 'la tabla',
    texto_dinamico: 'el texto dinámico',
    grafica: 'la gráfica',
    codigo: 'el código',
    indicador: 'el indicador',
    totales: 'el bloque de totales',
    tabla_cruzada: 'la tabla cruzada',
    linea: 'la línea o figura',
    firma: 'la firma',
    tabla_fija: 'la tabla fija',
    desconocido: 'el elemento de otra versión',
  } satisfies Record<ItemKind, string>,
  item: (article: string, excerpt: string) => `${article}${quoted(excerpt)}`,
  first: (items: number) =>
    items === 1 ? 'Primera versión, con 1 elemento.' : `Primera versión, con ${items} elementos.`,
  none: 'Las dos versiones son iguales.',
  added: (item: string) => `Se agregó ${closedSentence(item)}`,
  deleted: (item: string) => `Se eliminó ${closedSentence(item)}`,
  moved: (item: string) => `Cambió de lugar ${closedSentence(item)}`,
  spaced: (item: string) => `Cambió el espacio o la alineación de la sección ${closedSentence(ofItem(item))}`,
  rearranged: 'Cambiaron las secciones o los saltos de página.',
  name: (before: string, after: string) => `El nombre pasó ${fromTo(before, after)}.`,
  orientation: (before: string, after: string) => `La orientación pasó ${fromTo(before, after)}.`,
  paper: (before: string, after: string) => `El papel pasó ${fromTo(before, after)}.`,
  orientations: { vertical: 'Vertical', horizontal: 'Horizontal' },
  fields: {
    margins: 'Cambiaron los márgenes de la página.',
    numbering: 'Cambió la numeración de las páginas.',
    header: 'Cambió el encabezado de la página.',
    footer: 'Cambió el pie de página.',
    marca_agua: 'Cambió la marca de agua.',
    imagen_fondo: 'Cambió la imagen de fondo de las páginas.',
    fondo: 'Cambió el color de fondo de la página.',
    primera_pagina: 'Cambió el encabezado o el pie de la primera página.',
  },
  parameters: {
    added: (name: string) => `Se agregó el parámetro${quoted(name)}.`,
    removed: (name: string) => `Se quitó el parámetro${quoted(name)}.`,
    renamed: (before: string, after: string) =>
      `El parámetro${quoted(before)} ahora se llama${quoted(after)}.`,
    changed: (name: string, owner: string, before: string, after: string) =>
      `Cambió el parámetro${quoted(name)}: ${owner} ${fromTo(before, after)}.`,
    of: {
      tipo: 'el tipo',
      requerido: 'es obligatorio',
      predeterminado: 'el valor predeterminado',
      opciones: 'las opciones',
    },
    yes: 'Sí',
    no: 'No',
    none: 'ninguno',
    order: 'Cambió el orden de los parámetros.',
    /** The value of a filter that takes it from one. */
    asked: 'un parámetro',
  },
  /** Data sets and filters that items share. */
  shared: {
    report: 'todo el reporte',
    set: (name: string) => `el conjunto de datos${quoted(name)}`,
    added: (name: string) => `Se agregó el conjunto de datos${quoted(name)}.`,
    removed: (name: string) => `Se quitó el conjunto de datos${quoted(name)}.`,
    renamed: (before: string, after: string) =>
      `El conjunto de datos${quoted(before)} ahora se llama${quoted(after)}.`,
    joined: (item: string, set: string) =>
      `Los datos ${ofItem(item)} son ahora los del conjunto${quoted(set)}.`,
    left: (item: string) => `Los datos ${ofItem(item)} ya no son los de un conjunto.`,
    apart: (item: string) => `Los filtros del reporte ya no se aplican ${closedSentence(to(item))}`,
    filtered: (item: string) => `Los filtros del reporte se aplican ahora ${closedSentence(to(item))}`,
  },
  /** Whom the report can be seen by. */
  audience: {
    all: 'Ahora lo pueden ver todos los clientes.',
    notAll: 'Ya no lo pueden ver todos los clientes.',
    addedClient: (name: string) => `Se agregó el cliente${quoted(name)} a “Visible para”.`,
    removedClient: (name: string) => `Se quitó el cliente${quoted(name)} de “Visible para”.`,
    added: (count: number) =>
      count === 1
        ? 'Se agregó 1 cliente a “Visible para”.'
        : `Se agregaron ${count} clientes a “Visible para”.`,
    removed: (count: number) =>
      count === 1
        ? 'Se quitó 1 cliente de “Visible para”.'
        : `Se quitaron ${count} clientes de “Visible para”.`,
  },
  text: (item: string, before: string, after: string) =>
    `El contenido ${ofItem(item)} pasó ${fromTo(before, after)}.`,
  textLook: (item: string) => `Cambió el formato del texto ${closedSentence(ofItem(item))}`,
  content: (item: string) => `Cambió el contenido ${closedSentence(ofItem(item))}`,
  width: (item: string, before: number, after: number) =>
    `El ancho ${ofItem(item)} pasó de ${before} % a ${after} %.`,
  stacked: (item: string, isStacked: boolean) =>
    isStacked
      ? `Se apiló debajo de otro elemento ${closedSentence(item)}`
      : `Pasó a una columna propia ${closedSentence(item)}`,
  font: (item: string, before: string, after: string) =>
    `La fuente ${ofItem(item)} pasó ${fromTo(before, after)}.`,
  reportFont: (before: string, after: string) => `La fuente del reporte pasó ${fromTo(before, after)}.`,
  style: (item: string) => `Cambió el estilo ${closedSentence(ofItem(item))}`,
  tables: (item: string, tables: readonly string[]) =>
    tables.length === 0
      ? `Ya no hay datos en ${closedSentence(item)}`
      : `Cambiaron los datos ${ofItem(item)}: ${closedSentence(tables.join(', '))}`,
  columnAdded: (column: string, item: string) =>
    `Se agregó la columna${quoted(column)} ${closedSentence(to(item))}`,
  columnRemoved: (column: string, item: string) =>
    `Se quitó la columna${quoted(column)} ${closedSentence(ofItem(item))}`,
  column: (column: string, item: string, what: string, before: string, after: string) =>
    `La columna${quoted(column)} ${ofItem(item)} cambió su ${what} ${fromTo(before, after)}.`,
  /** What runs across a cross table. */
  across: (item: string, columns: readonly string[]) =>
    columns.length === 0
      ? `Ya no hay nada en las columnas ${closedSentence(ofItem(item))}`
      : `Las columnas ${ofItem(item)} ahora son ${closedSentence(listed(columns))}`,
  columnOrder: (item: string) => `Cambió el orden de las columnas ${closedSentence(ofItem(item))}`,
  columnParts: {
    titulo: 'título',
    encabezado_comun: 'encabezado común',
    formato: 'formato',
    alineacion: 'alineación',
    total: 'total',
    ancho: 'ancho',
    estilo: 'estilo',
    marca: 'barra o iconos',
    readable_name: 'nombre',
    data_type: 'tipo',
  },
  /** What the style of a column sets. */
  columnStyle: {
    bold: 'negrita',
    color: (hex: string) => `letra ${hex}`,
    background: (hex: string) => `fondo ${hex}`,
    bar: ({ color, minimo, maximo }: BarMark) =>
      `barra de ${minimo ?? 'lo menor'} a ${maximo ?? 'lo mayor'}${color === undefined ? '' : `, color ${color.toUpperCase()}`}`,
    icons: ({ juego, alto, medio, invertido }: IconMark) =>
      `${ICON_SETS[juego]} con límites ${alto} y ${medio}${invertido === true ? ', menos es mejor' : ''}`,
  },
  conditionalStyle: {
    added: (item: string, rule: string) =>
      `Se agregó un estilo condicional ${to(item)}: ${closedSentence(rule)}`,
    removed: (item: string, rule: string) =>
      `Se quitó un estilo condicional ${ofItem(item)}: ${closedSentence(rule)}`,
    changed: (item: string, before: string, after: string) =>
      `Cambió un estilo condicional ${ofItem(item)}: pasó ${fromTo(before, after)}.`,
    order: (item: string) => `Cambió el orden de los estilos condicionales ${closedSentence(ofItem(item))}`,
    /** @param scope the column whose cell takes the look; null: the whole row. */
    rule: (rule: string, look: string, scope: string | null) =>
      `si ${shortened(rule)}, ${look === '' ? 'sin estilo' : look} en ${scope === null ? 'toda la fila' : scope}`,
    figure: 'el valor',
  },
  filterAdded: (filter: string, item: string) =>
    `Se agregó el filtro${quoted(filter)} ${closedSentence(to(item))}`,
  filterRemoved: (filter: string, item: string) =>
    `Se quitó el filtro${quoted(filter)} ${closedSentence(ofItem(item))}`,
  filter: (filter: string, item: string, before: string, after: string) =>
    `Cambió el filtro${quoted(filter)} ${ofItem(item)}: pasó ${fromTo(before, after)}.`,
  filtersByO: (filters: readonly string[], item: string) =>
    `Ahora basta con cumplir uno de los filtros ${listed(filters)} ${closedSentence(ofItem(item))}`,
  filtersByY: (filters: readonly string[], item: string) =>
    `Ya no basta con cumplir uno de los filtros ${listed(filters)} ${closedSentence(ofItem(item))}`,
  computedAdded: (column: string, item: string) =>
    `Se agregó el campo adicional${quoted(column)} ${closedSentence(to(item))}`,
  computedRemoved: (column: string, item: string) =>
    `Se quitó el campo adicional${quoted(column)} ${closedSentence(ofItem(item))}`,
  computed: (column: string, item: string) =>
    `Cambió el campo adicional${quoted(column)} ${closedSentence(ofItem(item))}`,
  formula: (column: string, item: string, { before, after }: { before: string; after: string }) =>
    `La fórmula de “${column}” ${ofItem(item)} pasó ${fromTo(shortened(before), shortened(after))}.`,
  totals: {
    added: (row: string, item: string) => `Se agregó la fila${quoted(row)} ${closedSentence(ofItem(item))}`,
    removed: (row: string, item: string) => `Se quitó la fila${quoted(row)} ${closedSentence(ofItem(item))}`,
    changed: (row: string, item: string) => `Cambió la fila${quoted(row)} ${closedSentence(ofItem(item))}`,
    formula: (row: string, { before, after }: { before: string; after: string }) =>
      `La fórmula de “${row}” pasó ${fromTo(shortened(before), shortened(after))}.`,
    order: (item: string) => `Cambió el orden de las filas ${closedSentence(ofItem(item))}`,
  },
  indicatorFormula: (item: string, { before, after }: { before: string; after: string }) =>
    `La fórmula ${ofItem(item)} pasó ${fromTo(shortened(before), shortened(after))}.`,
  shown: {
    always: 'siempre',
    column: (column: string, item: string) => `la columna${quoted(column)} ${ofItem(item)}`,
    section: (item: string) => `la sección ${ofItem(item)}`,
    changed: (item: string, { before, after }: { before: string; after: string }) =>
      `Cuándo se muestra ${item} pasó ${fromTo(shortened(before), shortened(after))}.`,
  },
  computedRounding: (column: string, item: string, rounding: AdditionalColumn['redondeo']) =>
    `El campo adicional${quoted(column)} ${ofItem(item)} ${roundingText(rounding)}.`,
  summarised: (item: string) => `Ahora se resume por grupos ${closedSentence(item)}`,
  unsummarised: (item: string) => `Ya no se resume por grupos ${closedSentence(item)}`,
  measure: (column: string, item: string) =>
    `Cambió el cálculo de la medida${quoted(column)} ${closedSentence(ofItem(item))}`,
  firstGroups: (item: string, count: number | undefined) =>
    count === undefined
      ? `Ahora se muestran todos los grupos ${closedSentence(ofItem(item))}`
      : `Ahora se muestran los primeros ${count} grupos ${ofItem(item)} y los demás como “Otros”.`,
  firstRows: (item: string, count: number | undefined) =>
    count === undefined
      ? `Ahora se muestran todas las filas ${closedSentence(ofItem(item))}`
      : `Ahora se muestran las primeras ${count} filas ${ofItem(item)} y las demás como “Otros”.`,
  rowOrder: (item: string) => `Cambió el orden de las filas ${closedSentence(ofItem(item))}`,
  /** A property, by its name, and what of the item it is. */
  option: (item: string, option: string) => `Cambió ${option} ${closedSentence(ofItem(item))}`,
  options: {
    filas: 'las filas',
    total_filas: 'el total de cada fila',
    titulo_total: 'el encabezado del total',
    total_columnas: 'el total de cada columna',
    vacias: 'lo que muestran las celdas vacías',
    alias: 'el nombre en fórmulas',
    etiqueta: 'lo que dice',
    formula: 'la fórmula',
    formato: 'el formato',
    comparacion: 'la comparación',
    group_by: 'la agrupación',
    detail_column: 'la relación con la página',
    zebra: 'el rayado de las filas',
    cuadricula: 'las líneas de la cuadrícula',
    relleno_encabezado: 'el relleno del encabezado',
    repeat_header: 'la repetición del encabezado',
    keep_together: 'el corte de los grupos',
    suma_pagina: 'la suma de cada página',
    viene_pagina: 'lo que viene de la página anterior',
    pagina_por_grupo: 'la página nueva por grupo',
    textos_grupo: 'los textos de los grupos',
    numeracion_por_grupo: 'la numeración de las páginas por grupo',
    nivel: 'el nivel',
    image_name: 'el archivo',
    alt: 'el texto alternativo',
    fit: 'el ajuste',
    height: 'la altura',
    tipo: 'el tipo',
    categoria: 'la categoría',
    valores: 'los valores',
    agregacion: 'el cálculo',
    orden: 'el orden',
    maximo: 'el máximo de categorías',
    titulo: 'el título',
    leyenda: 'la leyenda',
    etiquetas: 'las etiquetas',
    simbologia: 'el tipo de código',
    column: 'la columna',
    mostrar_texto: 'el texto al pie',
    antes: 'el texto antes de la columna',
    despues: 'el texto después de la columna',
    forma: 'la forma',
    trazo: 'el trazo',
    grosor: 'el grosor',
    color: 'el color',
    relleno: 'el relleno',
    espacio: 'el espacio para firmar',
    anchos: 'el ancho de las columnas',
    encabezado: 'la fila de encabezado',
    bordes: 'los bordes',
  },
  signatures: {
    added: (who: string, item: string) => `Se agregó la firma${quoted(who)} en ${closedSentence(item)}`,
    removed: (who: string, item: string) => `Se quitó la firma${quoted(who)} de ${closedSentence(item)}`,
    changed: (item: string, before: string, after: string) =>
      `En ${item}, quien firma pasó ${fromTo(before, after)}.`,
    look: (item: string) => `Cambió el aspecto de un texto en ${closedSentence(item)}`,
    order: (item: string) => `Cambió el orden de las firmas en ${closedSentence(item)}`,
  },
  fixedTable: {
    rows: (item: string, before: number, after: number) =>
      `En ${item}, las filas pasaron de ${before} a ${after}.`,
    columns: (item: string, before: number, after: number) =>
      `En ${item}, las columnas pasaron de ${before} a ${after}.`,
    changed: (item: string, cell: string, { before, after }: { before: string; after: string }) =>
      `En ${item}, la celda ${cell} pasó ${fromTo(before, after)}.`,
    added: (cell: string, text: string, item: string) =>
      `Se agregó la celda ${cell},${quoted(text)}, en ${closedSentence(item)}`,
    removed: (text: string, item: string) => `Se quitó la celda${quoted(text)} de ${closedSentence(item)}`,
    look: (cell: string, item: string) => `Cambió el aspecto de la celda ${cell} en ${closedSentence(item)}`,
    merged: (cell: string, item: string) =>
      `Cambió cuánto abarca la celda ${cell} en ${closedSentence(item)}`,
    arranged: (item: string) => `Cambió el orden de las celdas en ${closedSentence(item)}`,
    more: (count: number, item: string) =>
      `Y ${count === 1 ? '1 cambio' : `${count} cambios`} más en ${closedSentence(item)}`,
  },
  otherOption: 'una propiedad',
} as const;
