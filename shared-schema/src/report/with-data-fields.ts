/** Whose rows a report shows, put into its texts. */
import { z } from 'zod';
import { itemTexts } from './item-texts.ts';
import { mapReportTexts } from './map-inline.ts';
import { pageTexts } from './page-regions.ts';
import { type ReportDocument, reportItems } from './report.ts';
import { type DataField, inlineNodes, isDataField } from './rich-text.ts';

/** What each field says on paper. */
export const dataFieldTextsShape = z.object({
  client: z.string(),
  payroll: z.string(),
  period: z.string(),
} satisfies Record<DataField, unknown>);
export type DataFieldTexts = z.infer<typeof dataFieldTextsShape>;

/** The fields that the texts of a report, its header and its footer show. */
export function dataFieldsOf(report: Pick<ReportDocument, 'page' | 'layouts'>): Set<DataField> {
  const texts = reportItems(report).flatMap(itemTexts);
  const matches = new Set<DataField>();
  for (const text of [...pageTexts(report.page), ...texts])
    for (const node of inlineNodes(text))
      if (node.type === 'field' && isDataField(node.attrs.field)) matches.add(node.attrs.field);
  return matches;
}

/** The report with texts in the places of its data fields; those without one stay. */
export const withDataFields = (report: ReportDocument, texts: Partial<DataFieldTexts>): ReportDocument =>
  mapReportTexts(report, (node) => {
    if (node.type !== 'field' || !isDataField(node.attrs.field)) return [node];
    const text = texts[node.attrs.field];
    if (text === undefined) return [node];
    if (text === '') return [];
    return [{ type: 'text', text, ...(node.marks && { marks: node.marks }) }];
  });
