import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import { CAPTURED_NAMES } from '@lienzo/schema/bulk/bulk-line';
import { incidentCsv, incidentCsvName } from '@lienzo/schema/capture/incident-csv';
import { galleryMessages } from '@lienzo/schema/messages/gallery-messages';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { captureReceipt, RECEIPT_OF, receiptName } from '@lienzo/templates/reports/capture-receipt';
import type { Actor } from '../../../platform/caller.ts';
import { inSnapshot, inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { findActor, findOrganizationProfile } from '../../accounts/accounts.ts';
import { deliverToFolder, reportToFolder } from '../../reports/reports.ts';
import { writeWorkbook } from '../../workbooks/workbooks.ts';
import { capturedBook } from '../exports/captured-book.ts';
import { closingPath } from '../exports/closing-path.ts';
import { loadLayout } from '../exports/load-layout.ts';
import { findClosingFacts } from '../repositories/closing-facts.ts';
import { listCsvLines } from '../repositories/csv-lines.ts';
import type { IncidentServices, JobHandler } from '../services.ts';

/**
 * Receipts of what was captured as PDF and Excel, and the CSV of incidents and overtime, in nómina / año / proceso / periodo of the
 * client's folder (specification 3 §4, §7). A period that was opened again meanwhile gets nothing.
 */
export const storeClosingFiles: JobHandler<'store_closing_files'> = async (data, services) => {
  const { organization_id: organizationId, user_id: userId, period_id: periodId, closing_id: closing } = data;
  const found = await inTenant(services.db, systemContext(organizationId), async (trx) => ({
    actor: await findActor(trx, { organizationId, userId }),
    facts: await findClosingFacts(trx, organizationId, periodId),
    organization: await findOrganizationProfile(trx, organizationId),
  }));
  const { actor, facts, organization } = found;
  if (actor === undefined || facts === undefined || facts.folder_id === null) return;
  if (facts.estatus !== 'Finalizada') return;
  const place = {
    ...{ folderId: facts.folder_id, path: closingPath(facts), conflict: conflictOf(actor) },
    paysheetId: facts.paysheet_id,
  };
  const alt = galleryMessages.logoAlt(organization.name);
  const logo = organization.url_logo === null ? null : { valor: ORGANIZATION_LOGO, image_name: '', alt };
  for (const kind of facts.kinds) {
    const receipt = RECEIPT_OF[kind];
    const { paysheet_id, id_humansite, paysheet, initial_date, end_date } = facts;
    const nomina = `${id_humansite} ${paysheet}`;
    const report = captureReceipt(receipt, { paysheet_id, nomina, initial_date, end_date, logo });
    const order = { ...place, paysheetId: paysheet_id, periodId, closing };
    for (const format of ['pdf', 'xlsx'] as const)
      if (format === 'xlsx' && kind === 'E') await storeOvertime(services, actor, order);
      else
        await reportToFolder(services, actor, {
          ...place,
          key: `closing/${closing}/${kind}/${format}`,
          ...{ report, format },
          name: receiptName(receipt, format),
        });
    if (kind === 'IN') continue;
    const { process_code, calendar, number } = facts;
    const name = incidentCsvName(CSV_FILES[kind], process_code, calendar, number);
    await storeCsv(services, actor, { ...order, kind, name });
  }
};

/** Who may update files adds a version to those of an earlier closing; others put theirs beside it. */
const conflictOf = ({ role }: Actor): 'keep_both' | 'replace' => (role === 'Admin' ? 'replace' : 'keep_both');

/** What the CSV of a kind is called, before its process, year and period. */
const CSV_FILES = { I: 'incidencias', E: 'horas_extra' } as const;

type FileOrder = {
  folderId: string;
  path: string[];
  conflict: 'keep_both' | 'replace';
  paysheetId: number;
  periodId: number;
  closing: string;
};

/** Overtime as Excel is in blocks of nine hours (specification 3 §9). */
async function storeOvertime(services: IncidentServices, actor: Actor, order: FileOrder): Promise<void> {
  const { paysheetId, periodId } = order;
  const book = await inSnapshot(services.db, actor, async (trx) => {
    const facts = await loadLayout(trx, actor, { paysheet_id: paysheetId, period_id: periodId });
    return capturedBook(trx, actor.organizationId, 'E', facts);
  });
  const bytes = Buffer.from(await writeWorkbook(book, actor));
  await store(services, actor, order, {
    ...{ bytes, key: 'E/xlsx', name: CAPTURED_NAMES.E, media_type: MEDIA_TYPES.xlsx },
  });
}

async function storeCsv(
  services: IncidentServices,
  actor: Actor,
  { kind, name, ...order }: FileOrder & { kind: 'I' | 'E'; name: string },
): Promise<void> {
  const lines = await inTenant(services.db, actor, (trx) =>
    listCsvLines(trx, actor.organizationId, order.periodId, kind),
  );
  const bytes = Buffer.from(incidentCsv(lines, { bulk: false }));
  await store(services, actor, order, {
    ...{ bytes, key: `${kind}/csv`, name, media_type: 'text/csv' },
  });
}

async function store(
  services: IncidentServices,
  actor: Actor,
  { folderId, path, conflict, paysheetId, closing }: FileOrder,
  { bytes, key, ...named }: { bytes: Buffer; key: string; name: string; media_type: string },
): Promise<void> {
  const { sha256, size } = await services.files.put(bytes);
  const file = { ...named, sha256, size };
  await deliverToFolder(services, actor, {
    folderId,
    path,
    conflict,
    paysheetId,
    key: `closing/${closing}/${key}`,
    file,
  });
}
