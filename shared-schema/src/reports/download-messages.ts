import type { RenderNote, RenderProgress } from '../api/render-contract.ts';
import { closedSentence } from '../rule-messages/closed-sentence.ts';
import type { Render } from './render-endpoints.ts';

const figure = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

const UNITS = { filas: 'Fila', paginas: 'Página', archivos: 'Archivo' } satisfies Record<
  NonNullable<RenderProgress['unit']>,
  string
>;

/** Texts of downloading a report (specification 3 §2.3, §9). */
export const downloadMessages = {
  menu: 'Descargar',
  menuOf: (name: string) => `Descargar ${name}`,
  pdfVertical: 'PDF vertical',
  pdfHorizontal: 'PDF horizontal',
  docx: 'Word',
  xlsx: 'Excel',
  pdfOptions: 'PDF con opciones…',
  pdfOptionsTitle: 'PDF con opciones',
  orientation: 'Orientación',
  vertical: 'Vertical',
  horizontal: 'Horizontal',
  outline: 'Marcadores',
  outlineHelp: 'Un índice con los títulos del reporte, al lado de las páginas.',
  accessible: 'Accesible (PDF/UA)',
  accessibleHelp: 'Con etiquetas para lectores de pantalla. Para reportes de hasta unos cientos de páginas.',
  archive: 'Para archivo (PDF/A)',
  archiveHelp: 'Se conserva y se lee igual dentro de muchos años. No lleva contraseña.',
  protect: 'Con contraseña',
  protectHelp: 'Solo se abre con ella. Se puede imprimir; no se puede copiar ni modificar.',
  password: 'Contraseña para abrirlo',
  passwordMissing: 'Escribe la contraseña.',
  passwordKept: 'Guárdala: Lienzo no la conserva y nadie puede recuperarla.',
  dialogTitle: 'Descargando reporte',
  dialogText: 'Espere un momento...',
  hide: 'Seguir trabajando',
  progressLabel: (name: string) => `Avance de la descarga de ${name}`,
  done: (fileName: string) => `Descarga lista: ${fileName}`,
  /** Of a file that this page does not save by itself. */
  ready: (fileName: string) => `${fileName} está listo en Mis descargas.`,
  /** What a toast says of a file that has notes: the only one, or where they are. */
  withNotes: (sentence: string, notes: readonly Pick<RenderNote, 'message'>[]): string => {
    const [first] = notes;
    if (first === undefined) return sentence;
    const reported =
      notes.length === 1 ? first.message : `Tiene ${notes.length} avisos; puedes leerlos en Mis descargas.`;
    return `${sentence.replace(/\.$/, '')}. ${reported}`;
  },
  notedTitle: 'Descarga lista, con avisos',
  noted: (count: number) => (count === 1 ? '1 descarga con avisos' : `${count} descargas con avisos`),
  understood: 'Entendido',
  dismiss: 'Quitar de la lista',
  notesOf: (fileName: string) => `Avisos de ${fileName}`,
  failedTitle: 'No se pudo descargar',
  /** A failed Excel of which the server says nothing (specification 3 §8). */
  excelFailed: 'Error obteniendo el Excel',
  running: (count: number) => (count === 1 ? '1 descarga en curso' : `${count} descargas en curso`),
  jobsTitle: 'Descargas',
  noJobs: 'No hay descargas en curso.',
  listTitle: 'Mis descargas',
  listLead: (days: number, hasSchedules: boolean) =>
    `Los archivos que pediste${hasSchedules ? ' y los de tus programaciones' : ''} se guardan ${days} días. Solo tú los ves.`,
  listFailed: 'No se pudieron cargar tus descargas',
  listEmpty: 'Todavía no has pedido ningún reporte. Los archivos que descargues quedan aquí.',
  goToReports: 'Ver los reportes',
  goToSchedules: 'Ver las programaciones',
  noScheduled: 'Tus programaciones no han hecho ningún archivo en estos días.',
  tabs: { pedidas: 'Pedidas por ti', programadas: 'De tus programaciones' },
  search: 'Buscar por archivo, parámetro o programación',
  clearSearch: 'Borrar la búsqueda',
  nothingFound: (text: string) => `Ningún archivo coincide con “${text}”.`,
  factsOf: (fileName: string) => `Parámetros de ${fileName}`,
  askedBySchedule: (name: string | null) =>
    name === null ? 'Programación que ya no existe' : `Programación “${name}”`,
  columns: {
    name: 'Archivo',
    state: 'Estado',
    size: 'Tamaño',
    created: 'Pedido',
    expires: 'Se guarda hasta',
  },
  states: {
    queued: 'En espera',
    running: 'En preparación',
    done: 'Listo',
    failed: 'No se pudo preparar',
    cancelled: 'Cancelado',
  } satisfies Record<Render['state'], string>,
  actions: 'Acciones',
  actionsOf: (name: string) => `Acciones de ${name}`,
  save: 'Descargar',
  repeat: 'Pedir de nuevo',
  repeatHelp: 'Con el reporte y los datos de ahora',
  cancelled: (name: string) => `Se canceló ${closedSentence(name)}`,
  remove: 'Borrar',
  removed: (name: string) => `Se borró ${closedSentence(name)}`,
  stages: {
    en_espera: 'En espera de turno',
    datos: 'Reuniendo los datos',
    dibujo: 'Dibujando las páginas',
    union: 'Uniendo las páginas',
    listo: 'Archivo listo',
  } satisfies Record<RenderProgress['stage'], string>,
  /** "Página 350 de 1,000", "Fila 1,200", or the stage's own words when nothing is counted. */
  progress(progress: RenderProgress): string {
    if (progress.unit === undefined || progress.done === undefined) return this.stages[progress.stage];
    const done = `${UNITS[progress.unit]} ${figure(progress.done)}`;
    return progress.total === undefined ? done : `${done} de ${figure(progress.total)}`;
  },
} as const;
