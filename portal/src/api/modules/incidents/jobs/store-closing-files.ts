import type { CaptureKind } from '@lienzo/schema/api/capture-rows';
import { safeFileName } from '@lienzo/schema/api/file-name';
import { incidentCsv } from '@lienzo/schema/capture/incident-csv';
import { galleryMessages } from '@lienzo/schema/messages/gallery-messages';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { captureReceipt, type ReceiptKind, receiptName } from '@lienzo/templates/reports/capture-receipt';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { findActor, findOrganizationProfile } from '../../accounts/accounts.ts';
import { deliverToFolder, reportToFolder } from '../../reports/reports.ts';
import { CSV_NAMES } from '../handlers/csv.ts';
import { type ClosingFacts, findClosingFacts } from '../repositories/closing-facts.ts';
import { listCsvLines } from '../repositories/csv-lines.ts';
import type { IncidentServices, JobHandler } from '../services.ts';

const RECEIPTS: Record<CaptureKind, ReceiptKind> = { I: 'incidents', IN: 'disabilities', E: 'overtime' };

/**
 * Receipts of what was captured, and the CSV of incidents and overtime, in nómina / año / proceso / periodo of the
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
  const place = { folderId: facts.folder_id, path: closingPath(facts), conflict: conflictOf(actor) };
  const alt = galleryMessages.logoAlt(organization.name);
  const logo = organization.url_logo === null ? null : { valor: ORGANIZATION_LOGO, image_name: '', alt };
  for (const kind of facts.kinds) {
    const receipt = RECEIPTS[kind];
    const { paysheet_id: paysheetId, initial_date, end_date } = facts;
    await reportToFolder(services, actor, {
      ...place,
      key: `closing/${closing}/${kind}/pdf`,
      report: captureReceipt(receipt, { paysheetId, initial_date, end_date, logo }),
      format: 'pdf',
      name: receiptName(receipt, 'pdf'),
    });
    if (kind !== 'IN') await storeCsv(services, actor, { ...place, periodId, kind, closing });
  }
};

/** The folders below the client's: nómina, year, process, period. */
export const closingPath = ({
  id_humansite,
  paysheet,
  calendar,
  process,
  mes,
}: Pick<ClosingFacts, 'id_humansite' | 'paysheet' | 'calendar' | 'process' | 'mes'>): string[] =>
  [`${id_humansite} ${paysheet}`, `${calendar}`, process, mes].map(safeFileName);

/** Who may update files adds a version to those of an earlier closing; others put theirs beside it. */
const conflictOf = ({ role }: Actor): 'keep_both' | 'replace' => (role === 'Admin' ? 'replace' : 'keep_both');

type CsvOrder = {
  folderId: string;
  path: string[];
  conflict: 'keep_both' | 'replace';
  periodId: number;
  kind: 'I' | 'E';
  closing: string;
};

async function storeCsv(services: IncidentServices, actor: Actor, order: CsvOrder): Promise<void> {
  const { periodId, kind, closing, ...place } = order;
  const lines = await inTenant(services.db, actor, (trx) =>
    listCsvLines(trx, actor.organizationId, periodId, kind),
  );
  const { sha256, size } = await services.files.put(Buffer.from(incidentCsv(lines, { bulk: false })));
  const file = { sha256, size, name: CSV_NAMES[kind], media_type: 'text/csv' };
  await deliverToFolder(services, actor, { ...place, key: `closing/${closing}/${kind}/csv`, file });
}
