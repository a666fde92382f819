import { closedSentence } from '../rule-messages/closed-sentence.ts';
import type { PartsTarget } from './parts-endpoints.ts';

const figure = (value: number): string => value.toLocaleString('es-MX');
const files = (count: number): string => (count === 1 ? '1 archivo' : `${figure(count)} archivos`);

/** Words of the files that a report is divided into: their names, their list, what is said of them. */
export const partsMessages = {
  changed: 'El reporte cambió mientras se hacían sus archivos y no se entregó ninguno. Pídelos otra vez.',
  dialog: {
    shared: (column: string, values: number, example: string) =>
      values === 1
        ? `“${example}” está en más de un cliente: ese archivo llevaría los datos de todos ellos. “${column}” no distingue a las personas.`
        : `${values} valores, como “${example}”, están en más de un cliente: cada uno de esos archivos llevaría los datos de todos ellos. “${column}” no distingue a las personas.`,
    divideBy: (column: string) => `Usar “${column}”`,
    message: 'Mensaje del correo',
    messageHelp: 'Opcional. Va igual en todos los correos.',
    filtersHelp: 'Todos los archivos llevan estos valores.',
    menu: 'Descargar por partes',
    title: 'Descargar por partes',
    column: 'Un archivo por cada valor de',
    noColumns: 'El reporte no tiene columnas por las que se pueda dividir.',
    pdfOptions: 'Opciones del PDF',
    pdfOptionsHelp: 'Orientación, marcadores, accesibilidad, archivo y contraseña de cada archivo.',
    format: 'Formato',
    name: 'Nombre de los archivos',
    nameHelp: 'Lo que va entre llaves cambia en cada archivo.',
    insert: 'Insertar columna en el nombre',
    target: 'Entregar',
    targets: { zip: 'En un ZIP', folder: 'En una carpeta', mail: 'Por correo' } satisfies Record<
      PartsTarget['kind'],
      string
    >,
    folder: 'Carpeta',
    mailColumn: 'Columna con el correo',
    mailHelp: 'Cada archivo se envía al correo que tiene en esa columna.',
    counting: 'Contando los archivos',
    count: (count: number) =>
      count === 0 ? 'No hay filas: no se haría ningún archivo.' : `${files(count)}. Por ejemplo:`,
    start: 'Descargar',
    send: 'Enviar',
    save: 'Guardar',
    choose: 'Elige una opción.',
  },
  /** In names, of a part without a value. */
  withoutValue: 'Sin valor',
  yes: 'Sí',
  no: 'No',
  item: (title: string) => (title === '' ? 'un elemento' : `“${title}”`),
  manifest: {
    fileName: 'Manifiesto.csv',
    file: 'Archivo',
    rows: 'Filas',
    state: 'Estado',
    detail: 'Detalle',
    total: 'Total',
    /** Of a numeric column that several items of the report have. */
    totalOf: (column: string, position: number) => (position === 1 ? column : `${column} (${position})`),
    states: {
      zip: 'En el ZIP',
      folder: 'En la carpeta',
      mail: 'Enviado',
      failed: 'No entregado',
    } satisfies Record<PartsTarget['kind'] | 'failed', string>,
  },
  list: {
    title: 'Archivos del reporte',
    titleOf: (name: string) => `Archivos de ${name}`,
    open: 'Ver los archivos',
    lead: (count: number, column: string, location: string) =>
      `${files(count)}, uno por cada valor de ${closedSentence(column)} ${location}.`,
    places: { zip: 'En un ZIP', mail: 'Por correo' },
    failed: 'No se pudo cargar la lista de archivos',
    matches: 'Cuadra',
    matchesHelp: 'Los archivos suman lo mismo que el reporte completo.',
    differs: 'No cuadra',
    differsHelp: 'Los archivos no suman lo mismo que el reporte completo: no se entregó nada.',
    notCompared: 'Los totales se comparan cuando todos los archivos están hechos.',
    totals: 'Totales de control',
    control: 'Control',
    inParts: 'En los archivos',
    inWhole: 'En el reporte',
    files: 'Archivos',
    rowCount: (count: number) => (count === 1 ? '1 fila' : `${figure(count)} filas`),
    noAddress: 'Sin correo',
    file: 'Archivo',
    rows: 'Filas',
    state: 'Estado',
    destination: 'Destino',
    states: {
      zip: { made: 'En el ZIP', delivered: 'En el ZIP', failed: 'No entregado' },
      folder: { made: 'Por entregar', delivered: 'En la carpeta', failed: 'No entregado' },
      mail: { made: 'Por enviar', delivered: 'Enviado', failed: 'No enviado' },
    },
    toZip: 'Archivo ZIP',
    folderGone: 'Carpeta que ya no existe o que no ves',
    search: 'Buscar por nombre, valor o correo',
    clearSearch: 'Borrar la búsqueda',
    onlyFailed: (count: number) => `Solo los no entregados (${figure(count)})`,
    none: 'Todavía no hay archivos hechos.',
    nothingFound: 'Ningún archivo coincide con la búsqueda.',
    download: (name: string) => `Descargar ${name}`,
    retry: 'Reintentar',
    retryHelp: 'Se hace y se entrega solo lo que falta. Los correos se toman de los datos de ahora.',
    retried: 'Se reintenta lo que falta.',
    shown: (from: number, to: number, all: number) => `${figure(from)} a ${figure(to)} de ${figure(all)}`,
    pages: 'Páginas de la lista',
  },
  nothingToRetry: 'No hay nada que reintentar en esta división.',
  passwordGone: 'Los archivos llevan una contraseña que no se guarda: pide la división de nuevo.',
  notes: {
    checked: (count: number, rows: number) =>
      `${files(count)} con ${rows === 1 ? '1 fila' : `${figure(rows)} filas`}: los totales coinciden con los del reporte completo.`,
    resumed: (kept: number) =>
      kept === 1
        ? 'Se retomó después de una interrupción: 1 archivo ya estaba hecho y no se repitió.'
        : `Se retomó después de una interrupción: ${figure(kept)} archivos ya estaban hechos y no se repitieron.`,
    failed: (count: number, all: number) =>
      `${figure(count)} de ${files(all)} no se ${count === 1 ? 'entregó' : 'entregaron'}. El manifiesto dice cuáles y por qué.`,
  },
  differs: (what: string, parts: string, whole: string) =>
    `Los archivos no suman lo mismo que el reporte completo. ${what}: ${parts} en los archivos, ${whole} en el reporte.`,
  rows: 'Filas',
  empty: 'El reporte no tiene filas: no hay ningún archivo que hacer. Revisa sus filtros.',
  noAddress: 'La columna no tiene un correo para este archivo.',
  badAddress: 'El correo no es válido.',
  severalAddresses: 'Hay varios correos para este archivo.',
} as const;
