/** What keeps somebody out of a file for the IMSS, or is odd about it, and what to do. */

/** Of a value that cannot be written, by the kind of note. */
const problems = {
  missing: (field: string) => ({
    message: `Falta ${field}.`,
    fix: 'Complétalo en los datos del empleado y genera el archivo otra vez.',
  }),
  too_long: (field: string) => ({
    message: `No cabe en el archivo: ${field}.`,
    fix: 'Acórtalo en los datos del empleado.',
  }),
  form: (field: string) => ({
    message: `No tiene la forma que pide el IMSS: ${field}.`,
    fix: 'Corrígelo con el documento del IMSS o del SAT.',
  }),
  letters: (field: string) => ({
    message: `Tiene caracteres que el archivo del IMSS no admite: ${field}.`,
    fix: 'Escríbelo con letras de la A a la Z, Ñ y espacios.',
  }),
  decimals: (field: string) => ({
    message: `Tiene más decimales de los que admite el archivo: ${field}.`,
    fix: 'Redondéalo en los datos del empleado.',
  }),
  day: (field: string) => ({
    message: `No es una fecha del calendario: ${field}.`,
    fix: 'Corrige la fecha.',
  }),
  cut: (field: string) => ({
    message: `No cabe completo y se escribe cortado: ${field}.`,
    fix: 'Compara con el nombre que tiene el IMSS.',
  }),
};

export const imssFileMessages = {
  problems,
  fields: {
    registro: 'el registro patronal',
    nss: 'el NSS',
    paterno: 'el apellido paterno',
    materno: 'el apellido materno',
    nombre: 'el nombre',
    nombre_completo: 'el nombre',
    sbc: 'el salario base de cotización',
    tipo_trabajador: 'el tipo de trabajador',
    tipo_salario: 'el tipo de salario',
    jornada: 'la semana o jornada',
    fecha: 'la fecha del movimiento',
    umf: 'la UMF',
    guia: 'la guía de la subdelegación',
    clave: 'el número de empleado',
    causa: 'la causa de baja',
    curp: 'la CURP',
    rfc: 'el RFC',
    fecha_alta: 'la fecha de alta',
    ubicacion: 'la clave de ubicación',
    credito: 'el número de crédito INFONAVIT',
    credito_inicio: 'el inicio del descuento INFONAVIT',
    credito_tipo: 'el tipo de descuento INFONAVIT',
    credito_valor: 'el valor del descuento INFONAVIT',
    movimiento: 'el tipo de movimiento',
    folio: 'el folio de incapacidad',
    dias: 'los días',
    codigo_postal: 'el código postal',
    nacimiento: 'la fecha de nacimiento',
    lugar: 'el lugar de nacimiento',
    clave_lugar: 'la clave del estado de nacimiento',
    ocupacion: 'el puesto',
    sexo: 'el sexo',
    hora: 'la hora',
    inicio: 'el inicio de la incapacidad',
    porcentaje: 'el porcentaje de la incapacidad',
    rama: 'la rama de seguro',
    riesgo: 'el tipo de riesgo',
    secuela: 'la secuela',
    control: 'el control de incapacidad',
    termino: 'el término de la incapacidad',
    reduce: 'la marca de tabla de disminución',
  } as Readonly<Record<string, string>>,

  shortened: (field: string) => ({
    message: `No cabe completo y se escribe cortado: ${field}.`,
    fix: 'No hace falta hacer nada.',
  }),
  inFile: (file: string, message: string) => `${file}: ${message}`,
  registerForm: {
    message: 'El registro patronal no tiene 11 letras o números: no se puede generar el archivo.',
    fix: 'Corrígelo en los registros patronales del cliente.',
  },
  subdelegation: {
    message: 'El registro patronal no tiene subdelegación: sin ella no hay guía para el archivo.',
    fix: 'Escribe los dos dígitos de la subdelegación en el registro patronal.',
  },
  early: (day: string) => ({
    message: 'La fecha es posterior a la que hoy admite el IDSE.',
    fix: `Preséntalo a partir del ${day}.`,
  }),
  lost: {
    message: 'La fecha tiene más de 364 días: el IDSE ya no la recibe.',
    fix: 'Preséntalo en la subdelegación.',
  },
  late: (day: string) => ({
    message: `El plazo de cinco días hábiles terminó el ${day}: es extemporáneo.`,
    fix: 'Preséntalo cuanto antes; puede haber multa.',
  }),
  nssDigit: {
    message: 'El dígito verificador del NSS no corresponde.',
    fix: 'Compáralo con la constancia del IMSS: con un NSS equivocado el movimiento se rechaza.',
  },
  curpDigit: {
    message: 'El dígito verificador de la CURP no corresponde.',
    fix: 'Compárala con la constancia de la CURP.',
  },
  belowFloor: (least: string) => ({
    message: `El salario base de cotización es menor que el salario mínimo de la zona, de $${least}.`,
    fix: 'Corrige el salario: el IMSS rechaza el movimiento.',
  }),
  aboveCap: (most: string) => ({
    message: `El salario base de cotización pasa del tope de 25 UMA, de $${most}.`,
    fix: 'Escribe el salario topado.',
  }),
  unknownLimits: (day: string) => ({
    message: `No están registrados el salario mínimo y la UMA del ${day}: no se comprobaron los límites del salario base de cotización.`,
    fix: 'Registra las cifras del año y genera el archivo otra vez.',
  }),
  repeated: {
    message: 'El mismo movimiento está más de una vez y se escribe una sola.',
    fix: 'No tienes que hacer nada.',
  },
  contradicted: {
    message: 'Hay dos movimientos del mismo tipo y día con datos distintos: no se escribe ninguno.',
    fix: 'Deja solo el correcto.',
  },
  numberLeftOut: {
    message:
      'El número de empleado no cabe en diez posiciones o tiene signos que el archivo no admite: el movimiento se escribe sin él.',
    fix: 'No tienes que hacer nada; el IMSS reconoce al trabajador por su NSS.',
  },
  repeatedPerson: {
    message: 'La misma persona está más de una vez y se escribe una sola.',
    fix: 'No tienes que hacer nada.',
  },
  contradictedPerson: {
    message: 'Dos personas tienen el mismo NSS con datos distintos: no se escribe ninguna.',
    fix: 'Corrige el NSS, o deja iguales los datos si es la misma persona.',
  },
  codeRange: (field: string, codes: string) => ({
    message: `No es un valor de la lista del IMSS (${codes}): ${field}.`,
    fix: 'Corrígelo en los datos del empleado.',
  }),
  shortOccupation: {
    message: 'El SUA pide un puesto de al menos cinco letras.',
    fix: 'Escribe el puesto completo en los datos del empleado.',
  },
};
