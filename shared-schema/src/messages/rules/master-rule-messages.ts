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
