import {
  hasDate,
  hasHistoric,
  hasLayout,
  hasRanges,
  hasReceipts,
  type Product,
} from '@lienzo/schema/runs/products';
import type { ProductChoices } from './products-search';

/** What a request says of a complete choice, besides its payrolls. */
export function askedProduct(choices: ProductChoices, tipo_producto: Product) {
  const { anio, proceso, periodo, fecha, historico = false, recibos = false } = choices;
  if (hasRanges(tipo_producto)) {
    const { mes_inicial, mes_final, periodo_inicial, periodo_final } = choices;
    return { tipo_producto, anio, mes_inicial, mes_final, periodo_inicial, periodo_final };
  }
  return {
    ...{ tipo_producto, proceso, period: periodo },
    ...(hasDate(tipo_producto) ? { fecha_inicio: fecha } : { anio }),
    ...(hasHistoric(tipo_producto) ? { historico } : {}),
    ...(hasLayout(tipo_producto) ? { layout: choices.layout } : {}),
    ...(hasReceipts(tipo_producto) ? { recibos } : {}),
  };
}
