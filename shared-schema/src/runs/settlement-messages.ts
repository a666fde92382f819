import { closedSentence } from '../rule-messages/closed-sentence.ts';
import { slashedDate } from '../rule-messages/slashed-date.ts';

/** Texts of what is due to who leaves. */
export const settlementMessages = {
  title: 'Quién sale en el periodo',
  lead: 'Aparece quien tiene su baja con fecha dentro del periodo. La baja y su causa se registran en Nómina › Empleados.',
  none: 'Nadie tiene una baja con fecha dentro del periodo. Regístrala en Nómina › Empleados.',
  employees: 'Ir a Empleados',
  failed: 'No se pudo cargar quién sale en el periodo.',
  person: 'Empleado',
  leaving: 'Baja',
  leavingOf: (day: string, cause: string) => `${slashedDate(day)}, ${cause}`,
  noCause: 'sin causa',
  due: 'Lo que se le debe',
  missing: 'Falta capturarlo',
  capture: 'Capturar',
  captureOf: (name: string) => `Capturar el finiquito de ${name}`,
  pending_vacation_days: 'Días de vacaciones pendientes',
  vacationHelp: 'De años cumplidos. Los del año en curso se calculan por los días trabajados.',
  pays_salary: 'Pagar aquí el sueldo del periodo hasta su último día',
  salaryHelp: 'Quita la marca si la nómina ordinaria ya paga esos días.',
  pays_indemnity: 'Tres meses de indemnización (LFT 48)',
  pays_twenty_days: 'Veinte días por año (LFT 50)',
  pays_seniority: 'Prima de antigüedad (LFT 162)',
  save: 'Guardar finiquito',
  saved: (name: string) => `Se guardó el finiquito de ${closedSentence(name)} Vuelve a calcular la nómina.`,
  words: (days: string, parts: readonly string[]) =>
    [`${days} ${days === '1' ? 'día' : 'días'} de vacaciones`, ...parts].join(', '),
  parts: {
    pays_salary: 'sueldo',
    pays_indemnity: 'tres meses',
    pays_twenty_days: 'veinte días por año',
    pays_seniority: 'prima de antigüedad',
  },
  problems: {
    days: 'Escribe los días con hasta dos decimales, por ejemplo 6 o 6.5; 0 si no debe ninguno.',
    twenty: 'Los veinte días por año acompañan a los tres meses de indemnización.',
  },
  notSettlement: 'Solo el proceso Finiquito lleva estos datos.',
  notLeaving: 'La persona no tiene una baja con fecha dentro del periodo. Regístrala en Nómina › Empleados.',
} as const;
