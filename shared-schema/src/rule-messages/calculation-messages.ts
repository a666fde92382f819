import { slashedDate } from './slashed-date.ts';

/** What a calculation says of one person. */
export const calculationMessages = {
  invalidInput: (field: string, value: string) =>
    `El dato “${field}” (${value === '' ? 'vacío' : value}) no se puede calcular. Corrígelo en los datos de la persona o en la captura.`,
  noSalary: (day: string) =>
    `No tiene salario el ${slashedDate(day)}. Registra su salario con esa fecha o una anterior.`,
  notEmployed: (from: string, to: string) =>
    `No trabajó en la nómina del ${slashedDate(from)} al ${slashedDate(to)}: no se le paga el periodo. Revisa sus fechas de alta y baja.`,
  outOfPeriod: (concept: string, day: string) =>
    `${concept} del ${slashedDate(day)} no se pagó: la fecha está fuera del periodo o de su contrato. Corrige la captura.`,
  onDisability: (concept: string, day: string) =>
    `${concept} del ${slashedDate(day)} no se aplicó: ese día tiene incapacidad. Corrige la captura.`,
  unknownConcept: (concept: string) =>
    `El concepto ${concept} no existe en el catálogo: no se pagó ni se descontó. Agrégalo o quita lo capturado.`,
  unknownExemption: (concept: string) =>
    `${concept} se gravó completo: su clave del SAT no dice qué parte es exenta. Elige su tratamiento de ISR en el concepto.`,
  formulaCycle: (concept: string) =>
    `La fórmula de ${concept} se usa a sí misma por medio de otras. Quita uno de los usos.`,
  formulaWithoutResult: (concept: string) =>
    `La fórmula de ${concept} no tiene resultado con los datos de la persona. Revisa la fórmula o captura el importe a mano.`,
  formulaNegative: (concept: string, amount: string) =>
    `La fórmula de ${concept} da un importe negativo (${amount}). Corrige la fórmula o captura el importe a mano.`,
  unknownFormulaName: (name: string, nearest: string | null) =>
    `No hay un valor “${name}” para fórmulas de conceptos.${nearest === null ? '' : ` ¿Quisiste decir [${nearest}]?`}`,
  formulaNotNumber: 'La fórmula de un concepto da un importe: debe ser un número.',
  negativeNet: (net: string) =>
    `Su neto es negativo (${net}). Quita o reparte deducciones antes de autorizar.`,
  creditNotDeducted: (credit: string, due: string, taken: string) =>
    `${credit}: tocaba descontar ${due} y solo alcanzó para ${taken}. La diferencia no se descuenta; infórmala en el portal del acreedor.`,
  reducedDiscount: (value: string) =>
    `Crédito INFONAVIT: se descuenta completo su ${value} %, aunque su aviso dice que aplica la tabla de disminución. Escribe en el crédito el porcentaje que da la tabla.`,
  quotaNotDeducted: (due: string, taken: string) =>
    `Cuota obrera del IMSS: tocaba descontar ${due} y solo alcanzó para ${taken}. El patrón la paga; descuéntala después hasta donde permite el artículo 38 de la LSS.`,
  unknownPayrollTax: (message: string) => `No se calculó el impuesto sobre nóminas. ${message}`,
  absencesOverLimit: (days: number, limit: number) =>
    `Tiene ${days} faltas que ya no reducen los días del IMSS: pasan de ${limit} en el mes y no hay baja.`,
  minimumWageEnded:
    'Este mes recibió otro pago gravado, por lo que su salario mínimo causa ISR. Lo pagado antes en el mes no se gravó: revisa el ajuste mensual.',
  noSettlement:
    'Faltan los datos de la baja para el finiquito: captura su fecha de baja y los días de vacaciones pendientes.',
  belowMinimum: (daily: string, minimum: string) =>
    `Su salario diario (${daily}) es menor que el mínimo de su zona (${minimum}). Corrige su salario.`,
  credits: {
    INFONAVIT: 'Crédito INFONAVIT',
    FONACOT: 'Crédito FONACOT',
    PENSION: 'Pensión alimenticia',
  },
} as const;
