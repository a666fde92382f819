import type { PdfOptions, RenderOptions } from '@lienzo/schema/api/render-contract';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Actor } from '../../../platform/caller.ts';
import { checkReport, reportImages } from '../../reports/reports.ts';
import type { ReportRequest } from '../repositories/render-request.ts';
import type { RenderServices } from '../services.ts';

/** The document of a request for one report or its parts, as it is printed now. @throws DomainError. */
export async function renderInput(
  services: RenderServices,
  { actor, password }: { actor: Actor; password: PdfOptions['password'] },
  { report: stored, orientation, pdf }: Pick<ReportRequest, 'report' | 'orientation' | 'pdf'>,
): Promise<{ report: ReportDocument; options: RenderOptions }> {
  const report = migrateReport(stored);
  checkReport(report);
  const options: RenderOptions = {
    ...wholeOptions(actor),
    assets: await reportImages(services, actor, report),
    ...(orientation === undefined ? {} : { orientation }),
    ...(pdf === undefined ? {} : { pdf: { ...pdf, password } }),
  };
  return { report, options };
}

/** Options of a whole file. */
export const wholeOptions = ({ organizationId, name }: Actor) => ({
  today: todayInMexico(),
  tenant: organizationId,
  author: name,
});
