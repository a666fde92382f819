import { closedSentence } from './rules/closed-sentence.ts';

/** Texts of the screens of incident capture (specification 3 §2.1, §2.2, §5, §8). */

const plural = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('es-MX')} ${many}`;

export const captureMessages = {
  title: 'Captura de incidencias',
  lead: 'Incidencias, horas extra e incapacidades de cada empleado, por nómina y periodo.',
  filters: 'Filtros',
  changeFilters: 'Cambiar filtros',
  hideFilters: 'Ocultar filtros',
  costCenter: 'Centro de costos',
  allCostCenters: 'Todos',
  year: 'Año',
  chooseYear: 'Elige un año',
  process: 'Proceso',
  chooseProcess: 'Elige un proceso',
  period: 'Periodo',
  choosePeriod: 'Elige un periodo',
  paysheetFirst: 'Elige antes la nómina',
  yearFirst: 'Elige antes el año',
  processFirst: 'Elige antes el proceso',
  noPeriods: 'La nómina no tiene periodos de este año y proceso',
  noSharedPeriods: (paysheets: string) =>
    `Estas nóminas no comparten ningún periodo de este año y proceso: ${closedSentence(paysheets)} Elige nóminas con la misma periodicidad y calendario.`,
  closesOn: (date: string) => `cierra el ${date}`,
  chooseAll: 'Elige cliente, nómina, año, proceso y periodo para empezar a capturar.',
  summary: 'Resumen',

  of: (paysheet: string, text: string) => `${paysheet}: ${text}`,
  lateAllowed: (date: string) =>
    `La captura cerró el ${date}. Como administrador puedes guardar; quedará marcado como captura tardía.`,
  noConcepts:
    'La Nómina seleccionada NO cuenta con Conceptos asignados para el registro de incidencias. Por favor asigne conceptos a su Nómina desde el Menú Configuración -> NÓMINA.',
  assignConcepts: 'Asignar conceptos',
  failed: 'No se pudo cargar la captura.',

  searchEmployee: 'Buscar empleado',
  clearSearch: 'Borrar la búsqueda',
  employees: 'Empleados',
  employeeCount: (count: number) => plural(count, 'empleado', 'empleados'),
  noEmployees: 'Nadie trabaja en esta nómina durante el periodo.',
  noEmployeeFound: (words: string) => `Ningún empleado coincide con “${words}”.`,
  /** Number, and the client's own one. */
  saveKeys: 'Ctrl+S guarda; Ctrl+Enter guarda y pasa a la siguiente persona',
  numbers: (id: number, humanId: string | null) => humanId ?? `${id}`,
  hasIncidents: (count: number) => plural(count, 'incidencia', 'incidencias'),
  hasHours: (hours: string) => `${hours} h extra`,
  hasDays: (count: number) => plural(count, 'día de incapacidad', 'días de incapacidad'),
  choosePerson: 'Seleccione un empleado para registrar incidencias',
  backToList: 'Volver a la lista',
  close: 'Cerrar',
  tabs: { incidencias: 'Incidencias', horas: 'Horas extra', incapacidades: 'Incapacidades' },
  save: 'Guardar cambios',
  fixFirst: 'Corrige lo señalado para guardar.',
  readOnly: 'Solo puedes consultar esta captura.',

  conflictTitle: 'Otra persona cambió esta captura',
  conflictTheirs: 'Lo que está guardado ahora',
  conflictNothing: 'No hay nada guardado.',
  conflictTake: 'Usar lo guardado',
  conflictKeep: 'Conservar lo mío',

  incidents: {
    search: 'Buscar incidencia',
    type: 'Tipo de incidencia',
    chooseType: 'Elige uno o varios conceptos',
    none: 'Aún no hay incidencias. Elige un tipo de incidencia para agregar la primera.',
    nothingFound: (words: string) => `Ninguna incidencia coincide con “${words}”.`,
    days: 'Días',
    chooseDays: 'Elige los días',
    quantity: { IM: 'Importe', DI: 'Días', HR: 'Horas de cada día' },
    split: (parts: number) => `Se reparte entre ${plural(parts, 'día', 'días')}.`,
    dayCount: (count: number) => plural(count, 'día', 'días'),
    remove: (concept: string) => `Quitar ${concept}`,
    /** `since`: the first day that is counted; of an opening balance, the one after it. */
    vacation: (left: string, entitled: string, taken: string, since: string) =>
      `Vacaciones: le quedan ${left} de ${entitled} días (${taken} tomados desde el ${since}, con este periodo).`,
    problems: {
      dates_required: 'Elige al menos un día.',
      quantity_required: 'Escribe la cantidad.',
      amount_too_small: 'No alcanza un centavo para cada día. Sube el importe o quita días.',
    },
  },

  overtime: {
    saved: 'Datos registrados correctamente!!!',
    total: 'Total de horas',
    totalHelp: 'Reparte un total entre los días del periodo, o escribe las horas de cada día.',
    calculate: 'Calcular totales',
    receiptHelp: 'Comprobante de las horas guardadas del periodo, de toda la nómina.',
    totalWrong: 'Usa horas enteras o medias.',
    totalTooLarge: 'No caben tantas horas: cada día lleva 10 como máximo.',
    week: (from: string, to: string) => `Semana del ${from} al ${to}`,
    weekSums: (doubles: string, triples: string) => `${doubles} dobles · ${triples} triples`,
    overLimit: 'Rebasa las horas triples que permite la ley. Se pagan completas.',
    previousPeriod: 'Periodo anterior',
    previousHelp:
      'Los días en gris son del periodo anterior: cuentan para las horas dobles de su semana y se pagan allá.',
    hoursOf: (day: string) => `Horas del ${day}`,
    hoursBefore: (day: string) => `Horas del ${day}, del periodo anterior`,
    /** As wide as a day's card. */
    disabledDay: 'Incap.',
    disabledHours: 'Hay incapacidad: quita las horas.',
    outsideHours: 'No trabajaba aquí: quita las horas.',
    impossible: (days: readonly string[]) =>
      days.length === 1
        ? `Hay horas extra el ${days[0]}, un día con incapacidad o en que la persona no trabajaba aquí. Nada se guarda mientras estén.`
        : `Hay horas extra en días con incapacidad o en que la persona no trabajaba aquí: ${days.join(', ')}. Nada se guarda mientras estén.`,
    removeImpossible: (days: readonly string[]) =>
      days.length === 1 ? `Quitar las horas del ${days[0]}` : `Quitar las horas de esos ${days.length} días`,
    hoursWrong: 'De 0 a 10, enteras o medias',
    results: 'Resultado',
    columns: { id: 'ID Empleado', name: 'Empleado', doubles: 'Horas dobles', triples: 'Horas triples' },
    none: 'Aún no hay horas extra.',
  },

  disabilities: {
    kinds: { 316: 'Enfermedad general', 318: 'Riesgo de trabajo', 314: 'Maternidad' },
    add: 'Agregar una incapacidad',
    none: 'Aún no hay incapacidades. Agrega una según su ramo.',
    remove: (name: string) => `Quitar ${name}`,
    type: 'Tipo de incapacidad',
    types: { I: 'Inicial', C: 'Subsecuente' },
    control: 'Control de incapacidad',
    controls: {
      1: 'Única',
      2: 'Inicial',
      3: 'Subsecuente',
      4: 'Alta médica o ST-2',
      7: 'Prenatal',
      8: 'Enlace',
      9: 'Posnatal',
    },
    start: 'Fecha de inicio',
    days: 'Días de incapacidad',
    until: (day: string) => `Hasta el ${day}`,
    folio: 'Folio',
    folioPlaceholder: 'Ej. OL345678',
    initialFolio: 'Folio de la incapacidad inicial',
    initialHelp: 'Si no está en Lienzo, se guarda como externa.',
    externalInitial: 'Externa: la inicial no está en Lienzo.',
    evidence: 'Comprobante',
    chooseEvidence: 'Elige un PDF o una imagen',
    clearEvidence: 'Quitar el archivo elegido',
    evidenceKept: (name: string) => `Guardado: ${name}`,
    risk: 'Tipo de riesgo',
    risks: { 1: 'Accidente de trabajo', 2: 'Accidente en trayecto', 3: 'Enfermedad profesional' },
    sequel: 'Tipo de secuela',
    sequels: {
      0: 'Ninguna',
      1: 'Incapacidad temporal',
      2: 'Valuación inicial provisional',
      3: 'Valuación inicial definitiva',
      4: 'Defunción',
      5: 'Recaída',
      6: 'Valuación posterior a la fecha de alta',
      7: 'Revaluación provisional',
      8: 'Recaída sin alta médica',
      9: 'Revaluación definitiva',
    },
    elsewhere: 'Empezó en otro periodo: cámbiala en el periodo en que empezó.',
    choose: 'Elige una opción',
    problems: {
      required: 'Este dato es obligatorio.',
      minimum: 'El número de días mínimo debe ser 1!!!',
      date_first: 'Se debe seleccionar una fecha primero!!!',
      format: 'Dos letras mayúsculas y seis números, por ejemplo OL345678.',
      not_offered: 'Elige una de las opciones.',
      repeated: 'Folios repetidos',
      overlap: 'Las fechas no pueden chocar entre sí!!!',
    },
    repeated: 'Folios repetidos',
    overlap: 'Las fechas no pueden chocar entre sí!!!',
  },

  summaryScreen: {
    title: 'Resumen de incidencias',
    lead: 'Lo capturado de un periodo, persona por persona, y el cierre de sus nóminas.',
    chooseAll: 'Elige cliente, nómina, año, proceso y periodo para ver su resumen.',
    backToCapture: 'Ir a la captura',
    facts: {
      client: 'Cliente',
      paysheets: 'Nóminas',
      process: 'Proceso',
      period: 'Periodo',
      status: 'Estatus',
    },
    period: (from: string, to: string) => `Del ${from} al ${to}`,
    table: 'Empleados con algo capturado',
    columns: { number: 'Número de personal', name: 'Nombre', paysheet: 'Nómina' },
    details: (name: string) => `Detalle de ${name}`,
    search: 'Buscar empleado',
    storedFiles:
      'Los acuses (PDF y Excel) y el CSV de lo finalizado se guardan en Documentos, en la carpeta del cliente: nómina / año / proceso / periodo.',
    empty: 'Nadie tiene nada capturado en este periodo.',
    nothingFound: (words: string) => `Ningún empleado coincide con “${words}”.`,
    more: (left: number) => `Mostrar más (${left.toLocaleString('es-MX')})`,
    failed: 'No se pudo cargar el resumen.',
    incidents: { title: 'Incidencias', concept: 'Concepto', amount: 'Cantidad', date: 'Fecha' },
    disabilities: { title: 'Incapacidades', type: 'Tipo', folio: 'Folio', date: 'Fecha', days: 'Días' },
    overtime: {
      title: 'Horas extra',
      week: 'Semana',
      doubles: 'Dobles',
      triples: 'Triples',
      date: 'Fecha',
      total: 'Total',
    },
    close: 'Finalizar nómina',
    reopen: 'Abrir nómina',
    erase: 'Borrar incidencias',
    alert: '¡Alerta!',
    question: '¿Estás seguro de realizar esta acción?',
    effect: {
      close: (paysheets: string) =>
        `Se finaliza la captura de toda la nómina, de todas sus personas y centros de costos: ${closedSentence(paysheets)} Ya no se podrá capturar hasta que se abra.`,
      reopen: (paysheets: string) => `Se abre otra vez la captura de ${closedSentence(paysheets)}`,
      erase: (paysheets: string) =>
        `Se borran las incidencias, horas extra e incapacidades de toda la nómina en este periodo, de todas sus personas y centros de costos: ${closedSentence(paysheets)}`,
    },
    erased: (
      paysheet: string,
      {
        incidents,
        overtime_days,
        certificates,
      }: { incidents: number; overtime_days: number; certificates: number },
    ) =>
      `${paysheet}: ${plural(incidents, 'incidencia', 'incidencias')}, ${plural(overtime_days, 'día', 'días')} con horas extra y ${plural(certificates, 'incapacidad', 'incapacidades')} que ${certificates === 1 ? 'empieza' : 'empiezan'} en el periodo, con todos sus días.`,
    undoHelp: 'Puedes recuperarlas en Historial con Deshacer, mientras la nómina esté abierta.',
    yes: 'Sí',
    no: 'No',
    refused: (paysheet: string, why: string) => `${paysheet}: ${why}`,
    noPeriod: 'No tiene este periodo.',
  },

  trail: {
    open: 'Historial',
    title: 'Historial de la captura',
    empty: 'Aún no hay cambios.',
    failed: 'No se pudo cargar el historial.',
    more: 'Mostrar más',
    program: 'El sistema',
    late: 'Tardía',
    actions: {
      save: 'Guardó',
      delete: 'Borró',
      restore: 'Recuperó',
      close: 'Finalizó la nómina',
      reopen: 'Abrió la nómina',
    },
    kinds: { I: 'incidencias', IN: 'incapacidades', E: 'horas extra' },
    of: (action: string, kind: string, name: string) => `${action} ${kind} de ${name}`,
    undo: 'Deshacer',
    undoTitle: 'Deshacer el borrado',
    undoQuestion: (moment: string, person: string) =>
      `Se recupera todo lo que ${person} borró el ${moment}, de todas las personas. Lo que se capturó después se conserva.`,
    kept: (names: string) => `Se conserva lo capturado después de: ${closedSentence(names)}`,
    before: 'Antes',
    after: 'Después',
    nothing: 'Nada',
    hours: (day: string, hours: string) => `${day}: ${hours} h`,
    disability: (folio: string, day: string, days: string) => `${folio}, desde el ${day}, ${days} d`,
  },

  receipts: {
    formats: { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV' },
    csv: {
      incidents: 'Incidencias',
      bulk: 'Incidencias, formato de carga masiva',
      overtime: 'Horas extra',
    },
    kinds: { I: 'Incidencias', E: 'Horas extra', IN: 'Incapacidades' },
    /** The title of the dialog that tells why the workbook was not made. */
    disabilitiesFailed: 'Error al guardar las incapacidades',
    /** As Excel, to be changed and loaded again. */
    bulk: {
      I: 'Incidencias, formato de carga masiva',
      IN: 'Incapacidades, formato de carga masiva',
    },
  },

  /** get_acuse_nomina. */
  acknowledgement: {
    title: 'Acuse de nómina',
    states: {
      Abierto: 'Abierta, sin captura',
      Capturado: 'Capturada',
      Finalizado: 'Finalizada',
    },
    /** `moment` in words. */
    changed: (state: string, person: string | null, moment: string) =>
      `${state}${person === null ? '' : ` por ${person}`} el ${moment}`,
  },

  closings: {
    open: 'Calendario de cierres',
    title: 'Calendario de cierres',
    lead: 'Qué captura cierra cada día, cómo va y quién atiende al cliente.',
    month: (month: string) => `Cierres de ${month}`,
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    onlyOpen: 'Solo abiertas',
    search: 'Buscar cliente o nómina',
    empty: 'Ninguna captura cierra este mes.',
    emptyOpen: 'Ninguna captura abierta cierra este mes.',
    failed: 'No se pudo cargar el calendario.',
    cut: (most: number) => `Se muestran los primeros ${most.toLocaleString('es-MX')} cierres del mes.`,
    overdue: 'Vencida',
    today: 'Hoy',
    kinds: { I: 'Incidencias', IN: 'Incapacidades', E: 'Horas extra' },
    states: { Abierto: 'sin captura', Capturado: 'capturadas', Finalizado: 'finalizadas' },
    captured: (captured: number, people: number) =>
      `${captured.toLocaleString('es-MX')} de ${people.toLocaleString('es-MX')} empleados con captura`,
    nobody: 'Sin ejecutivo asignado',
    capture: 'Capturar',
    summary: 'Ver resumen',
    of: (action: string, paysheet: string) => `${action} de ${paysheet}`,
  },
} as const;
