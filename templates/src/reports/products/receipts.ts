import { isDataItem, type ReportItem } from '@lienzo/schema/report/item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { productMessages } from '@lienzo/schema/runs/product-messages';
import { withLogo } from '../own-report.ts';
import { reciboMediaCarta, reciboNomina } from '../recibo-nomina.ts';
import { notice, ofPeriods, ownUuid } from './product-document.ts';
import type { ProductSource } from './product-source.ts';

/**
 * A page for each person of the periods, as a receipt that is signed; each says when it is not final.
 * @param half two receipts on a sheet.
 */
export function receipts(source: ProductSource, half = false): ReportDocument {
  const report = withLogo((half ? reciboMediaCarta : reciboNomina).report, source.logo);
  const filtered = (item: ReportItem): ReportItem =>
    isDataItem(item)
      ? {
          ...item,
          selected_tables: [...new Set([...item.selected_tables, 'periods'])],
          filters: [...item.filters, ofPeriods(source)],
        }
      : item;
  const [head, ...rest] = report.layouts.map((section) => ({
    ...section,
    items: section.items.map(filtered),
  }));
  if (head === undefined) throw new Error('a receipt without a head');
  const warned =
    source.aviso === null
      ? []
      : [{ index: 0, separation: false, items: [notice(ownUuid(source, 90), source.aviso)] }];
  return {
    ...report,
    nombre: productMessages.receipts,
    layouts: [head, ...warned, ...rest].map((section, index) => ({ ...section, index })),
  };
}
