import { apiTokenMessages } from '@lienzo/schema/accounts/api-token-messages';
import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { contentDisposition } from '@lienzo/schema/api/file-name';
import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import type {
  import_results,
  import_results_by_token,
  ResultImport,
  results_layout,
} from '@lienzo/schema/runs/result-import-endpoints';
import { resultImportMessages } from '@lienzo/schema/runs/result-import-messages';
import type { Actor } from '../../../platform/caller.ts';
import { inSnapshot, inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { writeWorkbook } from '../../workbooks/workbooks.ts';
import { runTotals } from '../calculation/run-totals.ts';
import { listRoster } from '../repositories/period-roster.ts';
import type { NewResult } from '../repositories/results.ts';
import { findRunPeriod, type RunPeriod } from '../repositories/run-periods.ts';
import { listConceptRules } from '../repositories/shared-inputs.ts';
import { checkResults } from '../result-import/check-results.ts';
import { type ResultsFile, readResultsFile } from '../result-import/read-results-file.ts';
import { columnsByHeading } from '../result-import/result-columns.ts';
import { resultsLayout } from '../result-import/results-layout.ts';
import { importObstacle, storeResults } from '../result-import/store-results.ts';
import type { Handler, TokenHandler } from '../services.ts';

/** Letters of a file's name that are kept. */
const NAME_LENGTH = 255;

export const getResultsLayout: Handler<typeof results_layout> = async ({
  query,
  caller,
  services,
  context,
}) => {
  const { period, book } = await inSnapshot(services.db, caller, async (trx) => {
    const period = await requirePeriod(trx, caller, query);
    const concepts = await listConceptRules(trx, caller.organizationId);
    return { period, book: resultsLayout(period, await listRoster(trx, period), [...concepts.values()]) };
  });
  const name = resultImportMessages.book.fileName(period.id_humansite, period.mes);
  return context.body(await writeWorkbook(book, caller), 200, {
    'Content-Type': MEDIA_TYPES.xlsx,
    'Content-Disposition': contentDisposition('attachment', `${name}.xlsx`),
    'Cache-Control': 'no-store',
  });
};

/** @throws DomainError not_found; run_refused: the run is closed, or is being calculated. */
export const importResults: Handler<typeof import_results> = (call) => importFile(call);

/** @throws DomainError forbidden for a token that is made for other things. */
export const importResultsByToken: TokenHandler<typeof import_results_by_token> = async (call) => {
  const { token } = call.caller;
  await call.services.tokenLimits.take('import', token.id);
  if (!token.importsResults)
    throw new DomainError({ code: 'forbidden', message: apiTokenMessages.noResults });
  return importFile(call);
};

type ImportCall = Omit<Parameters<typeof importResults>[0], 'caller'> & { caller: Actor };

/** The file is read outside of the transaction; whom it names is judged within. */
async function importFile({ body, file, caller, services, context }: ImportCall): Promise<ResultImport> {
  if (file === undefined) throw new DomainError({ code: 'required_parameter', field: 'file' });
  if (file.size >= FILE_LIMIT) throw new DomainError('file_too_large');
  const { organizationId, userId } = caller;
  const concepts = await inTenant(services.db, caller, async (trx) => {
    await requirePeriod(trx, caller, body);
    return listConceptRules(trx, organizationId);
  });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const given = { periodId: body.period, columnOf: columnsByHeading(concepts) };
  const read = await readResultsFile(bytes, given, { user: caller, signal: context.req.raw.signal });
  return inTenant(services.db, caller, async (trx) => {
    const period = await requirePeriod(trx, caller, body);
    const obstacle = await importObstacle(trx, period);
    if (obstacle !== null) throw new DomainError({ code: 'run_refused', message: obstacle });
    const results = checkResults({ file: read, people: await listRoster(trx, period), concepts });
    const applied = body.mode === 'aplicar' && read.list.errors === 0;
    if (applied)
      await storeResults(trx, period, { results, userId, file: file.name.slice(0, NAME_LENGTH) || '-' });
    return answerOf(read, results, applied);
  });
}

function answerOf({ list }: ResultsFile, results: readonly NewResult[], applied: boolean): ResultImport {
  const { people, total_perceptions, total_deductions, net_pay } = runTotals(results, []);
  return {
    ...{ findings: list.findings, left_out: list.leftOut, errors: list.errors },
    ...{ people, total_perceptions, total_deductions, net_pay, applied },
    message: applied
      ? resultImportMessages.applied(people)
      : resultImportMessages.checked(people, list.errors),
  };
}

async function requirePeriod(
  trx: TenantTransaction,
  { organizationId }: Actor,
  { nomina_id, period: id }: { nomina_id: number; period: number },
): Promise<RunPeriod> {
  const period = await findRunPeriod(trx, organizationId, id);
  if (period === undefined || period.paysheet_id !== nomina_id)
    throw new DomainError({ code: 'not_found', field: 'period' });
  return period;
}
