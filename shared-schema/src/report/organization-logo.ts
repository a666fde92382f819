import { hasPicture } from './item.ts';
import { itemTexts } from './item-texts.ts';
import { pageTexts } from './page-regions.ts';
import { type ReportDocument, reportItems } from './report.ts';
import { inlineNodes, type RichText } from './rich-text.ts';

/** The reserved picture id of the organization's logo; no asset has it. */
export const ORGANIZATION_LOGO = 'logo';

/** Whether a report contains the organization's logo, as an image or in one of its texts. */
export function usesOrganizationLogo(report: Pick<ReportDocument, 'page' | 'layouts'>): boolean {
  return (
    report.page.imagen_fondo?.valor === ORGANIZATION_LOGO ||
    pageTexts(report.page).some(hasLogo) ||
    reportItems(report).some((item) =>
      hasPicture(item) ? item.valor === ORGANIZATION_LOGO : itemTexts(item).some(hasLogo),
    )
  );
}

function hasLogo(text: RichText): boolean {
  for (const node of inlineNodes(text)) if (node.type === 'field' && node.attrs.field === 'logo') return true;
  return false;
}
