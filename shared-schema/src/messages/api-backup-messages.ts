import { closedSentence } from '../rule-messages/closed-sentence.ts';

type Figures = Record<'tables' | 'rows' | 'files' | 'bytes', number>;

const contents = ({ tables, rows, files, bytes }: Figures): string =>
  `${tables} tablas con ${rows} filas y ${files} archivos (${bytes} bytes).`;

/** What `npm run backup` and `npm run restore` say in the terminal. */
export const apiBackupMessages = {
  usage: (command: string) =>
    `Indica la carpeta: npm run ${command} -- <carpeta>${command === 'restore' ? ' [--keep-schedules]' : ''}`,
  done: {
    backup: (figures: Figures) => `Respaldo hecho: ${contents(figures)}`,
    restore: (figures: Figures) => `Respaldo restaurado y comparado: ${contents(figures)}`,
  },
  schedulesPaused: (paused: number) =>
    `${paused === 1 ? '1 programación quedó detenida' : `${paused} programaciones quedaron detenidas`} para que la copia no entregue lo mismo que el original. Cada quien la reanuda en Programaciones; con --keep-schedules todas siguen.`,
  notEmpty: (directory: string) => `La carpeta ${directory} no está vacía. Elige otra para el respaldo.`,
  fileMissing: (sha256: string) => `Falta el archivo ${sha256} en el almacén.`,
  fileDamaged: (sha256: string) => `El archivo ${sha256} está dañado en el almacén.`,
  hasData:
    'La base de datos ya tiene datos. Restaura en una vacía: con otro LIENZO_DATA u otra DATABASE_URL.',
  incomplete: (directory: string, manifest: string) =>
    `En ${directory} no hay un respaldo completo: falta ${closedSentence(manifest)}`,
  manifestDamaged: (manifest: string) => `${manifest} está dañado o es de otra versión.`,
  otherVersion: 'El respaldo es de otra versión de Lienzo. Restáuralo con la misma con que se hizo.',
  tableDamaged: (table: string) =>
    `El archivo de la tabla ${table} falta o está cortado o dañado. No se restauró nada.`,
  keptFileDamaged: (sha256: string) => `El archivo ${sha256} del respaldo está dañado.`,
  fileCount: (match: number, expected: number) =>
    `El respaldo tiene ${match} archivos y debería tener ${expected}.`,
  tableDiffers: (table: string, existing: number | undefined, expected: number) =>
    `La tabla ${table} no quedó igual: ${existing ?? 'ninguna'} filas de ${expected}. No se restauró nada.`,
} as const;
