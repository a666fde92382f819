import { FILE_LIMIT_TEXT } from '../api/file-limit.ts';

const files = (count: number): string => (count === 1 ? '1 archivo' : `${count} archivos`);
const folders = (count: number): string => (count === 1 ? '1 carpeta' : `${count} carpetas`);

/** Files, and folders that hold nothing. */
type Items = { files: number; folders: number };

/** "3 archivos y 1 carpeta", of two forms of each. */
const both = (
  items: Items,
  ofFiles: (count: number) => string,
  ofFolders: (count: number) => string,
): string =>
  [items.files > 0 ? ofFiles(items.files) : '', items.folders > 0 ? ofFolders(items.folders) : '']
    .filter((part) => part !== '')
    .join(' y ');

const sent = (count: number): string => (count === 1 ? 'se subió 1 archivo' : `se subieron ${files(count)}`);
const made = (count: number): string => (count === 1 ? 'se creó 1 carpeta' : `se crearon ${folders(count)}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Texts of sending files to the directory (specification 1 §2, §4, §5 and §8). */
export const uploadMessages = {
  title: 'Carga de documentos',
  updateTitle: 'Actualizar archivo',
  target: (folder: string) => `Se guardan en “${folder}”.`,
  dropHere: (many: boolean) => (many ? 'Arrastra aquí tus archivos' : 'Arrastra aquí tu archivo'),
  chooseFiles: (many: boolean) => (many ? 'Elegir archivos' : 'Elegir archivo'),
  chooseFolder: 'Elegir una carpeta',
  limit: `Hasta ${FILE_LIMIT_TEXT} por archivo.`,
  dropToUpload: (folder: string) => `Suelta los archivos para subirlos a “${folder}”`,
  chosen: (itemsValue: Items, size: string) =>
    `${both(itemsValue, files, (count) => (count === 1 ? '1 carpeta vacía' : `${count} carpetas vacías`))} · ${size}`,
  remove: (name: string) => `Quitar ${name}`,
  send: (entries: Items) => {
    if (entries.folders === 0) return entries.files <= 1 ? 'Subir archivo' : `Subir ${files(entries.files)}`;
    return capital(
      both(
        entries,
        (count) => `subir ${files(count)}`,
        (count) => `crear ${folders(count)}`,
      ),
    );
  },
  atLeastOne: 'Elige al menos un archivo.',
  sameName: 'No puedes subir archivos con el mismo nombre',
  noFolders: 'No tienes permisos para crear carpetas',
  emptyFolder: 'La carpeta no tiene archivos.',
  emptyFolderOf: 'Carpeta vacía',
  tooMany: (most: string) => `Sube ${most} archivos como máximo de una vez.`,
  unreadable: 'No se pudo leer lo que soltaste. Inténtalo con el botón “Elegir archivos”.',
  tooLarge: `Pasa del límite de ${FILE_LIMIT_TEXT} por archivo.`,
  sameNameNeeded: '¡Tus archivos deben tener el mismo nombre!',
  updateHelp: (name: string) =>
    `Elige la nueva versión de “${name}”. La actual se conserva en la pestaña Versiones.`,
  updateSend: 'Actualizar',
  readyToUpdate: (name: string) => `“${name}” está listo para subirse.`,
  /** The progress stage: "3 de 7 subidos · 4 con problemas". */
  progress: (count: Record<'total' | 'done' | 'failed' | 'cancelled' | 'skipped', number>) =>
    [
      `${count.done} de ${count.total} ${count.total === 1 ? 'subido' : 'subidos'}`,
      count.failed === 0 ? '' : `${count.failed} con problemas`,
      count.cancelled === 0 ? '' : `${count.cancelled} ${count.cancelled === 1 ? 'cancelado' : 'cancelados'}`,
      count.skipped === 0 ? '' : `${count.skipped} ${count.skipped === 1 ? 'omitido' : 'omitidos'}`,
    ]
      .filter((part) => part !== '')
      .join(' · '),
  shortProgress: (done: number, total: number) => `${done} de ${total}`,
  /** Of all: why nothing is sent now. */
  holds: {
    offline: 'Sin conexión: la carga sigue sola en cuanto vuelva.',
    signed_out: 'Tu sesión terminó: la carga sigue sola en cuanto entres de nuevo.',
  },
  /** Of one that waits. */
  heldStates: {
    offline: 'Se subirá cuando vuelva la conexión',
    signed_out: 'Tu sesión terminó antes de subirlo',
  },
  fileGone: 'El archivo cambió o ya no está en tu equipo. Elígelo otra vez.',
  expand: 'Mostrar la lista de la carga',
  collapse: 'Ocultar la lista de la carga',
  closePanel: 'Cerrar la carga',
  progressLabel: 'Avance de toda la carga',
  progressOf: (name: string) => `Avance de ${name}`,
  states: {
    waiting: 'En espera',
    sending: 'Subiendo',
    conflict: 'Ya existe',
    done: 'Listo',
    failed: 'No se subió',
    cancelled: 'Cancelado',
    skipped: 'Omitido',
  },
  folderStates: {
    waiting: 'En espera',
    sending: 'Creando',
    conflict: 'Ya existe',
    done: 'Lista',
    failed: 'No se creó',
    cancelled: 'Cancelada',
    skipped: 'Omitida',
  },
  cancelOne: (name: string) => `Cancelar ${name}`,
  retryOne: (name: string) => `Reintentar ${name}`,
  cancelAll: 'Cancelar todo',
  retryAll: 'Reintentar todo',
  hide: 'Seguir trabajando',
  close: 'Cerrar',
  indicator: (done: number, total: number) => `Carga en curso: ${done} de ${total}`,
  indicatorEnded: 'La carga terminó con archivos sin subir',
  result: (done: Items) => {
    if (done.files === 1 && done.folders === 0) return '¡Tu archivo fue subido exitosamente!';
    return `¡${capital(both(done, sent, made))}!`;
  },
  updateResult: '¡Tu archivo fue actualizado exitosamente!',
  resultFailed: 'Ocurrió un error al cargar los archivos.',
  resultUpdateFailed: '¡Ocurrió un error al actualizar tu archivo!',
  resultSome: (done: Items, failed: number) =>
    `${capital(both(done, sent, made))}; ${failed === 1 ? '1 no se subió' : `${failed} no se subieron`}.`,
  resultTooLarge: (count: number) =>
    `${count === 1 ? '1 archivo excede' : `${count} archivos exceden`} el límite de ${FILE_LIMIT_TEXT}.`,
  conflictTitle: 'Ya existe un archivo con ese nombre',
  conflictPlace: (number: number, total: number) => `Conflicto ${number} de ${total}`,
  conflictExisting: 'El que ya está',
  conflictNew: 'El que estás subiendo',
  conflictFace: (size: string, moment: string) => `${size} · ${moment}`,
  conflictText: (name: string) =>
    `En la carpeta ya está “${name}”. ¿Qué quieres hacer con el que estás subiendo?`,
  replace: 'Reemplazar',
  replaceHelp: 'El anterior queda como versión.',
  keepBoth: 'Conservar ambos',
  keepBothHelp: 'El nuevo recibe un número en su nombre.',
  skip: 'Omitir',
  skipHelp: 'El nuevo no se sube.',
  applyTo: 'Aplicar a',
  applyToOne: 'Solo este archivo',
  applyToFolder: (folder: string, count: number) => `Los ${count} de la carpeta “${folder}”`,
  applyToAll: (count: number) => `Los ${count} conflictos de esta carga`,
  continue: 'Continuar',
} as const;
