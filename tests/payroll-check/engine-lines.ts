import type { CalculationResult } from '@lienzo/schema/payroll/engine/calculation-result';
import { PAY_CONCEPTS } from '@lienzo/schema/payroll/engine/pay-concepts';
import type { ComparedLines } from './compare-lines.ts';

const SUNDAY_BONUS = 'P020';
const FOOD_VOUCHERS = 'P029';
const NONE = '0.00';

/** What the product's calculation says of a person, under the worksheet's headings. */
export function engineLines({ lines, quotas, totals }: CalculationResult): ComparedLines {
  const part = (concept: string, key: 'amount' | 'exempt'): string =>
    lines.find((line) => line.concept === concept)?.[key] ?? NONE;
  const amount = (concept: string): string => part(concept, 'amount');
  const exempt = (concept: string): string => part(concept, 'exempt');
  return {
    sueldo: amount(PAY_CONCEPTS.sueldo),
    vacaciones: amount(PAY_CONCEPTS.vacaciones),
    prima_vacacional: amount(PAY_CONCEPTS.prima_vacacional),
    prima_vacacional_exenta: exempt(PAY_CONCEPTS.prima_vacacional),
    prima_dominical: amount(SUNDAY_BONUS),
    prima_dominical_exenta: exempt(SUNDAY_BONUS),
    horas_dobles: amount(PAY_CONCEPTS.horas_dobles),
    horas_dobles_exentas: exempt(PAY_CONCEPTS.horas_dobles),
    horas_triples: amount(PAY_CONCEPTS.horas_triples),
    vales_exentos: exempt(FOOD_VOUCHERS),
    gravado: totals.taxable,
    exento: totals.exempt,
    subsidio_causado: totals.subsidy_caused,
    subsidio: totals.subsidy_used,
    isr: amount(PAY_CONCEPTS.isr),
    ...Object.fromEntries(
      quotas.flatMap(({ branch, employer, worker }) => [
        [`imss_${branch}_patron`, employer],
        [`imss_${branch}_trabajador`, worker],
      ]),
    ),
    cuotas_patron: totals.quotas_employer,
    cuotas_trabajador: totals.quotas_worker,
    costo_patron: totals.employer_cost,
    imss: amount(PAY_CONCEPTS.imss),
    pension: amount(PAY_CONCEPTS.pension),
    infonavit: amount(PAY_CONCEPTS.infonavit),
    fonacot: amount(PAY_CONCEPTS.fonacot),
    neto: totals.net,
  };
}
