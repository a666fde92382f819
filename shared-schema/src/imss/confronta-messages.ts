/** The screen 'Confronta': files for SUA, uploads, differences with their comments. */
import { FILE_LIMIT_TEXT } from '../api/file-limit.ts';
import { closedSentence } from '../rule-messages/closed-sentence.ts';
import { monthName } from './confronta/month-name.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('es-MX')} ${many}`;

export const confrontaMessages = {
  title: 'Confronta',
  lead: 'Genera los archivos para el SUA y compara lo que cobra el IMSS con la nómina.',
  absences: 'Inasistencias',
  absencesHelp: 'Incluye las ausencias en Movt.txt',
  generate: 'Generar txt',
  upload: 'Cargar',
  statusTxt: 'Status TXT',
  uploaded: 'Los archivos se cargaron exitosamente.',
  requested: 'Se pidió: mira cómo va en la tabla.',
  required: {
    wholeMonths: 'Elige fechas de un mes completo, o de dos meses seguidos para un bimestre.',
    files: 'Elige al menos un archivo.',
    empty: 'Elige archivos que no estén vacíos.',
  },
  dialog: {
    title: 'Cargar archivos de confronta',
    help: `EMA y EBA como las entrega el IMSS, los archivos txt del SUA y su archivo de pago (.SUA). Hasta 20 archivos de menos de ${FILE_LIMIT_TEXT} y 200,000 líneas en total.`,
    pick: 'Elegir archivos',
    remove: (name: string) => `Quitar ${name}`,
    cancel: 'Cancelar',
    confirm: 'Confrontar',
    of: (nomina: string, register: string, months: string) =>
      `Nómina ${nomina} · registro ${register} · ${months}`,
    tooMany: 'Elige hasta 20 archivos.',
    tooLarge: (name: string) => `“${name}” pasa de ${FILE_LIMIT_TEXT}.`,
  },
  txt: {
    nobody:
      'Nadie de la nómina trabaja con este registro patronal en esas fechas: no se generó ningún archivo.',
    missing: (people: number) =>
      `No se generó: a ${counted(people, 'persona le faltan datos', 'personas les faltan datos')}.`,
    nothing: (people: number) =>
      people === 0
        ? 'Nadie tiene nada que escribir en esas fechas: no se generó ningún archivo.'
        : `No se generó ningún archivo: ${counted(people, 'persona no cabe', 'personas no caben')} en ninguno: mira qué les falta.`,
    done: (people: number, left: number) =>
      left === 0
        ? `Se genero el archivo txt exitosamente. ${counted(people, 'persona', 'personas')}.`
        : `Se genero el archivo txt exitosamente. ${counted(people, 'persona', 'personas')}; ${counted(left, 'quedó fuera de algún archivo', 'quedaron fuera de algún archivo')}.`,
    tooMany: (most: number) =>
      `La nómina tiene más de ${most.toLocaleString('es-MX')} personas con este registro: genera por nómina.`,
  },
  compared: (people: number) =>
    people === 0 ? 'Sin diferencias' : counted(people, 'persona con diferencias', 'personas con diferencias'),
  unreadable: (name: string, why: string) => `No se pudo leer “${name}”. ${why}`,
  tooSlow: 'Los archivos tardaron demasiado en leerse: cárgalos en partes.',
  tooLarge: 'Los archivos no caben en la memoria: cárgalos en partes.',
  gone: 'Los archivos ya no están guardados: cárgalos otra vez.',
  noFolder: 'El cliente no tiene carpeta en el directorio, y ahí se guardan los archivos.',
  actions: {
    see: 'Ver diferencias',
    download: (name: string) => `Descargar ${name}`,
    withoutThem: 'Generar sin ellas',
  },
  findings: {
    title: 'Avisos',
    who: 'Persona',
    where: 'Archivo',
    line: (line: number) => `línea ${line}`,
    what: 'Qué pasa',
    fix: 'Qué hacer',
    leftOut: (count: number) => `Y ${count.toLocaleString('es-MX')} más.`,
    severities: { error: 'Error', warning: 'Aviso', info: 'Nota' },
    none: 'No hay avisos.',
  },
  differences: {
    title: (nomina: string, register: string) => `Diferencias de ${nomina}, registro ${register}`,
    back: 'Volver',
    months: (first: string, last: string) => {
      const [from, until] = [first.slice(0, 7), last.slice(0, 7)].map(monthName);
      return from === until ? (from ?? '') : `${from} y ${until}`;
    },
    against: { emision: 'EMA y EBA', txt: 'Archivos del SUA', sua: 'Pago del SUA (.SUA)' },
    allSources: 'Todos los archivos',
    allCauses: 'Todas las causas',
    source: 'Comparado con',
    cause: 'Causa',
    amount: 'Diferencia',
    what: 'Qué difiere',
    ours: 'Nosotros',
    theirs: 'IMSS o SUA',
    sign: 'Dar visto bueno',
    unsign: 'Quitar visto bueno',
    signedBy: (name: string, day: string) => `${name}, ${day}`,
    carried: 'Del mes anterior',
    proposed: 'Propuesto por el programa',
    written: 'Escrito por una persona',
    counted: (count: number) => counted(count, 'dato que difiere', 'datos que difieren'),
    noTotals: 'Los archivos no tienen importes que comparar.',
    tolerance: (amount: string) => closedSentence(`Tolerancia de los totales: ${amount}`),
    page: (page: number) => `Página ${page}`,
    pages: {
      first: 'Primera página',
      previous: 'Página anterior',
      next: 'Página siguiente',
      last: 'Última página',
    },
    editComment: (name: string, cause: string) => `Comentario de ${name}, ${cause}`,
    saved: 'Se guardó el comentario.',
    signed: 'Se dio el visto bueno.',
    unsigned: 'Se quitó el visto bueno.',
    progress: (signed: number, all: number) => `${signed} de ${all} con visto bueno`,
    none: 'No hay diferencias: los archivos y la nómina dicen lo mismo.',
    noneFiltered: 'Ninguna diferencia coincide con los filtros.',
    download: 'Descargar hallazgos',
    totals: 'Totales',
    branch: 'Ramo',
    tolerated: 'Tolerancia',
    within: 'Dentro de la tolerancia',
    outside: 'Fuera de la tolerancia',
    below: (people: number, amount: string) =>
      `${counted(people, 'persona difiere', 'personas difieren')} por menos de la tolerancia: ${amount} en total.`,
    comparedWith: (people: number, source: string) =>
      `${counted(people, 'persona comparada', 'personas comparadas')} con ${source}`,
    subjects: {
      existencia: 'Solo está en un lado',
      nombre: 'Nombre',
      movimiento: 'Movimiento',
      sbc: 'SBC',
      dias: 'Días',
      ausencias: 'Días de ausencia',
      incapacidades: 'Días de incapacidad',
      credito: 'Crédito INFONAVIT',
      cuota: 'Cuota',
    },
    branches: {
      enfermedad: 'enfermedad y maternidad',
      riesgos: 'riesgos e invalidez',
      retiro: 'retiro',
      infonavit: 'INFONAVIT',
    },
    absent: 'No está',
  },
  tolerances: {
    title: 'Tolerancias',
    lead: (register: string) => `Del registro ${register}; se usan desde la próxima comparación.`,
    total: 'Totales',
    totalHelp: 'Un total que difiere por más se marca.',
    person: 'Personas',
    personHelp: 'Una persona cuyas cuotas difieren por menos no se lista.',
    save: 'Guardar tolerancias',
    saved: 'Se guardaron las tolerancias.',
    form: 'Escribe pesos con hasta dos decimales.',
  },
  codes: {
    title: 'Claves de la EMA',
    failed: 'No se pudieron leer las claves',
    lead: 'El IMSS no publica qué significan los números de tipo y origen de los movimientos de su emisión. Escríbelo aquí: los movimientos de un tipo explicado se comparan desde la próxima confronta.',
    kind: 'Columna',
    kinds: { tipo: 'Tipo del movimiento', origen: 'Origen del movimiento' },
    code: 'Clave',
    explanation: 'Qué significa',
    meaning: 'Qué movimiento es',
    meanings: {
      '08': 'Alta o reingreso',
      '07': 'Cambio de salario',
      '02': 'Baja',
      otro: 'Ninguno de ellos',
    },
    meaningMissing: 'Elige qué movimiento es, o “Ninguno de ellos”.',
    save: 'Guardar clave',
    saved: (code: string) => closedSentence(`Se guardó la clave ${code}`),
    deleted: (code: string) => closedSentence(`Se borró la clave ${code}`),
    none: 'Aún no hay claves explicadas.',
    edit: (kind: string, code: string) => `Editar la clave ${code}, ${kind}`,
    remove: (kind: string, code: string) => `Borrar la clave ${code}, ${kind}`,
  },
  workbook: {
    /** Without extension. */
    fileName: (register: string, month: string) => `Confronta ${register} ${month}`,
    people: 'Diferencias',
    totals: 'Totales',
    findings: 'Avisos',
    lead: (nomina: string, register: string, months: string) =>
      `${closedSentence(`Nómina ${nomina}, registro patronal ${register}, ${months}`)} Las diferencias son lo nuestro menos lo del IMSS.`,
    help: 'Hallazgos de la confronta: la causa es propuesta por el programa y el comentario se conserva de mes en mes.',
    columns: {
      source: 'Comparado con',
      nss: 'NSS',
      name: 'Nombre',
      amount: 'Diferencia de cuotas',
      cause: 'Causa',
      comment: 'Comentario',
      differences: 'Qué difiere',
      signed: 'Visto bueno',
      branch: 'Ramo',
      ours: 'Nosotros',
      theirs: 'IMSS o SUA',
      difference: 'Diferencia',
      within: 'Dentro de la tolerancia',
      file: 'Archivo',
      sheet: 'Hoja',
      line: 'Línea',
      severity: 'Tipo',
      value: 'Valor',
      message: 'Qué pasa',
      fix: 'Qué hacer',
    },
    yes: 'Sí',
    no: 'No',
    more: (count: number) => `Hay ${count.toLocaleString('es-MX')} avisos más que no caben aquí.`,
  },
};
