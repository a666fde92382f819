/** What is found in files that the IMSS, SUA or other programs wrote, line by line. */
export const imssReaderMessages = {
  tooLong: {
    message: 'La línea es más larga de lo que puede ser: se leyó su principio.',
    fix: 'Revisa que sea el archivo correcto.',
  },
  foreign: {
    message: 'La línea no es un registro de este archivo y no se leyó.',
    fix: 'Revisa que sea el archivo correcto y que esté completo.',
  },
  emptyRow: {
    message: 'El renglón no tiene días ni importes, y la persona no se compara.',
    fix: 'Descarga la emisión otra vez: el renglón está cortado.',
  },
  truncated: (read: number, width: number) => ({
    message: `La línea tiene ${read} posiciones de ${width}: no se leyó.`,
    fix: 'Genera el archivo otra vez; un editor pudo cortarla.',
  }),
  short: (read: number, width: number) => ({
    message: `La línea tiene ${read} posiciones de ${width}: lo que falta se tomó como vacío.`,
    fix: 'Genera el archivo otra vez si faltan datos.',
  }),
  nssForm: {
    message: 'El NSS no tiene once dígitos: no se leyó la línea.',
    fix: 'Corrígelo en el archivo.',
  },
  nssDigit: {
    message: 'El dígito verificador del NSS no corresponde.',
    fix: 'Compáralo con la constancia del IMSS.',
  },
  day: (field: string) => ({
    message: `No es una fecha del calendario: ${field}.`,
    fix: 'Corrige la fecha en el archivo.',
  }),
  amount: (field: string) => ({
    message: `No es un número: ${field}.`,
    fix: 'Corrígelo en el archivo.',
  }),
  unknownType: (field: string) => ({
    message: `No es un tipo conocido: ${field}.`,
    fix: 'Revisa la línea con el manual del SUA.',
  }),
  repeated: (line: number) => ({
    message: `El NSS ya está en la línea ${line}.`,
    fix: 'Deja solo una de las dos.',
  }),
  otherRegister: (register: string) => ({
    message: `El registro patronal no es ${register}.`,
    fix: 'Carga el archivo con el registro que le corresponde.',
  }),
  totals: (field: string, ours: string, theirs: string) => ({
    message: `La suma de los trabajadores en ${field} es ${ours} y el archivo dice ${theirs}.`,
    fix: 'Genera el archivo otra vez: le faltan trabajadores o está alterado.',
  }),
  noHeader: {
    message: 'No se encontró la fila de encabezados con el NSS.',
    fix: 'Carga el archivo como lo entrega el IMSS.',
  },
  missingColumn: (field: string) => ({
    message: `Falta la columna ${field}.`,
    fix: 'Carga el archivo como lo entrega el IMSS.',
  }),
  unknownColumn: (column: string) => ({
    message: `No se conoce la columna “${column}” y no se leyó.`,
    fix: 'No tienes que hacer nada si no la necesitas.',
  }),
  rowTotal: (ours: string, theirs: string) => ({
    message: `Las cuotas de la fila suman ${ours} y su total dice ${theirs}.`,
    fix: 'Revisa la fila en el archivo del IMSS.',
  }),
  noOutcome: {
    message: 'La respuesta no dice si el movimiento se aceptó.',
    fix: 'Consúltala en el IDSE.',
  },
  fields: {
    fecha: 'la fecha',
    fecha_alta: 'la fecha de alta',
    nacimiento: 'la fecha de nacimiento',
    inicio: 'el inicio',
    termino: 'el término',
    credito_inicio: 'el inicio del descuento',
    sbc: 'el salario base de cotización',
    dias: 'los días',
    credito_valor: 'el valor del descuento',
    movimiento: 'el movimiento',
    tipo: 'el tipo de movimiento',
    nss: 'NSS',
    total: 'el total',
    periodo: 'el periodo',
  } as Readonly<Record<string, string>>,
  branches: {
    cuota_fija: 'cuota fija',
    excedente_patronal: 'excedente patronal',
    excedente_obrero: 'excedente obrero',
    excedente: 'excedente',
    prestaciones_dinero_patronal: 'prestaciones en dinero patronal',
    prestaciones_dinero_obrero: 'prestaciones en dinero obrero',
    prestaciones_dinero: 'prestaciones en dinero',
    gastos_medicos_patronal: 'gastos médicos de pensionados patronal',
    gastos_medicos_obrero: 'gastos médicos de pensionados obrero',
    gastos_medicos: 'gastos médicos de pensionados',
    riesgos: 'riesgos de trabajo',
    invalidez_vida_patronal: 'invalidez y vida patronal',
    invalidez_vida_obrero: 'invalidez y vida obrero',
    invalidez_vida: 'invalidez y vida',
    guarderias: 'guarderías',
    retiro: 'retiro',
    cesantia_vejez_patronal: 'cesantía y vejez patronal',
    cesantia_vejez_obrero: 'cesantía y vejez obrero',
    aportacion: 'aportación patronal',
    amortizacion: 'amortización',
  } as Readonly<Record<string, string>>,
};
