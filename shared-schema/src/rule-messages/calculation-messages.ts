import { slashedDate } from './slashed-date.ts';

type Spans = readonly { from: string; to: string }[];
type Twice = {
  spans: Spans;
  /** false: the days are supposed. */
  isExact: boolean;
  other: { process: string; payroll: string; initial_date: string; end_date: string };
};

const spanInWords = ({ from, to }: Spans[number]): string =>
  from === to ? `del ${slashedDate(from)}` : `del ${slashedDate(from)} al ${slashedDate(to)}`;
const list = new Intl.ListFormat('es-MX', { type: 'conjunction' });
const ofSpans = (spans: Spans): string => list.format(spans.map(spanInWords));
const otherInWords = ({ process, payroll, initial_date, end_date }: Twice['other']): string =>
  `${process} ${spanInWords({ from: initial_date, to: end_date })} (${payroll})`;

const settlementFix =
  'Quita “Pagar aquí el sueldo del periodo” en los datos de la baja, o quita esos días del otro pago y calcula de nuevo.';
const salaryFix =
  'Pon en 0 su sueldo en uno de los dos pagos; si el otro es un finiquito, quítale “Pagar aquí el sueldo del periodo” y calcula de nuevo.';

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
    `Crédito INFONAVIT: se descuenta completo su ${value} %, aunque su aviso dice que aplica la tabla de disminución. Escribe en el crédito el porcentaje reducido que da la tabla.`,
  quotaNotDeducted: (due: string, taken: string) =>
    `Cuota obrera del IMSS: tocaba descontar ${due} y solo alcanzó para ${taken}. El patrón la paga; descuéntala después hasta donde permite el artículo 38 de la LSS.`,
  unknownPayrollTax: (message: string) => `No se calculó el impuesto sobre nóminas. ${message}`,
  absencesOverLimit: (days: number, limit: number) =>
    days === 1
      ? `Tiene 1 falta que ya no reduce los días del IMSS: pasa de ${limit} en el mes y no hay baja.`
      : `Tiene ${days} faltas que ya no reducen los días del IMSS: pasan de ${limit} en el mes y no hay baja.`,
  minimumWageEnded:
    'Este mes recibió otro pago gravado, por lo que su salario mínimo causa ISR. Lo pagado antes en el mes no se gravó: revisa el ajuste mensual.',
  noSettlement:
    'Faltan los datos de la baja para el finiquito: captura su fecha de baja y los días de vacaciones pendientes.',
  alsoEnded: (day: string) =>
    `También terminó otro empleo el ${slashedDate(day)}, y este finiquito paga solo el último. Paga el anterior en otro periodo de finiquito.`,
  salaryTwice: ({ spans, isExact, isSettlement, other }: Twice & { isSettlement: boolean }) =>
    `Su sueldo ${ofSpans(spans)} ${isExact ? 'ya se paga' : 'quizá ya se paga'} en ${otherInWords(other)}. ${isSettlement ? settlementFix : salaryFix}`,
  aguinaldoTwice: ({ spans, isExact, other }: Twice) =>
    `Su aguinaldo ${ofSpans(spans)} ${isExact ? 'ya se paga' : 'quizá ya se paga'} en ${otherInWords(other)}. Pon en su renglón de aguinaldo solo lo que falta, o corrige el otro pago y calcula de nuevo.`,
  paidUnemployed: ({ spans, other }: Omit<Twice, 'isExact'>) =>
    `Su sueldo ${ofSpans(spans)} se pagó en ${otherInWords(other)}, cuando ya no trabajaba. Descuenta aquí lo que se pagó de más.`,
  belowMinimum: (daily: string, minimum: string) =>
    `Su salario diario (${daily}) es menor que el mínimo de su zona (${minimum}). Corrige su salario.`,
  sbcBelowMinimum: (sbc: string, minimum: string) =>
    `Su salario base de cotización (${sbc}) es menor que el mínimo de su zona (${minimum}), y sus cuotas se calculan con el mínimo. Corrige su SBC y avisa la modificación al IMSS.`,
  credits: {
    INFONAVIT: 'Crédito INFONAVIT',
    FONACOT: 'Crédito FONACOT',
    PENSION: 'Pensión alimenticia',
  },
} as const;
