import { slashedDate } from './slashed-date.ts';

/** What a master's field lacks; forms and the API say the same. */
export const masterRuleMessages = {
  id_humansite: 'Escribe el número de la nómina.',
  paysheet: 'Escribe el nombre de la nómina.',
  required: 'Escribe este dato.',
  date: 'Escribe una fecha válida.',
  amount: 'Escribe un importe mayor que cero, con dos decimales como máximo.',
  premium: 'La prima de riesgo va de 0.5 a 15.',
  company: 'Elige una empresa.',
  register: 'Escribe los 11 caracteres del registro patronal.',
  registerChoice: 'Elige un registro patronal.',
  costCenterChoice: 'Elige un centro de costos.',
  /** Of a place that somebody is given, or keeps, after its last day. `what` with its article: 'El centro de costos “A”'. */
  placeEnded: (what: string, day: string) =>
    `${what} termina el ${slashedDate(day)}. Elige otro o cambia antes su último día.`,
  endedPlaces: {
    paysheet: (name: string) => `La nómina “${name}”`,
    cost_center: (name: string) => `El centro de costos “${name}”`,
    register: (name: string) => `El registro patronal ${name}`,
    company: (name: string) => `La empresa “${name}”`,
  },
  endsWithCompany: (company: string, day: string) =>
    `${company} termina el ${slashedDate(day)}, y sus registros patronales con ella. Reábrela antes.`,
  peopleAfter: (people: number, day: string) =>
    `${people === 1 ? 'Todavía trabaja ahí 1 persona' : `Todavía trabajan ahí ${people} personas`} después del ${slashedDate(day)}. Elige otro día, o da antes la baja o el cambio de lugar.`,
  registersAfter: (registers: readonly string[], day: string) =>
    registers.length === 1
      ? `Después del ${slashedDate(day)} se usa el registro patronal ${registers[0]}: termínalo antes.`
      : `Después del ${slashedDate(day)} se usan los registros patronales ${registers.join(', ')}: termínalos antes.`,
  capturesAfter: (period: string) =>
    `El periodo ${period} empieza después de ese día y tiene captura o está finalizado. Elige otro día, o ábrelo y borra antes su captura.`,
  hiddenPayrolls:
    'El cliente tiene nóminas confidenciales que no ves, y ahí puede trabajar gente. Pide a un administrador que lo termine.',
  reason: 'Escribe el motivo de la corrección.',
  paysheetChoice: 'Elige una nómina.',
  capturedDays: (days: readonly string[]) => {
    const [first = '', ...others] = days;
    const more = others.length === 0 ? '' : ` y otros ${others.length} días`;
    return `Tiene captura el ${slashedDate(first)}${more}, fuera del empleo que quedaría. Bórrala o elige otra fecha.`;
  },
  paysOnRestDay: (day: string, workingDay: string) =>
    `El pago cae en ${slashedDate(day)}, que no es día hábil. El más cercano es ${slashedDate(workingDay)}.`,
  closesOnRestDay: (day: string, workingDay: string) =>
    `El cierre de captura cae en ${slashedDate(day)}, que no es día hábil. El más cercano es ${slashedDate(workingDay)}.`,
  reducedPercentage:
    'El porcentaje reducido es solo de créditos a los que aplica la tabla de disminución, y no pasa del porcentaje del crédito.',
  reductionTable: 'La tabla de disminución es solo de créditos INFONAVIT con descuento en porcentaje.',
  subdelegation: 'Escribe los dos dígitos de la subdelegación.',
  umf: 'Escribe de uno a tres dígitos.',
  vacationDays: 'Escribe los días que le quedan, por ejemplo 12 o 7.5.',
  vacationBalanceDated: 'El saldo de vacaciones lleva los días y la fecha hasta la que cuentan.',
  postcode: 'Escribe los cinco dígitos del código postal.',
  endBeforeStart: 'El último día no puede ser anterior al primero.',
  conceptKey: 'Usa letras sin acento, números, guion o guion bajo, sin espacios.',
  cfdiCode: 'Usa los tres dígitos del catálogo del SAT, como 001.',
  closeDaysBeforeEnd:
    'La captura terminaría antes que el periodo. Usa menos días o marca “Cerrar antes de que termine el periodo”.',
  closeBeforeEnd:
    'La captura no puede cerrar antes de que termine el periodo. Si así debe ser, marca “Cerrar antes”.',
  paymentBeforeEnd:
    'El pago no puede ser anterior al último día del periodo, salvo que marques “Cerrar antes”.',
  infonavitNumber: 'Escribe los 10 dígitos del crédito INFONAVIT.',
  creditNumber: 'Escribe el número del crédito.',
  discountType: 'Elige porcentaje o cuota fija; el factor es solo de INFONAVIT.',
  percent: 'El porcentaje va hasta 100.',
  identidades: 'Envía las respuestas como un objeto JSON: por cada clave, “misma” u “otra”.',
  correcciones: 'Envía las correcciones como una lista JSON: hoja, renglon, y excluir o valores por campo.',
  until: 'El fin no puede ser anterior al inicio.',
} as const;
