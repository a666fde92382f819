/** Texts of reports that begin with a document of another program. */

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number.toLocaleString('es-MX')} ${many}`;

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

export const documentImportMessages = {
  card: 'Comenzar con un documento',
  cardText:
    'Con un Word, un Excel o un PDF de un reporte anterior: sus textos, tablas e imágenes pasan al reporte.',
  title: 'Comenzar con un documento',
  lead: 'Elige un documento de Word (.docx), un libro de Excel (.xlsx) o un PDF. El archivo no cambia.',
  file: 'Documento',
  chooseFile: 'Elegir un archivo',
  drop: 'O arrástralo hasta aquí.',
  reading: (name: string) => `Leyendo “${name}”`,
  cancelReading: 'Cancelar la lectura',
  cancelled: 'Se canceló la lectura. No se creó nada.',
  tooLarge: 'El archivo pesa demasiado. Elige uno de menos de 18 MB.',
  name: 'Nombre del reporte',
  create: 'Crear reporte',
  cancel: 'Cancelar',
  otherFile: 'Elegir otro archivo',
  taken: 'Lo que pasa al reporte',
  summary: ({ texts, tables, pictures }: { texts: number; tables: number; pictures: number }) =>
    [
      count(texts, 'texto', 'textos'),
      count(tables, 'tabla', 'tablas'),
      count(pictures, 'imagen', 'imágenes'),
    ].join(' · '),
  losses: 'Lo que no se pudo tomar',
  noLosses: 'Todo el documento pasa al reporte.',
  moreLosses: (more: number) => `Y ${more.toLocaleString('es-MX')} más como estos.`,
  copyLosses: 'Copiar la lista',
  lossesCopied: 'La lista está en el portapapeles',
  copyRefused: 'El navegador no dejó copiar la lista.',
  refusals: {
    empty: 'El archivo está vacío. Elige el documento que quieres usar.',
    other: 'El archivo no es un documento de Word (.docx), un libro de Excel (.xlsx) ni un PDF. Elige otro.',
    old_word:
      'El archivo es un documento de Word anterior a 2007 (.doc). Ábrelo en Word, guárdalo como .docx y vuelve a elegirlo.',
    old_excel:
      'El archivo es un libro de Excel anterior a 2007 (.xls). Ábrelo en Excel, guárdalo como .xlsx y vuelve a elegirlo.',
    binary:
      'El archivo es un libro binario (.xlsb). Guárdalo como libro de Excel (.xlsx) y vuelve a elegirlo.',
    open_document:
      'El archivo es un documento de OpenDocument. Guárdalo como .docx o .xlsx y vuelve a elegirlo.',
    password: 'El archivo tiene contraseña. Quítala en el programa con el que se hizo y vuelve a elegirlo.',
    broken:
      'El archivo está dañado o incompleto. Ábrelo en su programa, guárdalo de nuevo y vuelve a elegirlo.',
    too_large:
      'El archivo guarda más de lo que se puede leer de una vez. Divídelo y elige una de sus partes.',
    too_slow: 'El archivo tarda demasiado en leerse. Divídelo y elige una de sus partes.',
    busy: 'Se están leyendo otros archivos tuyos. Vuelve a intentarlo en un momento.',
    nothing: 'El documento no tiene textos, tablas ni imágenes que puedan pasar a un reporte.',
  },
  positions: {
    beginning: 'Al inicio del documento',
    after: (text: string) => `Después de “${text}”`,
    header: 'En el encabezado',
    footer: 'En el pie de página',
    document: 'En todo el documento',
    sheet: (name: string) => `En la hoja “${name}”`,
    page: (number: number) => `En la página ${number.toLocaleString('es-MX')}`,
    table: (heading: string) => `En la tabla “${heading}”`,
  },
  lost: {
    rest: 'El documento es muy largo: lo que sigue no se tomó.',
    chart: 'Una gráfica no se puede leer como imagen. Hazla de nuevo con un elemento Gráfica.',
    diagram: 'Un diagrama (SmartArt) no se puede leer como imagen.',
    shape: 'Una figura dibujada no se tomó.',
    textBox: 'Un cuadro de texto pasó como párrafo, sin su posición en la página.',
    linkedPicture: 'Una imagen está fuera del archivo, en otra dirección, y no se trae nada de fuera.',
    pictureKind: (name: string) => `La imagen “${name}” no es JPG, PNG, GIF ni WebP.`,
    pictureSize: (name: string) => `La imagen “${name}” pesa demasiado.`,
    manyPictures: 'Hay más imágenes de las que se toman de un documento.',
    regionPicture: 'Una imagen no se tomó. El logotipo se agrega con el campo Logotipo.',
    object: 'Un objeto de otro programa incrustado no se tomó.',
    equation: 'Una ecuación pasó como texto simple.',
    footnote: 'Una nota al pie o al final no se tomó.',
    comment: 'Un comentario no se tomó.',
    deletion: 'Un texto borrado con control de cambios no se tomó.',
    hidden: 'Un texto oculto no se tomó.',
    contents: 'La tabla de contenido no se tomó.',
    nestedTable: 'Una tabla dentro de otra pasó como texto de su celda.',
    cellPicture: 'Una imagen de una celda pasó debajo de su tabla.',
    columns: 'Un texto en varias columnas pasó en una sola.',
    otherPaper: 'El papel del documento es de otro tamaño; el reporte usa carta.',
    otherOrientation: 'Unas páginas tienen otra orientación; el reporte usa una sola.',
    otherRegions:
      'El encabezado o el pie de otras páginas (la primera, las pares u otra sección) no se tomó.',
    regionTable: 'Una tabla pasó como texto.',
    otherFile: 'El contenido de otro archivo insertado no se tomó.',
    symbol: 'Un símbolo de una fuente especial no se tomó.',
    tableRows: (rows: number) =>
      rows === 1
        ? 'La tabla es muy larga: su último renglón no se tomó.'
        : `La tabla es muy larga: sus últimos ${rows.toLocaleString('es-MX')} renglones no se tomaron.`,
    tableAsText: 'Las tablas pasaron como texto alineado con tabuladores, sin bordes ni fondos.',
    sections: (left: number) =>
      `El documento tiene más partes de las que caben en un reporte: las últimas ${left.toLocaleString('es-MX')} no se tomaron.`,
    tableColumns: (columns: number) =>
      `La tabla es muy ancha: solo se tomaron sus primeras ${columns.toLocaleString('es-MX')} columnas.`,
    hiddenSheet: 'Una hoja oculta no se tomó.',
    hiddenRows: 'Los renglones ocultos no se tomaron.',
    formulas: 'Las fórmulas pasaron como sus últimos valores guardados, y no se calculan de nuevo.',
    looksOfPdf: 'Los colores, las letras y las líneas de las tablas de un PDF no se toman.',
    pageWithoutText: 'La página no tiene texto: puede ser una imagen escaneada.',
    pages: (pages: number) => `Solo se tomaron las primeras ${pages.toLocaleString('es-MX')} páginas.`,
    pdfPictures: (pictures: number) =>
      pictures === 1
        ? 'Una imagen no se tomó. Agrégala con un elemento Imagen.'
        : `${pictures.toLocaleString('es-MX')} imágenes no se tomaron. Agrégalas con elementos Imagen.`,
    cellText: 'El texto de una celda es muy largo y se cortó.',
  },
  columns: {
    title: 'Columnas reconocidas',
    lead: 'El documento nombra estas columnas de tus datos. Donde están en un texto, su página se repite por cada fila de datos; una tabla que solo tiene estas columnas se llena con tus datos.',
    column: (table: string, column: string) => `${table} · ${column}`,
    match: (name: string, column: string) => `${name} → ${column}`,
    several: (name: string) => `${name} →`,
    take: (name: string) => `Usar una columna para “${name}”`,
    choose: (name: string) => `Columna para “${name}”`,
    searching: 'Buscando columnas en el documento.',
    failed: 'No se pudieron buscar columnas en el documento. Puedes crear el reporte sin ellas.',
    retry: 'Reintentar',
    /** Why a name of the document, or a table, is no column of data, or what of it is not taken. */
    kept: {
      rows: (rows: number) =>
        rows === 1
          ? 'Pasó como tabla de datos: su renglón escrito no se tomó.'
          : `Pasó como tabla de datos: sus ${rows.toLocaleString('es-MX')} renglones escritos no se tomaron.`,
      severalHeaders: 'No se llenó con tus datos: tiene varios renglones de encabezado.',
      blankHeader: 'No se llenó con tus datos: una de sus columnas no tiene encabezado.',
      otherHeaders: (headings: readonly string[]) =>
        headings.length === 1
          ? `No se llenó con tus datos: “${headings[0]}” no es una columna aceptada.`
          : `No se llenó con tus datos: ${quoted(headings)} no son columnas aceptadas.`,
      repeatedHeader: (heading: string) =>
        `No se llenó con tus datos: “${heading}” es la misma columna que otra de la tabla.`,
      manyTables:
        'No se llenó con tus datos: sus columnas son de más tablas de las que caben en un elemento.',
      unrelated: (tables: readonly string[]) =>
        `No se llenó con tus datos: las tablas ${quoted(tables)} no tienen relación entre sí.`,
      field: (name: string) => `El campo “${name}” pasó como texto: no es una columna aceptada.`,
      unrelatedField: (name: string, table: string) =>
        `“${name}” pasó como texto: la tabla “${table}” no se puede unir a las otras de su página.`,
      filledLabel: (name: string) =>
        `“${name}” pasó como texto, con el valor escrito a su lado, que es el mismo para todas las filas de datos.`,
      regionField: (name: string) =>
        `El campo “${name}” pasó como texto: el encabezado y el pie de página no muestran columnas.`,
      unlinkedTable:
        'Una tabla de datos muestra todas sus filas en cada página: nada la relaciona con las columnas del texto.',
      pagePerFact: (table: string) =>
        `Las páginas se repiten por cada fila de “${table}”, no por persona: quien tenga varias filas sale en varias páginas. Para una carta por persona, deja fuera los nombres de esa tabla o muéstralos en una tabla.`,
      pagesApart:
        'Cada parte entre saltos de página se repite por separado: primero una para todas las filas de datos, después la siguiente.',
    },
  },
} as const;
