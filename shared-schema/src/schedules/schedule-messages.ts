import { closedSentence } from '../rule-messages/closed-sentence.ts';
/** Texts of schedules: reports that are made and delivered by themselves. */
import { scheduleRuleMessages as rules } from '../rule-messages/schedule-rule-messages.ts';

export const scheduleMessages = {
  title: 'Programaciones',
  months: rules.months,
  weekdays: rules.weekdays,

  problems: rules.problems,
  formats: rules.formats,

  /** Why a schedule was stopped. */
  stopped: {
    owner_inactive: 'La cuenta de su dueño ya no está activa.',
    report_gone: 'El reporte ya no existe o su dueño ya no tiene acceso a él.',
    report_disabled: 'El reporte está deshabilitado.',
    restored: 'El portal se restauró de un respaldo. Reanúdala si debe seguir entregándose desde aquí.',
  },

  runs: {
    late: (when: string, more: number) =>
      more === 0
        ? closedSentence(`Se hizo al volver el portal: estaba programado para ${when}`)
        : `Se hizo al volver el portal: estaba programado para ${when} y se omitieron ${rules.count(more, 'vez más', 'veces más')}.`,
    failed: (format: string, problem: string) => `${format}: ${problem}`,
    /** What a run is of. @param again whether it was of the same period before. */
    event: (event: 'capture_finished' | 'payroll_closed', period: string, again: boolean) => {
      const what = event === 'capture_finished' ? 'la captura' : 'la nómina';
      const submitLabel = event === 'capture_finished' ? 'finalizó' : 'cerró';
      return closedSentence(
        again
          ? `Se volvió a entregar porque se reabrió ${what} y se ${submitLabel} otra vez: ${period}`
          : `Se ${submitLabel} ${what}: ${period}`,
      );
    },
    periodGone: 'El periodo ya no existe, o el dueño de la programación ya no ve su nómina.',
    fileGone: 'El archivo se canceló o se eliminó antes de entregarse.',
    inactive: (name: string) => `${name} ya no tiene una cuenta activa.`,
    nobody: 'No hay ninguna persona activa a quien enviarlo.',
  },

  notice: {
    stoppedTitle: (name: string) => `La programación “${name}” se detuvo`,
    stoppedText: (reason: string) => `${reason} Corrígelo y reanúdala en Programaciones.`,
    failedTitle: (name: string) => `La programación “${name}” no se entregó completa`,
  },

  screen: {
    lead: 'Reportes que se hacen y se entregan solos.',
    open: 'Programaciones',
    schedule: 'Programar',
    create: 'Crear programación',
    edit: 'Editar programación',
    save: 'Guardar',
    empty: 'Aún no hay programaciones. Crea una para que un reporte se haga y se entregue solo.',
    search: 'Buscar por nombre, reporte, dueño o correo',
    clearSearch: 'Borrar la búsqueda',
    nothingFound: (text: string) => `Ninguna programación coincide con “${text}”.`,
    failed: 'No se pudieron cargar las programaciones',
    columns: { name: 'Nombre', when: 'Cuándo', next: 'Próxima vez', last: 'Última vez' },
    actionsOf: (name: string) => `Acciones de ${name}`,
    actions: 'Acciones',
    run: 'Hacer ahora',
    runs: 'Ver ejecuciones',
    pause: 'Pausar',
    resume: 'Reanudar',
    remove: 'Eliminar',
    removeTitle: '¿Eliminar esta programación?',
    removeText: (name: string) => `“${name}”. Lo que ya se entregó se queda donde está.`,
    noReport: 'El reporte ya no existe',
    of: (report: string, owner: string) => `${report} · ${owner}`,
    paused: 'En pausa',
    stopped: 'Detenida',
    noNext: 'Sin fecha',
    onEvent: 'Cuando suceda',
    never: 'Todavía no',
    done: {
      saved: (name: string) => `Se guardó “${name}”`,
      running: (name: string) => `“${name}” se está haciendo`,
      paused: (name: string) => `“${name}” está en pausa`,
      resumed: (name: string) => `“${name}” se reanudó`,
      removed: (name: string) => `Se eliminó “${name}”`,
    },
  },

  form: {
    name: 'Nombre',
    report: 'Reporte',
    formats: 'Formatos',
    output: {
      title: 'Qué se entrega',
      kinds: { report: 'El reporte', parts: 'Por partes', combination: 'Combinado' },
      each: 'Entregar los archivos',
      deliveries: { zip: 'Todos en un ZIP', folder: 'Cada uno en la carpeta', mail: 'Cada uno por correo' },
      eachHelp: {
        zip: 'El ZIP llega a la carpeta y a las personas que elijas abajo.',
        folder: 'En la carpeta que elijas abajo. Las personas que elijas reciben la lista de los archivos.',
        mail: 'A quien corresponde cada archivo. Las personas que elijas abajo reciben la lista de los archivos.',
      },
      orderHelp: 'Van después del reporte de arriba, en este orden.',
      addReport: 'Agregar otro reporte',
      addPlaceholder: 'Busca por nombre',
      coverHelp: 'Una primera página con el nombre de la programación, la fecha y el nombre de su dueño.',
      up: (name: string) => `Subir ${name}`,
      down: (name: string) => `Bajar ${name}`,
      removeReport: (name: string) => `Quitar ${name}`,
      problemOf: (name: string, problem: string) => `${name}: ${problem}`,
    },
    /** Parameters that an event answers. */
    toldByEvent: (names: readonly string[]) =>
      `${rules.list(names)}: ${names.length === 1 ? 'lo da' : 'los da'} el periodo de cada captura.`,
    notTold:
      'El reporte no pregunta por cliente, nómina ni periodo: cada entrega lleva los valores de arriba, no los del periodo que se finalizó.',
    when: 'Cuándo',
    kinds: {
      daily: 'Cada día',
      weekly: 'Cada semana',
      monthly: 'Cada mes',
      fortnightly: 'Cada quincena',
      before_close: 'Antes de que cierre la captura',
      capture_finished: 'Al finalizar la captura',
      payroll_closed: 'Al cerrar la nómina',
    },
    followed: 'Nómina o cliente',
    allOfClient: (client: string) => `Todas las nóminas de ${client}`,
    events: {
      capture_finished:
        'Se entrega cada vez que alguien finaliza la captura de un periodo, con ese periodo y esa nómina en los parámetros que los piden. Si se reabre y se finaliza otra vez, se entrega otra vez.',
      payroll_closed:
        'Se entregará cada vez que se cierre el cálculo de un periodo, con ese periodo y esa nómina en los parámetros que los piden. El portal todavía no cierra cálculos: hasta entonces no se entrega nada.',
    },
    time: 'Hora (Ciudad de México)',
    hours: 'Horas',
    minutes: 'Minutos',
    half: 'Mañana o tarde',
    halves: { am: 'a. m.', pm: 'p. m.' },
    workingDays: 'Solo en días hábiles',
    weekdays: 'Días',
    day: 'Día',
    lastDay: 'Último día',
    months: 'Meses',
    allMonths: 'Todos',
    missingDay: 'Los meses que no tienen ese día se saltan. Si quieres el fin de mes, elige “Último día”.',
    shift: 'Si no es hábil',
    shifts: { none: 'Ese mismo día', previous: 'El día hábil anterior', next: 'El día hábil siguiente' },
    fortnightDay: 'Día hábil después del 15 y del último día del mes',
    fortnightSame: 'El 15 y el último día',
    workingDay: (day: number) =>
      `${rules.ordinal(day).replace(/^./, (first) => first.toUpperCase())} día hábil`,
    paysheet: 'Nómina',
    daysBefore: 'Días antes del cierre',
    next: 'Próximas fechas',
    targets: 'Dónde se entrega',
    targetsHelp: 'Quien lo recibe ve los datos que tú puedes ver. Cada persona recibe su propio correo.',
    folder: 'Carpeta',
    people: 'Personas',
    roles: 'Roles',
    roleNames: { Admin: 'Administradores', Ejecutivo: 'Ejecutivos' },
    mails: 'Otros correos',
    mailsHelp: 'Escribe un correo y presiona Entrar.',
    message: 'Mensaje del correo',
    messageHelp: 'Opcional. Va antes de los datos del reporte.',
    nothingFound: 'Sin resultados',
    filtersHelp: 'Cada entrega usa estos valores; los filtros que guardas para ti no los cambian.',
    refused: 'Revisa los campos señalados.',
  },

  list: {
    title: (name: string) => `Ejecuciones de ${name}`,
    empty: 'Todavía no se hace ninguna vez.',
    failed: 'No se pudieron cargar las ejecuciones',
    close: 'Cerrar',
    manual: 'A mano',
    states: {
      queued: 'En espera',
      rendering: 'En preparación',
      delivering: 'Entregando',
      done: 'Entregado',
      partial: 'Entregado en parte',
      failed: 'Falló',
    },
    download: (format: string) => `Descargar ${format}`,
    delivery: { waiting: 'En espera', sent: 'Entregado', failed: 'Falló' },
    deliveries: 'Entregas',
    downloaded: 'Descarga iniciada',
  },
} as const;
