import type { ErrorCode } from '@lienzo/schema/api/errors';
import { safeFileName } from '@lienzo/schema/api/file-name';
import { apiErrorMessages } from '@lienzo/schema/messages/api-error-messages';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { LayoutError, type PaymentLayout } from '@lienzo/schema/runs/payment-layout';
import { productMessages } from '@lienzo/schema/runs/product-messages';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { productReport } from '@lienzo/templates/reports/products/product-report';
import type { ProductSource } from '@lienzo/templates/reports/products/product-source';
import { receipts } from '@lienzo/templates/reports/products/receipts';
import type { Actor } from '../../../platform/caller.ts';
import { inSnapshot, inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findActor } from '../../accounts/accounts.ts';
import {
  currentVersion,
  findLastMade,
  findLayout,
  listProductFiles,
  markOutdated,
  type ProductFile,
  type ProductOrder,
  productFingerprint,
  type RunContext,
  type RunOutcome,
  rejected,
  saveProductFiles,
} from '../../payroll/payroll.ts';
import { renderToFolder } from '../../renders/renders.ts';
import { type LoadedSource, loadSource } from '../../reports/reports.ts';
import type { ProductServices } from '../services.ts';
import { productName, receiptsName } from './product-name.ts';
import { storeBankFile } from './store-bank-file.ts';

/** Of the directory, which wait for somebody. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'quota_exceeded',
  'file_too_large',
  'folder_not_found',
  'forbidden',
]);
/** Times that a product is printed again because its data changed meanwhile. */
const MAX_TRIES = 3;

/**
 * Prints a product as PDF and Excel into nómina / año / proceso / periodo of the client's folder, for whoever asked. What
 * was printed must still be so afterwards; otherwise it is printed again. The files of the same product and choices get a
 * new version.
 */
export async function makeProduct(
  services: ProductServices,
  context: RunContext,
  order: ProductOrder,
): Promise<RunOutcome> {
  const { organizationId } = context;
  if (context.role === 'SuperAdmin') return rejected(productMessages.noUploads);
  const actor = await inTenant(services.db, context, (trx) => findActor(trx, context));
  if (actor === undefined) return rejected(runMessages.personLeft);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await markOutdated(services, organizationId, order.period.id);
    const outcome = await printOnce(services, actor, order).catch(refusalOf);
    if (outcome !== null) return outcome;
  }
  return rejected(runMessages.changing);
}

/** What waits for somebody ends the request; everything else is tried again. @throws the error itself. */
function refusalOf(error: unknown): RunOutcome {
  if (error instanceof LayoutError) return rejected(productMessages.layoutFails);
  const [entry] = error instanceof DomainError ? error.entries : [];
  if (entry === undefined || !REFUSALS.has(entry.code)) throw error;
  return rejected(entry.message ?? apiErrorMessages[entry.code]);
}

/** null: the data changed meanwhile. */
async function printOnce(
  services: ProductServices,
  actor: Actor,
  order: ProductOrder,
): Promise<RunOutcome | null> {
  const { organizationId } = actor;
  const begun = await inSnapshot(services.db, actor, async (trx) => {
    const loaded = await loadSource(trx, organizationId, order);
    if (typeof loaded === 'string') return loaded;
    const key = { periodId: order.period.id, product: order.product, parameters: order.parameters };
    const last = await findLastMade(trx, organizationId, key);
    const { layout } = order.parameters;
    return {
      ...loaded,
      layout: layout === undefined ? undefined : await findLayout(trx, organizationId, layout),
      fingerprint: await productFingerprint(trx, organizationId, loaded.source.period_ids),
      before:
        last === undefined
          ? []
          : ((await listProductFiles(trx, organizationId, [last.id])).get(last.id) ?? []),
    };
  });
  if (typeof begun === 'string') return rejected(begun);
  const { source, fingerprint, folderId } = begun;
  if (begun.layout === undefined && order.parameters.layout !== undefined)
    return rejected(productMessages.layoutGone);
  if (folderId === null) return rejected(productMessages.noFolder);
  const { files, message } = await storeFiles(services, actor, order, { ...begun, folderId });
  return inTenant(services.db, actor, async (trx) => {
    if ((await productFingerprint(trx, organizationId, source.period_ids)) !== fingerprint) return null;
    const made: ProductFile[] = [];
    for (const { format, file_id } of files) {
      const version_id = await currentVersion(trx, organizationId, file_id);
      if (version_id !== null) made.push({ format, file_id, version_id });
    }
    const scope = { organizationId, clientId: order.period.client_id, requestId: order.requestId };
    await saveProductFiles(trx, scope, { files: made, fingerprint });
    return { state: 'lista', message };
  });
}

type Begun = LoadedSource & {
  folderId: string;
  fingerprint: string;
  before: readonly ProductFile[];
  /** Of the file for a bank. */
  layout: PaymentLayout | undefined;
};

/** The files of a product in the client's folder, and what its status says. */
async function storeFiles(
  services: ProductServices,
  actor: Actor,
  order: ProductOrder,
  { source, folderId, process, fingerprint, before, layout }: Begun,
): Promise<{ files: Pick<ProductFile, 'format' | 'file_id'>[]; message: string }> {
  const { period } = order;
  const path = [source.nomina, `${period.calendar}`, process, period.mes].map((name) => safeFileName(name));
  const target = (format: ProductFile['format']) => ({
    ...{ folderId, path, key: `product/${order.requestId}/${fingerprint}/${format}` },
    replaces: before.find((one) => one.format === format)?.file_id,
  });
  const files: Pick<ProductFile, 'format' | 'file_id'>[] = [];
  for (const { format, report, print, name } of outputsOf(source, order, layout?.nombre)) {
    const { fileId } = await renderToFolder(services, actor, {
      ...{ report, format: print, name, paysheetId: period.paysheet_id },
      ...target(format),
    });
    files.push({ format, file_id: fileId });
  }
  if (layout === undefined) return { files, message: productMessages.made };
  const { fileId, message } = await storeBankFile(services, actor, order, { layout, ...target('txt') });
  return { files: [...files, { format: 'txt', file_id: fileId }], message };
}

type Output = { format: ProductFile['format']; print: 'pdf' | 'xlsx'; report: ReportDocument; name: string };

/** What is printed of a product. */
function outputsOf(source: ProductSource, order: ProductOrder, layout: string | undefined): Output[] {
  const report = productReport(source);
  const name = productName(order, layout);
  return [
    { format: 'pdf', print: 'pdf', report, name },
    { format: 'xlsx', print: 'xlsx', report, name },
    ...(order.parameters.recibos === true
      ? [{ format: 'recibos', print: 'pdf', report: receipts(source), name: receiptsName(order) } as const]
      : []),
  ];
}
