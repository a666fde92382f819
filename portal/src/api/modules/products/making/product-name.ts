import { productMessages } from '@lienzo/schema/runs/product-messages';
import type { ProductOrder } from '../../payroll/payroll.ts';

/** Says what a file holds, of which payroll and period: it also leaves the folder that says so. */
export function productName({ product, parameters, period }: ProductOrder): string {
  const { fecha, historico, mes_inicial, mes_final } = parameters;
  const choices = [
    ...(historico === true ? [productMessages.historic] : []),
    ...(fecha === undefined ? [] : [productMessages.weekOf(fecha)]),
    ...(mes_inicial === undefined || mes_final === undefined
      ? []
      : [productMessages.months(mes_inicial, mes_final)]),
  ];
  const name = productMessages.names[product];
  return [name, ...choices, period.id_humansite, period.mes, `${period.calendar}`].join(' ');
}
