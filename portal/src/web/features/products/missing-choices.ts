/** What a request still lacks, in the words of its screen and in the order of its fields (specification 2 §5). */
import { productMessages } from '@lienzo/schema/runs/product-messages';
import { hasDate, hasRanges } from '@lienzo/schema/runs/products';
import { paysheetIdsOf } from '../../shared/payroll/filters/payroll-filters';
import type { ProductChoices } from './products-search';

type Family = 'form' | 'report' | 'process';

export function missingChoices(choices: ProductChoices, family: Family): string[] {
  const texts = productMessages.required[family];
  const product = choices.tipo;
  const ranges = product !== undefined && hasRanges(product);
  const date = product !== undefined && hasDate(product);
  const fields: [isMissing: boolean, sentence: string][] = [
    [product === undefined, texts.product],
    [choices.cliente === undefined, texts.client],
    [paysheetIdsOf(choices).length === 0, texts.paysheet],
    ...(date
      ? ([[choices.fecha === undefined, texts.date]] satisfies [boolean, string][])
      : ([[choices.anio === undefined, texts.year]] satisfies [boolean, string][])),
    ...(ranges
      ? ([
          [choices.mes_inicial === undefined, texts.firstMonth],
          [choices.mes_final === undefined, texts.lastMonth],
          [choices.periodo_inicial === undefined, texts.firstPeriod],
          [choices.periodo_final === undefined, texts.lastPeriod],
        ] satisfies [boolean, string][])
      : ([
          [choices.proceso === undefined, texts.process],
          [choices.periodo === undefined, texts.period],
        ] satisfies [boolean, string][])),
  ];
  // Two selectors may have one sentence.
  return [...new Set(fields.flatMap(([isMissing, sentence]) => (isMissing ? [sentence] : [])))];
}
