import { productMessages } from '@lienzo/schema/runs/product-messages';
import type { ProductOrder } from '../../payroll/payroll.ts';

/** Says what a file holds, of which payroll and period: it also leaves the folder that says so. */
/** @param layout the name of the layout of its bank file. */
export function productName({ product, parameters, period }: ProductOrder, layout?: string): string {
  const { fecha, formato_ags, historico, mes_inicial, mes_final } = parameters;
  const choices = [
    ...(historico === true ? [productMessages.historic] : []),
    ...(layout === undefined ? [] : [layout]),
    ...(formato_ags === undefined ? [] : [productMessages.agsVersion(formato_ags)]),
    ...(fecha === undefined ? [] : [productMessages.weekOf(fecha)]),
    ...(mes_inicial === undefined || mes_final === undefined
      ? []
      : [productMessages.months(mes_inicial, mes_final)]),
  ];
  return [productMessages.names[product], ...choices, ownerOf(period)].join(' ');
}

export const receiptsName = ({ period }: Pick<ProductOrder, 'period'>): string =>
  `${productMessages.receipts} ${ownerOf(period)}`;

/** Which payroll and period a file is of. */
export const ownerOf = ({ id_humansite, mes, calendar }: ProductOrder['period']): string =>
  `${id_humansite} ${mes} ${calendar}`;
