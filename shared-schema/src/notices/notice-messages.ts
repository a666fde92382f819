import { formatDayAndMonth } from '../data/format.ts';
import type { DIGESTS } from './notification-endpoints.ts';

/** Texts of notices and subscriptions (specification 2 §2, §4, §5 and §8). */
export const noticeMessages = {
  title: 'Notificaciones',
  lead: 'Lo que pasó con tus incidencias y en las carpetas que sigues.',
  bell: 'Notificaciones',
  bellUnread: (unread: number) => `Notificaciones, ${unread} sin leer`,
  unreadMark: 'Sin leer',
  tabs: { notificaciones: 'Notificaciones', suscripciones: 'Suscripciones' },

  columns: { title: 'Título', text: 'Mensaje', date: 'Fecha' },
  tableLabel: 'Notificaciones de incidencias',
  empty: 'No tienes notificaciones. Aquí verás los avisos de tus incidencias y periodos.',
  failed: 'No se pudieron cargar las notificaciones.',

  /** Of a period whose incidents are still captured. */
  captureClosing: {
    title: 'Por cerrar la captura',
    /** @param notice `period` as within a sentence, `day` YYYY-MM-DD. */
    text: (notice: { client: string; paysheet: string; period: string; day: string }) =>
      `${notice.client}, ${notice.paysheet}: la captura de ${notice.period} cierra el ${formatDayAndMonth(notice.day)}.`,
  },

  /** Of a period that was finalised, with its files. */
  captureClosed: {
    title: 'Captura finalizada',
    /** @param notice `period` as within a sentence; `again`: it had been finalised before. */
    text: (notice: {
      client: string;
      paysheet: string;
      period: string;
      year: number;
      files: number;
      again: boolean;
    }) =>
      `${notice.client}, ${notice.paysheet}: se ${notice.again ? 'volvió a finalizar' : 'finalizó'} ${notice.period} de ${notice.year}. ${filesOfClosing(notice.files)}`,
  },

  today: 'Hoy',
  yesterday: 'Ayer',
  noActivity: 'Todavía no hay movimientos en las carpetas que sigues.',
  noSubscriptions:
    'No sigues ninguna carpeta. En el directorio, abre los detalles de una carpeta y marca “Recibir avisos de esta carpeta”.',
  activityFailed: 'No se pudieron cargar los movimientos.',
  loadingMore: 'Cargando más movimientos',
  end: 'No hay movimientos anteriores.',
  loadMore: 'Ver anteriores',
  folderGone: 'La carpeta ya no existe o ya no tienes acceso',
  total: (total: number) => (total === 1 ? '1 suscripción' : `${total} suscripciones`),
  manage: 'Administrar suscripciones',
  goToDirectory: 'Ir al directorio',

  subscriptionsTitle: 'Suscripciones',
  subscriptionsLead: 'Las carpetas de las que recibes avisos.',
  subscriptionsFailed: 'No se pudieron cargar tus suscripciones.',
  selectAll: 'Seleccionar todas',
  selected: (chosen: number, all: number) => `${chosen} de ${all} seleccionadas`,
  cancelSelected: 'Cancelar seleccionados',
  nothingSelected: 'No tienes ninguna opción seleccionada',
  confirmTitle: 'Quitar suscripción',
  confirmText: (folders: readonly string[]) =>
    folders.length === 1
      ? `Ya no recibirás avisos de “${folders[0]}”.`
      : `Ya no recibirás avisos de ${folders.length} carpetas.`,
  confirm: 'Dar de baja',
  cancelled: '¡Las suscripciones seleccionadas se cancelaron exitosamente!',
  search: 'Buscar carpeta',
  clearSearch: 'Borrar la búsqueda',
  nothingFound: (label: string) => `Ninguna carpeta coincide con “${label}”.`,

  digest: 'Avisos por correo',
  digestHelp: 'Además de verlos aquí, puedes recibirlos en tu correo.',
  digestFailed: 'No se pudo cargar tu preferencia de correo.',
  digestSaved: 'Tu preferencia de correo fue guardada',
  shared: 'Avisarme por correo cuando me compartan una carpeta',
  closings: 'Avisarme cuando se finalice la captura de un periodo',
  closingsHelp: 'Un solo aviso por periodo, con sus archivos.',
  sharedHelp: 'Si no, lo verás en Notificaciones.',
  sharedTitle: 'Te compartieron una carpeta',
  sharedText: (from: string, path: string) =>
    `${from} te compartió la carpeta “${path}”. Ábrela desde el directorio.`,
  digests: {
    none: { name: 'Ninguno', help: 'Solo los veo en Lienzo.' },
    immediate: { name: 'Inmediato', help: 'Un correo en cuanto algo cambia.' },
    daily: { name: 'Diario', help: 'Un resumen cada mañana, si hubo cambios.' },
  } satisfies Record<(typeof DIGESTS)[number], { name: string; help: string }>,
} as const;

function filesOfClosing(files: number): string {
  if (files === 0) return 'No dejó archivos.';
  return files === 1 ? 'Su archivo está en la carpeta.' : `Sus ${files} archivos están en la carpeta.`;
}
