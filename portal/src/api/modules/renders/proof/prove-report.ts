/**
 * Proves a saved report: the same rows through SQL, PDF, Word and Excel, read back and compared row by row
 * (docs/decisions/2026-11-23-report-proofs.md).
 */
import type { ErrorCode } from '@lienzo/schema/api/errors';
import type { RenderFormat, RenderOptions } from '@lienzo/schema/api/render-contract';
import { apiErrorMessages } from '@lienzo/schema/messages/api-error-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { withFormulaOutcomes } from '@lienzo/schema/report/formula-results';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import { PROOF_DIFFERENCES, type ProofDifference } from '@lienzo/schema/reports/report-proof';
import { findStaticReport, offeredFilters, staticDocument } from '@lienzo/templates/reports/static-reports';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant, systemContext, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { toDomainError } from '../../../platform/to-domain-error.ts';
import { findActivePeople, findActor } from '../../accounts/accounts.ts';
import { headLine, limitStatements } from '../../report-data/report-data.ts';
import {
  checkReport,
  findReport,
  type NewProof,
  reportImages,
  resolveParameters,
  type StoredReportWithDocument,
  writeProof,
} from '../../reports/reports.ts';
import type { RenderServices } from '../services.ts';
import { compareInWorker } from './compare-in-worker.ts';
import { type Expected, expectedItems, queriedPart } from './expected-items.ts';

/** Milliseconds for the queries, and for each file. */
const QUERY_TIMEOUT = 30_000;
const FILE_TIMEOUT = 60_000;
/** Characters of the rows, which are cloned for the worker that compares them. */
const LARGEST_ROWS = 32 * 1024 * 1024;
/** Bytes of a file that is read back. */
const LARGEST_FILE = 64 * 1024 * 1024;
const FORMATS: readonly RenderFormat[] = ['pdf', 'docx', 'xlsx'];
/** Whoever waits for a turn tries later. */
const BUSY: readonly ErrorCode[] = ['render_busy', 'service_busy', 'too_many_requests'];

type ProofJob = { organization_id: string; report_id: number };

/**
 * With the rows that the report's author sees, or an administrator, for a static one.
 * @throws DomainError when the rendering service is busy.
 */
export async function proveReport(services: RenderServices, job: ProofJob): Promise<void> {
  const { organization_id: organizationId, report_id: reportId } = job;
  const context = systemContext(organizationId);
  const match = await inTenant(services.db, context, async (trx) => {
    const stored = await findReport(trx, organizationId, reportId);
    if (stored === undefined) return undefined;
    const userId = stored.user_id ?? (await administrator(trx, organizationId));
    const author = userId === undefined ? undefined : await findActor(trx, { organizationId, userId });
    return author && { stored, author };
  });
  if (match === undefined) return;
  const { stored, author } = match;
  const proof = await provedDocument(services, author, () => documentOf(stored));
  services.logger.info('report_proved', { report: reportId, state: proof.state, rows: proof.rows });
  const key = { organizationId, reportId, version: stored.updated_at };
  await inTenant(services.db, context, (trx) => writeProof(trx, key, proof));
}

/** Nobody is the author of what the product brings. */
async function administrator(trx: TenantTransaction, organizationId: string): Promise<string | undefined> {
  const people = await findActivePeople(trx, organizationId, { ids: [], roles: ['Admin', 'SuperAdmin'] });
  return people[0]?.id;
}

/** A static report with the values that its filters come with. */
function documentOf({ id, es_estatico, document }: StoredReportWithDocument): ReportDocument {
  const template = es_estatico ? findStaticReport(id) : undefined;
  return template === undefined
    ? migrateReport(document)
    : staticDocument(template, offeredFilters(template, todayInMexico()));
}

async function provedDocument(
  services: RenderServices,
  author: Actor,
  read: () => ReportDocument,
): Promise<NewProof> {
  try {
    // With the defaults of its parameters; one that asks for a value cannot be proved.
    const report = await inTenant(services.db, author, (trx) => resolveParameters(trx, author, read()));
    checkReport(report);
    const first = await compareOnce(services, author, report);
    // Data that changed between the query and its comparison would differ only once.
    return first.differences.length === 0 ? first : await compareOnce(services, author, report);
  } catch (cause) {
    const error = toDomainError(cause);
    if (error.entries.every(({ code }) => BUSY.includes(code))) throw error;
    services.logger.warn('report_not_proved', { error });
    const [{ code, message }] = error.entries;
    return {
      state: 'failed',
      rows: 0,
      values: 0,
      more: false,
      differences: [],
      problem: message ?? apiErrorMessages[code],
    };
  }
}

async function compareOnce(
  services: RenderServices,
  author: Actor,
  report: ReportDocument,
): Promise<NewProof> {
  const today = todayInMexico();
  const { expected, outcomes } = await inTenant(services.db, author, async (trx) => {
    await limitStatements(trx, QUERY_TIMEOUT);
    return expectedItems(trx, report, { organizationId: author.organizationId, today });
  });
  const options: RenderOptions = {
    today,
    tenant: author.organizationId,
    author: author.name,
    assets: await reportImages(services, author, report),
  };
  const body = bodyOf(report, options, expected);
  // What the files show in the places of formulas that the rendering service computes by itself.
  const shown = withFormulaOutcomes(report, outcomes);
  const printed = printedItems(shown, expected);
  const differences: ProofDifference[] = [];
  let values = 0;
  for (const format of FORMATS) {
    const bytes = await fileOf(services, author.organizationId, format, body);
    const proof = await compareInWorker(format, bytes, { report: shown, expected: printed, today });
    differences.push(...proof.differences);
    values += proof.values;
  }
  return {
    state: differences.length === 0 ? 'proved' : 'differs',
    rows: expected.rows,
    values,
    more: expected.more,
    differences: differences.slice(0, PROOF_DIFFERENCES),
    problem: null,
  };
}

/** Without the items that their conditions hide. */
function printedItems(shown: ReportDocument, expected: Expected): Expected {
  const uuids = new Set(reportItems(shown).map(({ uuid }) => uuid));
  return { ...expected, items: expected.items.filter(({ uuid }) => uuids.has(uuid)) };
}

/** @throws DomainError body_too_large for more than the worker that compares them is given. */
function bodyOf(report: ReportDocument, options: RenderOptions, { items }: Expected): string {
  const lines = items.flatMap(({ uuid, rows, isSummary }) =>
    rows.map((row) => JSON.stringify({ item: uuid, row: queriedPart(row, isSummary) })),
  );
  if (lines.reduce((sum, line) => sum + line.length, 0) > LARGEST_ROWS)
    throw new DomainError('body_too_large');
  const end = JSON.stringify({ end: true, rows: lines.length });
  return `${headLine(report, options)}${[...lines, end].join('\n')}\n`;
}

async function fileOf(
  { renderer }: RenderServices,
  tenant: string,
  format: RenderFormat,
  body: string,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(FILE_TIMEOUT);
  const stream = new Blob([body]).stream();
  const response = await renderer.render({ tenant, format, body: stream, progress: false, signal });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LARGEST_FILE) throw new Error(`a ${format} file of more than ${LARGEST_FILE} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
