import { formatBytes } from '../data/format-bytes.ts';
import { closedSentence } from '../rule-messages/closed-sentence.ts';

const figure = (value: number): string => value.toLocaleString('es-MX');
/** "64 MB": limits are round. */
const size = (bytes: number): string => formatBytes(bytes).replace('.0 ', ' ');

/** What the rendering service bounds; the numbers are its own. */
type RendererLimit =
  | 'jsonBytes'
  | 'htmlBytes'
  | 'streamBytes'
  | 'lineBytes'
  | 'rows'
  | 'onePieceRows'
  | 'onePieceHtml'
  | 'onePiecePages'
  | 'htmlCells'
  | 'besideTableLines'
  | 'wordLabelRows'
  | 'wordXml'
  | 'sheetRows';

/** What the rendering service tells its client beside the sentences of the error codes; each says what to do. */
export const rendererMessages = {
  wrongValue: 'El valor no tiene la forma esperada. Revísalo en la descripción del servicio, /openapi.json.',
  oneOf: (values: readonly string[]) => `Usa uno de estos valores: ${closedSentence(values.join(', '))}`,
  atMost: (count: number) => `Admite hasta ${figure(count)}. Quita los que sobran.`,
  contentTypes: (types: readonly string[]) => `Envía el contenido como ${closedSentence(types.join(' o '))}`,
  unresolvedParameter: (name: string) =>
    `Una fórmula de una tabla usa el parámetro “${name}”. Pon su valor en la fórmula antes de pedir el archivo.`,
  compressed: 'El servicio no lee contenido comprimido. Envíalo sin Content-Encoding.',
  /** The field of a line that is wrong. */
  line: (number: number) => `línea ${number}`,
  cutOff: (rows: number) =>
    `El contenido llegó incompleto: ${figure(rows)} ${rows === 1 ? 'fila' : 'filas'} y ningún final que las cuente. Envíalo de nuevo hasta su última línea.`,
  miscounted: (rows: number, counted: number) =>
    `La última línea cuenta ${figure(counted)} ${counted === 1 ? 'fila' : 'filas'}, pero llegaron ${figure(rows)}. Envía el contenido de nuevo.`,
  afterTheEnd: 'Hay líneas después del final. Envía el final como última línea.',
  noSuchItem:
    'El reporte no tiene ningún elemento con datos de este identificador. Envía solo filas de sus elementos.',
  noColumn: (name: string, key: string) =>
    `A la fila le falta “${name}” (${key}), que el reporte usa. Envíala en cada fila, con null donde no hay valor.`,
  noRows:
    'Faltan las filas de este elemento. Envía su lista, vacía si no tiene ninguna, o envía las filas una por línea.',
  noSuchReport: (index: number, count: number) =>
    `No hay un reporte ${index}: la primera línea trae ${count} y el primero es el 0.`,
  /** The note of a cell of Excel. */
  /** The sheet of what a report says besides its data. */
  textSheet: 'Textos',
  /** The sheet of a workbook with a report's blocks of totals. */
  totalsSheet: 'Totales',
  /** The sheets of a workbook with a report's fixed tables. */
  fixedTableSheet: 'Tabla fija',
  /** The sheet of a workbook with a report's signatures. */
  signatureSheet: 'Firmas',
  /** In a sheet that repeats an item for each row of its page. */
  sheetFull: 'Excel no admite más filas; descarga el reporte en PDF o en Word para ver el resto.',
  /** The sheet of a workbook with a report's indicators. */
  indicatorSheet: {
    name: 'Indicadores',
    columns: ['Indicador', 'Valor', 'Comparado con', 'Su valor', 'Diferencia', 'Diferencia %'],
  },
  /** At a total of values that several rows show. */
  repeatedTotal: 'Cada valor se cuenta una sola vez, aunque varias filas lo repitan.',
  earlyDate:
    'Excel no cuenta bien las fechas anteriores al 1 de marzo de 1900. Esta va como texto para que no cambie.',
  /** In the log of who runs it. */
  terminal: {
    ready: (address: string) => `Servicio de impresión listo en ${address}`,
    environment: (names: readonly string[]) =>
      `Revisa estas variables de entorno: ${closedSentence(names.join(', '))} renderer-service/README.md dice qué valores llevan.`,
    portTaken: (port: number) =>
      `El puerto ${port} está ocupado. Detén el programa que lo usa o elige otro, por ejemplo: PORT=${port + 1}`,
    noBrowser:
      'No se encontró Chromium. Instálalo (en Debian: apt-get install chromium-headless-shell) o indica su ruta en LIENZO_CHROME.',
  },
  mixedSummary:
    'Las filas de una tabla resumida deben ser todas de sus datos o todas de sus grupos. Envía las de sus datos.',
  /** Of a total in Excel that the rows of its sheet do not tell. */
  summaryTotal: 'Calculado con todas las filas de datos, no con las de esta hoja.',
  tooLarge: {
    json: (bytes: number) =>
      `La petición pasa de ${size(bytes)}. Envía las filas una por línea (application/x-ndjson) o fíltralas.`,
    summary:
      'Una tabla resumida tiene demasiados grupos. Filtra las filas del reporte o agrúpalas por menos columnas.',
    parts: (bytes: number) => `La petición pasa de ${size(bytes)}. Pide menos archivos a la vez.`,
    html: (bytes: number) => `El HTML pasa de ${size(bytes)}. Reduce sus imágenes o divídelo en varios.`,
    firstLine: (bytes: number) =>
      `El reporte sin sus filas pasa de ${size(bytes)}. Reduce sus imágenes o quita algunas.`,
    line: (bytes: number) => `Una fila pasa de ${size(bytes)}. Acorta sus textos o quítale columnas.`,
    lines: (bytes: number) =>
      `Las filas pasan de ${size(bytes)}. Filtra las filas del reporte o divídelo en varios.`,
    rows: (most: number) =>
      `El reporte pasa de ${figure(most)} filas. Filtra sus filas o divídelo en varios.`,
    accessible:
      'El reporte es demasiado largo para un PDF accesible. Pide el PDF sin accesibilidad, filtra sus filas o descárgalo en Excel.',
    accessibleTable: (rows: number) =>
      `En un PDF accesible, una tabla admite hasta ${figure(rows)} filas. Pide el PDF sin accesibilidad, filtra sus filas o descárgalo en Excel.`,
    stackedTable: (most: number) =>
      `Una tabla apilada con otros elementos pasa de ${figure(most)} filas. Fíltralas o ponla en una sección propia.`,
    labelTable: (rows: number) =>
      `Dentro de una etiqueta, una tabla admite hasta ${figure(rows)} filas. Colócala fuera de las etiquetas o filtra sus filas.`,
    pages: (most: number) =>
      `El documento pasa de ${figure(most)} páginas de una pieza. Acorta sus textos, reduce sus tamaños o divídelo en varios.`,
    htmlCells: (most: number) =>
      `Las tablas del HTML pasan de ${figure(most)} celdas, contando las que ocupan varias filas o columnas. Divídelo en varios.`,
    memory:
      'El documento necesita demasiada memoria para imprimirse. Acorta sus textos, reduce sus tamaños o divídelo en varios.',
    page: 'Una página del reporte trae demasiado contenido para imprimirla. Filtra sus filas o acorta sus textos.',
    besideTable:
      'Lo que está junto a la tabla ocupa demasiadas páginas. Colócalo en una sección propia, antes o después de la tabla.',
    wordLabelTable: (rows: number) =>
      `En Word, una tabla dentro de una etiqueta admite hasta ${figure(rows)} filas. Filtra sus filas o descarga el reporte en PDF o Excel.`,
    word: 'El reporte es demasiado largo para un documento de Word. Divídelo con filtros o descárgalo en PDF o Excel.',
    sheet: (rows: number) =>
      `Una hoja de Excel admite hasta ${figure(rows)} filas. Filtra las filas del reporte o descárgalo en PDF.`,
  },
  /** For the description of the service, a line each. */
  limits: (most: Record<RendererLimit, number>): string[] => [
    `un cuerpo JSON: ${size(most.jsonBytes)}; el HTML de /html: ${size(most.htmlBytes)}`,
    `un cuerpo de líneas: ${size(most.streamBytes)} y ${figure(most.rows)} filas; su primera línea: ${size(most.jsonBytes)}; cada fila: ${size(most.lineBytes)}`,
    `una tabla de un PDF accesible o dentro de una etiqueta: ${figure(most.onePieceRows)} filas`,
    `lo que se imprime de una pieza (un PDF accesible, un texto de una sola página): ${figure(most.onePieceHtml)} caracteres de HTML y ${figure(most.onePiecePages)} páginas`,
    `las tablas del HTML de /html: ${figure(most.htmlCells)} celdas, contando las que ocupan varias filas o columnas`,
    `lo que está junto a una tabla larga: el alto de ${figure(most.besideTableLines)} de sus filas`,
    `una tabla dentro de una etiqueta en Word: ${figure(most.wordLabelRows)} filas; un documento de Word: ${size(most.wordXml)} de XML`,
    `una hoja de Excel: ${figure(most.sheetRows)} filas`,
  ],
} as const;
