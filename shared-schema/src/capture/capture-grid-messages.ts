/** Texts of the grid of capture (specification 3 §2.1, the single-payroll variant). */
const people = (count: number): string =>
  count === 1 ? '1 empleado' : `${count.toLocaleString('es-MX')} empleados`;
/** As the specification writes the two: the state that a press of the button gives. */
const question = (state: 'CAPTURADO' | 'FINALIZADO'): string =>
  `Ha ${state} la carga de incidencias y se enviará la información capturada, ¿está seguro que desea continuar?`;

export const captureGridMessages = {
  title: 'Incidencias por nómina',
  lead: 'Una nómina en una tabla: captura, pega desde Excel y guarda a todos los empleados a la vez.',
  chooseAll: 'Elige cliente, nómina, año, proceso y periodo para abrir la tabla.',
  mode: 'Captura',
  modes: { 0: 'Incidencias', 1: 'Horas Extras', 2: 'Incapacidades' },
  concept: 'Concepto',
  allConcepts: 'Todos los conceptos',
  filter: 'Filtrar por ID o nombre del Trabajador',
  order: 'Orden',
  orders: {
    name: 'Por nombre',
    number: 'Por número',
    first_surname: 'Por primer apellido',
    second_surname: 'Por segundo apellido',
  },
  shown: (count: number) => people(count),
  none: 'Nadie trabaja en esta nómina durante el periodo.',
  noneFound: (label: string) => `Ningún empleado coincide con “${label}”.`,
  grid: (mode: string, concept: string) => `${mode}: ${concept}`,
  columns: { name: 'Empleado', id: 'ID', humanId: 'ID-Cliente' },
  perDay: { IM: 'Importe de cada día', DI: '1 en cada día', HR: 'Horas de cada día' },
  totals: {
    IM: 'Importe: un cambio se reparte entre los días que ya tiene, o va al último día del periodo.',
    DI: 'Días: un número toma los últimos días libres del periodo; 17-21 o 17 y 19 esos días.',
    HR: 'Horas: un cambio se reparte entre los días que ya tiene, o va al último día libre del periodo.',
  },
  totalNotes: { IM: 'Importe', DI: 'Días', HR: 'Horas' },
  locked: {
    employment: 'no trabaja aquí ese día',
    disability: 'tiene incapacidad ese día',
    incident: 'tiene una incidencia de otro periodo ese día',
  },
  noDays: 'no trabaja aquí en el periodo',
  undo: 'Deshacer (Ctrl+Z)',
  redo: 'Rehacer (Ctrl+Y)',
  changed: (count: number) => `${people(count)} con cambios`,
  unchanged: 'Sin cambios',
  problems: (count: number) =>
    count === 1
      ? '1 celda con error. Corrígela para guardar.'
      : `${count.toLocaleString('es-MX')} celdas con error. Corrígelas para guardar.`,
  questions: {
    save: { title: 'Guardar la captura', text: question('CAPTURADO'), verb: 'Guardar' },
    send: {
      title: 'Enviar la captura',
      text: `${question('FINALIZADO')} Después ya no se podrá continuar con la captura de esta nómina.`,
      verb: 'Enviar',
    },
    sendHours: { title: 'Enviar las horas extras', text: question('CAPTURADO'), verb: 'Enviar' },
  },
  conflict: {
    title: (count: number) => `Otra persona cambió la captura de ${people(count)}`,
    stored: (name: string, what: string) => `${name}: ${what}`,
  },
  overtime: {
    before: 'Periodo anterior',
    dayBefore: (day: string) => `${day}, del periodo anterior`,
    total: 'Total',
    totalHelp: 'Total de horas: un cambio se reparte entre los días.',
    calculate: 'Calcular Horas Extras',
    results: 'Horas extra calculadas',
    columns: { id: 'ID Empleado', name: 'Nombre', doubles: 'Horas Dobles', triples: 'Horas Triple' },
    none: 'Nadie tiene horas dobles ni triples.',
    totalTooLarge: 'No caben tantas horas: cada día lleva 10 como máximo.',
  },
  disabilities: {
    table: 'Incapacidades de la nómina',
    columns: {
      name: 'Nombre',
      id: 'ID',
      kind: 'Incapacidad',
      type: 'Tipo de incapacidad',
      control: 'Control',
      risk: 'Riesgo',
      sequel: 'Secuela',
      start: 'Fecha de inicio',
      days: 'Días de incapacidad',
      folio: 'Folio de incapacidad',
      initial: 'Folio inicial',
      file: 'Archivo de incapacidad',
      rows: 'Renglones',
    },
    of: (field: string, name: string) => `${field} de ${name}`,
    add: (name: string) => `Agregar un renglón de ${name}`,
    remove: (name: string) => `Quitar el renglón de ${name}`,
    dayCount: (days: string) => (days === '1' ? '1 día' : `${days} días`),
    incomplete: 'Complete la información de los siguientes empleados: ',
    repeatedFolio: 'El folio de los siguientes empleados se encuentra repetido: ',
    repeatedDate: 'La fecha de incapacidad del siguiente empleado se encuentra repetido: ',
    repeatedFile: 'Los archivos de incapacidad del siguiente empleado se encuentra repetido: ',
  },
} as const;
