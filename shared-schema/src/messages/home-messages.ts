import { MONTHS } from '../text/date-names.ts';

/** Texts of the home screen. */
export const homeMessages = {
  title: 'Inicio',
  greeting: (name: string) => `Hola, ${name}`,
  staffLead: 'Lo que te espera hoy y tus reportes más recientes.',
  clientLead: 'Lo nuevo en tus carpetas y los reportes que comparten contigo.',
  waiting: 'Te espera',
  waitingFailed: 'No se pudo cargar lo que te espera.',
  unread: (count: number) => (count === 1 ? '1 notificación sin leer' : `${count} notificaciones sin leer`),
  nothingUnread: 'Estás al día: no tienes notificaciones sin leer.',
  openPeriods: 'Periodos abiertos',
  capture: (paysheet: string, period: string) => `${paysheet}, capturar ${period}`,
  /** @param days from today to the last day of the capture. */
  closesIn: (days: number) => {
    if (days < 0) return days === -1 ? 'Cerró ayer' : `Cerró hace ${-days} días`;
    if (days === 0) return 'Cierra hoy';
    return days === 1 ? 'Cierra mañana' : `Cierra en ${days} días`;
  },
  captureUntil: (day: string) => `Captura hasta el ${day}`,
  imss: 'IMSS',
  movements: (count: number) =>
    count === 1 ? '1 movimiento por presentar' : `${count} movimientos por presentar`,
  openMovements: (paysheet: string, register: string) => `${paysheet}, movimientos del registro ${register}`,
  register: (register: string) => `Registro ${register}`,
  obligations: {
    cuotas_mensuales: 'Pago de cuotas mensuales',
    cuotas_bimestrales: 'Pago de cuotas bimestrales',
    variabilidad: 'Aviso de variabilidad',
    prima_riesgo: 'Declaración de la prima de riesgo',
  },
  /** @param period `2026-01` a month, `2026-B1` a bimester, `2025` a year. */
  obligationPeriod: (period: string) => {
    const [year = '', part] = period.split('-');
    if (part === undefined) return year;
    if (part.startsWith('B')) return `Bimestre ${part.slice(1)} de ${year}`;
    return `${MONTHS[Number(part) - 1] ?? ''} de ${year}`;
  },
  registers: (count: number) => (count === 1 ? '1 registro patronal' : `${count} registros patronales`),
  unconfirmed: 'Fecha por confirmar',
  /** @param days from today to the last day. */
  dueIn: (days: number) => {
    if (days < 0) return days === -1 ? 'Venció ayer' : `Venció hace ${-days} días`;
    if (days === 0) return 'Vence hoy';
    return days === 1 ? 'Vence mañana' : `Vence en ${days} días`;
  },
  recentFolders: 'Carpetas recientes',
  recentDownloads: 'Últimas descargas',
  downloadAgain: 'Descargar otra vez',
  downloadGone: 'Ya no existe',
  shortcuts: 'Accesos directos',
  providers: 'Proveedores',
  providersText: 'Crea organizaciones y mira sus cifras.',
  users: 'Colaboradores',
  usersText: 'Da de alta, activa y asigna roles.',
  recent: 'Reportes recientes',
  shared: 'Reportes para ti',
  seeAll: 'Ver todos',
  firstClient: 'Crear el primer cliente',
  firstClientText: 'Después, en Nómina, su calendario y su gente, y ya puedes capturar incidencias.',
  create: 'Crear reporte',
  createText: 'Elige un diseño terminado o empieza con una hoja en blanco.',
  continueEditing: 'Continuar editando',
  edit: 'Continuar',
  emptyStaff: 'Aún no hay reportes. Crea el primero y aparecerá aquí.',
  emptyClient: 'Todavía no comparten reportes contigo. Cuando lo hagan, los descargarás desde aquí.',
  failed: 'No se pudieron cargar los reportes.',
} as const;
