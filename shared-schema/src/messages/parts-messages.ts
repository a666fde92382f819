import type { PartsTarget } from '../api/parts-endpoints.ts';

const figure = (value: number): string => value.toLocaleString('es-MX');
const files = (count: number): string => (count === 1 ? '1 archivo' : `${figure(count)} archivos`);

/** Words of the files that a report is divided into: their names, their list, what is said of them. */
export const partsMessages = {
  dialog: {
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
    folderHelp: 'Escribe parte de su nombre.',
    noFolders: 'Ninguna carpeta tiene ese nombre.',
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
    totalOf: (column: string, place: number) => (place === 1 ? column : `${column} (${place})`),
    states: {
      zip: 'En el ZIP',
      folder: 'En la carpeta',
      mail: 'Enviado',
      failed: 'No entregado',
    } satisfies Record<PartsTarget['kind'] | 'failed', string>,
  },
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
