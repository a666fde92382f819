/** Tables whose outer groups each start on a new page. */
import type { ReportItem, TablaItem } from './item.ts';
import { type Layout, type ReportDocument, reportItems } from './report.ts';

/** Whether each outer group of a table starts on a new page. */
export const startsPages = (item: TablaItem): boolean =>
  item.pagina_por_grupo === true && item.group_by.length > 0;

/** Whether page numbers begin again with each outer group of an item. */
const restartsNumbers = (item: ReportItem): boolean =>
  item.nombre === 'tabla' && item.numeracion_por_grupo === true && startsPages(item);

/** Whether page numbers begin again inside of a page group. */
export const hasRestartingTable = (group: readonly Pick<Layout, 'items'>[]): boolean =>
  group.some(({ items }) => items.some(restartsNumbers));

/** Whether the page numbers of a report begin again somewhere: with each row that has pages of its own, or in a table. */
export const numbersInRuns = (report: Pick<ReportDocument, 'layouts' | 'page'>): boolean =>
  report.page.numbering === 'por_fila' || reportItems(report).some(restartsNumbers);
