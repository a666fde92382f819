import type { PdfOptions, RenderOptions } from '@lienzo/schema/api/render-contract';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { productMessages } from '@lienzo/schema/runs/product-messages';
import type { Actor } from '../../../platform/caller.ts';
import { inSnapshot, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { markOutdated, productFingerprint } from '../../payroll/payroll.ts';
import { type ChosenProduct, checkReport, composeProduct, reportImages } from '../../reports/reports.ts';
import type { ReportRequest } from '../repositories/render-request.ts';
import type { RenderServices } from '../services.ts';

export type RenderInput = {
  report: ReportDocument;
  options: RenderOptions;
  /** Of a product: refuses rows of another moment than its totals. @throws DomainError render_failed, which may pass. */
  fixed?: (trx: TenantTransaction) => Promise<void>;
};

/** The document of a request for one report or its parts, as it is printed now. @throws DomainError. */
export async function renderInput(
  services: RenderServices,
  { actor, password }: { actor: Actor; password: PdfOptions['password'] },
  {
    report: stored,
    product,
    orientation,
    pdf,
  }: Pick<ReportRequest, 'report' | 'product' | 'orientation' | 'pdf'>,
): Promise<RenderInput> {
  const composed = product === undefined ? undefined : await composeAnew(services, actor, product);
  const report = composed?.report ?? migrateReport(stored);
  checkReport(report);
  const options: RenderOptions = {
    ...wholeOptions(actor),
    assets: await reportImages(services, actor, report),
    ...(orientation === undefined ? {} : { orientation }),
    ...(pdf === undefined ? {} : { pdf: { ...pdf, password } }),
  };
  return { report, options, ...(composed && { fixed: composed.fixed }) };
}

/** The product as it is now, once what has changed since its calculation is known. */
async function composeAnew(services: RenderServices, actor: Actor, product: ChosenProduct) {
  const { organizationId } = actor;
  await markOutdated(services, organizationId, product.period_id);
  const { report, fingerprint, periodIds } = await inSnapshot(services.db, actor, (trx) =>
    composeProduct(trx, actor, product),
  );
  return {
    report,
    async fixed(trx: TenantTransaction): Promise<void> {
      if ((await productFingerprint(trx, organizationId, periodIds)) !== fingerprint)
        throw new DomainError({ code: 'render_failed', message: productMessages.questions.changing });
    },
  };
}

/** Options of a whole file. */
export const wholeOptions = ({ organizationId, name }: Actor) => ({
  today: todayInMexico(),
  tenant: organizationId,
  author: name,
});
