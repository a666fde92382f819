import { closedSentence } from './closed-sentence.ts';

/** What keeps a report from being saved, in words for its author (specification 3 §5, "Report save"). */
export const reportProblemMessages = {
  report: {
    name: 'Escribe el nombre del reporte.',
    nameLetters: 'El nombre tiene caracteres que no se pueden usar; bórralo y escríbelo de nuevo.',
    noItems: 'Agrega al menos un elemento al reporte.',
    twice: 'El elemento está dos veces en el reporte.',
    tooWide: (percent: number) =>
      `Los elementos de la sección ocupan ${percent} %; reduce su ancho a 100 % en total.`,
    tooMany: (columns: number, stacked: number) =>
      `Una sección lleva hasta ${columns} columnas, cada una con hasta ${stacked} elementos apilados; pasa los demás a otra sección.`,
  },
  image: 'Sube una imagen.',
  text: 'Escribe el texto del elemento.',
  unknownColumn: (column: string) =>
    `El texto usa la columna “${column}”, que no está entre las columnas elegidas.`,
  /** A column in a text, a title, a header or a footer, whose values come from the dynamic text of the page. */
  columnOfPage: {
    noText: (column: string) =>
      `El texto usa la columna “${column}”, pero en su página no hay un texto dinámico que la traiga; agrégalo o quita la columna.`,
    notInText: (column: string) =>
      `El texto usa la columna “${column}”, que el texto dinámico de su página no tiene; agrégala ahí o quítala.`,
    region: (column: string) =>
      `El encabezado o el pie usa la columna “${column}”; sus columnas saldrían vacías, quítala.`,
  },
  data: {
    noColumns: 'Elige al menos una tabla y una de sus columnas.',
  },
  chart: {
    noTable: 'Elige la tabla de la que salen los datos de la gráfica.',
    noCategory: 'Elige la categoría de la gráfica.',
    noValue: 'Elige al menos un valor para la gráfica.',
    noNumbers: 'Los valores de la gráfica deben ser columnas de números.',
  },
  pageSums:
    'Las sumas en cada página necesitan una columna cuyo total sea “Suma”: elígela o quita las sumas.',
  link: 'El texto dinámico de la página no puede tener la columna que une sus filas; elige otra en “Filas de cada página”.',
  signature: (number: number) => `Escribe el nombre o el puesto de la firma ${number}, o quítala.`,
  code: {
    unknownColumn:
      'El código usa una columna que el texto dinámico de su página no tiene; agrégala al texto o elige otra.',
    noContent: 'Escribe el contenido del código o elige su columna.',
    empty: 'El código no tiene contenido.',
    longQr: (bytes: number, most: number) =>
      `El contenido es demasiado largo para un código QR: ${bytes} bytes; caben ${most}.`,
    longBars: (characters: number, most: number) =>
      `El contenido es demasiado largo para un código de barras: ${characters} caracteres; caben ${most}.`,
    narrow: {
      qr: 'El código QR no cabe en su espacio: dale más ancho o acorta su contenido.',
      code128: 'El código de barras no cabe en su espacio: dale más ancho o usa un código QR.',
    },
    barLetter: (letter: string) =>
      `El código de barras no puede llevar el carácter “${letter}”; usa letras, números y signos comunes, o un código QR.`,
  },
  style: {
    unknownColumn: 'Un formato condicional usa una columna que la tabla ya no tiene.',
    ofColumn: (column: string, problem: string) => `Formato condicional de “${column}”: ${problem}`,
    noCondition: 'Elige la condición del formato condicional.',
    noValue: 'Escribe el valor del formato condicional.',
    notLogical: 'la fórmula debe ser una comparación, por ejemplo Horas > 9.',
    otherTable: 'la fórmula usa una tabla de la que el reporte no muestra nada; agrega una de sus columnas.',
    noLook: 'Elige qué cambia: negrita, color o fondo.',
  },
  filter: {
    named: (name: string) => (name.trim() === '' ? 'sin nombre' : `“${name}”`),
    noColumn: (name: string) => `Elige la columna del filtro ${closedSentence(name)}`,
    noCondition: (name: string) => `Elige la condición del filtro ${closedSentence(name)}`,
    ofFilter: (name: string, problem: string) => `Filtro ${name}: ${problem}`,
    noName: (column: string) => `Escribe el nombre del filtro de “${column}”.`,
    goneColumn: 'usa un campo adicional que ya no existe; elige otra columna.',
    changedColumn: (column: string) =>
      `“${column}” ya no da el mismo tipo de valor; elige de nuevo la columna y la condición.`,
    noValue: 'Escribe el valor del filtro.',
    tooLong: (most: number) => `Escribe un valor de ${most} caracteres o menos.`,
    noPair: 'Escribe los dos valores del filtro.',
    reversed: 'El primer valor debe ser menor o igual que el segundo.',
    noneChosen: 'Elige al menos un valor.',
    many: (most: number) => `El elemento tiene demasiados filtros: caben ${most}, con los que comparte.`,
    manyChosen: (most: number) => `Elige menos valores: caben ${most}.`,
    unstorable: 'El valor tiene caracteres que no se pueden buscar. Escríbelo de nuevo.',
    number: 'Escribe un número, por ejemplo 1500.50.',
    date: 'Elige una fecha.',
    yesOrNo: 'Elige Sí o No.',
  },
  /** Of a report that comes with the product. */
  staticFilter: {
    option: 'Elige una de las opciones.',
    date: 'Elige una fecha.',
    years: (first: number, last: number) => `Elige una fecha entre ${first} y ${last}.`,
    order: '“Desde” no puede ser posterior a “Hasta”.',
  },
  additional: {
    noName: 'Escribe el nombre del campo adicional.',
    noColumn: (name: string) => `Elige al menos una columna para el campo adicional “${name}”.`,
    noOperator: (name: string) => `Elige la operación del campo adicional “${name}”.`,
    manyDates: (name: string) => `El campo adicional “${name}” resta dos fechas, no más.`,
    noUnit: (name: string) => `Elige si el campo adicional “${name}” da días o años.`,
    ofColumn: (name: string, problem: string) => `Campo adicional “${name}”: ${problem}`,
  },
} as const;
