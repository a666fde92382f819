import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import type { CaptureKind } from '@lienzo/schema/capture/capture-rows';
import { incidentCsv, incidentCsvName } from '@lienzo/schema/capture/incident-csv';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { galleryMessages } from '@lienzo/schema/reports/gallery-messages';
import { captureReceipt, closingFileName, RECEIPT_OF } from '@lienzo/templates/reports/capture-receipt';
import type { Actor } from '../../../platform/caller.ts';
import { inSnapshot, inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { findActor, findOrganizationProfile } from '../../accounts/accounts.ts';
import { withdrawKeptFile, withoutNotices } from '../../directory/directory.ts';
import { writeWorkbook } from '../../workbooks/workbooks.ts';
import { capturedBook } from '../exports/captured-book.ts';
import { closingPath } from '../exports/closing-path.ts';
import { loadLayout } from '../exports/load-layout.ts';
import { type ClosingFacts, findClosingFacts } from '../repositories/closing-facts.ts';
import { deleteClosingFile, listClosingFiles, saveClosingFile } from '../repositories/closing-files.ts';
import { listCsvLines } from '../repositories/csv-lines.ts';
import type { IncidentServices, JobHandler, StoredClosingFile } from '../services.ts';
import { announceClosing } from './announce-closing.ts';

/**
 * Receipts of what was captured as PDF and Excel, and the CSV of incidents and overtime, in nómina / año / proceso / periodo of the
 * client's folder (specification 3 §4, §7). Each closing of a period adds a version to the files of the one before,
 * whoever does it; those of a kind that has nothing any more go to the bin. People get one notice of all of it. A period
 * that was opened again meanwhile gets nothing.
 */
export const storeClosingFiles: JobHandler<'store_closing_files'> = async (data, services) => {
  const {
    organization_id: organizationId,
    user_id: userId,
    period_id: periodId,
    closing_id: closingId,
  } = data;
  const match = await inTenant(services.db, systemContext(organizationId), async (trx) => ({
    actor: await findActor(trx, { organizationId, userId }),
    facts: await findClosingFacts(trx, organizationId, periodId),
    organization: await findOrganizationProfile(trx, organizationId),
    before: await listClosingFiles(trx, { organizationId, periodId }),
  }));
  const { actor, facts, organization, before } = match;
  if (actor === undefined || facts === undefined || facts.estatus !== 'Finalizada') return;
  const { folder_id } = facts;
  const after =
    folder_id === null
      ? new Map<string, string>()
      : await storeFiles({
          // Followers of the folder get the notice of the closing instead of one of each file.
          ...{ services: withoutNotices(services), actor, facts, periodId, closingId, before },
          ...{ folderId: folder_id, organization },
        });
  await announceClosing(services, {
    ...{ organizationId, actorId: userId, periodId, closingId, facts },
    fileIds: [...after.values()],
  });
};

type Closing = {
  services: IncidentServices;
  actor: Actor;
  organization: { name: string; url_logo: string | null };
  facts: ClosingFacts;
  folderId: string;
  periodId: number;
  closingId: string;
  /** Files of the closings before, by their keys. */
  before: ReadonlyMap<string, string>;
};

/** @returns the files by their keys. */
async function storeFiles(closing: Closing): Promise<Map<string, string>> {
  const { services, actor, facts, before } = closing;
  const { organizationId } = actor;
  const scope = { organizationId, clientId: facts.client_id, periodId: closing.periodId };
  const after = new Map<string, string>();
  for (const [key, store] of filesOf(closing)) {
    const fileId = await store();
    after.set(key, fileId);
    await inTenant(services.db, actor, (trx) => saveClosingFile(trx, scope, key, fileId));
  }
  for (const [key, fileId] of before)
    if (!after.has(key))
      await inTenant(services.db, actor, async (trx) => {
        await withdrawKeptFile(trx, services, actor, fileId);
        await deleteClosingFile(trx, scope, key);
      });
  return after;
}

/** What stores each file that the period has something for, by its key. */
function filesOf(closing: Closing): [key: string, store: () => Promise<string>][] {
  const { kinds } = closing.facts;
  const receipts = kinds.flatMap((kind): [string, () => Promise<string>][] => [
    [`${kind}/pdf`, () => storeReceipt(closing, kind, 'pdf')],
    [`${kind}/xlsx`, () => (kind === 'E' ? storeOvertime(closing) : storeReceipt(closing, kind, 'xlsx'))],
  ]);
  return [
    ...receipts,
    ...csvKinds(kinds).map((kind): [string, () => Promise<string>] => [
      `${kind}/csv`,
      () => storeCsv(closing, kind),
    ]),
  ];
}

/** The CSV of incidents has the days of disability too. */
const csvKinds = (kinds: readonly CaptureKind[]): ('I' | 'E')[] => [
  ...(kinds.includes('I') || kinds.includes('IN') ? ['I' as const] : []),
  ...(kinds.includes('E') ? ['E' as const] : []),
];

/** Where a file goes. */
const orderOf = ({ facts, folderId, closingId, before }: Closing, key: string) => ({
  ...{ folderId, path: closingPath(facts), paysheetId: facts.paysheet_id },
  key: `closing/${closingId}/${key}`,
  replaces: before.get(key),
});

async function storeReceipt(closing: Closing, kind: CaptureKind, format: 'pdf' | 'xlsx'): Promise<string> {
  const { services, actor, facts, organization } = closing;
  const alt = galleryMessages.logoAlt(organization.name);
  const logo = organization.url_logo === null ? null : { valor: ORGANIZATION_LOGO, image_name: '', alt };
  const { paysheet_id, id_humansite, paysheet, initial_date, end_date } = facts;
  const nomina = `${id_humansite} ${paysheet}`;
  const report = captureReceipt(RECEIPT_OF[kind], {
    ...{ paysheet_id, cliente: facts.client, nomina, initial_date, end_date, logo },
  });
  const name = closingFileName(kind, facts);
  const order = { ...orderOf(closing, `${kind}/${format}`), report, format, name };
  return services.captureReports.renderToFolder(actor, order);
}

/** Overtime as Excel is in blocks of nine hours (specification 3 §9). */
async function storeOvertime(closing: Closing): Promise<string> {
  const { services, actor, facts, periodId } = closing;
  const book = await inSnapshot(services.db, actor, async (trx) => {
    const layout = await loadLayout(trx, actor, { paysheet_id: facts.paysheet_id, period_id: periodId });
    return capturedBook(trx, actor.organizationId, 'E', layout);
  });
  const bytes = Buffer.from(await writeWorkbook(book, actor));
  const name = `${closingFileName('E', facts)}.xlsx`;
  return store(closing, 'E/xlsx', { bytes, name, media_type: MEDIA_TYPES.xlsx });
}

/** What the CSV of a kind is called, before its process, year and period. */
const CSV_FILES = { I: 'incidencias', E: 'horas_extra' } as const;

async function storeCsv(closing: Closing, kind: 'I' | 'E'): Promise<string> {
  const { services, actor, facts, periodId } = closing;
  const lines = await inTenant(services.db, actor, (trx) =>
    listCsvLines(trx, actor.organizationId, periodId, kind),
  );
  const bytes = Buffer.from(incidentCsv(lines, { bulk: false }));
  const name = incidentCsvName(CSV_FILES[kind], facts.process_code, facts.calendar, facts.number);
  return store(closing, `${kind}/csv`, { bytes, name, media_type: 'text/csv' });
}

async function store(
  closing: Closing,
  key: string,
  { bytes, ...named }: Pick<StoredClosingFile['file'], 'name' | 'media_type'> & { bytes: Buffer },
): Promise<string> {
  const { services, actor } = closing;
  const { sha256, size } = await services.files.put(bytes);
  const order = { ...orderOf(closing, key), file: { ...named, sha256, size } };
  return services.captureReports.putIntoFolder(actor, order);
}
