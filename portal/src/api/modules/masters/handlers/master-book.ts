/** The workbook of masters (edit and load again). */

import { apiTokenMessages } from '@lienzo/schema/accounts/api-token-messages';
import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { contentDisposition } from '@lienzo/schema/api/file-name';
import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import type {
  export_masters,
  import_masters,
  import_masters_by_token,
  MasterImport,
} from '@lienzo/schema/masters/master-book-endpoints';
import { masterBookMessages } from '@lienzo/schema/masters/master-book-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { type MasterValues, masterLayout } from '@lienzo/templates/layouts/master-layout';
import type { ClientSheetId } from '@lienzo/templates/layouts/master-sheets';
import type { Actor } from '../../../platform/caller.ts';
import { inSnapshot, inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { writeWorkbook } from '../../workbooks/workbooks.ts';
import { listClientChoices } from '../repositories/companies.ts';
import { listProcesses } from '../repositories/concepts.ts';
import { type BookRow, loadMasterBook, lockMasters } from '../repositories/master-book.ts';
import type { Handler, TokenHandler } from '../services.ts';
import { applyMasters } from '../workbook/apply-masters.ts';
import { bookValues } from '../workbook/book-values.ts';
import { loadFacts } from '../workbook/master-facts.ts';
import { personName } from '../workbook/people-of-book.ts';
import { planMasters } from '../workbook/plan-masters.ts';
import { readMasterFile } from '../workbook/read-master-file.ts';
import { rowsToCorrect } from '../workbook/rows-to-correct.ts';
import { refuseTaken } from './refuse-taken.ts';
import { known, requireClient, requireEditor } from './require.ts';

export const exportMasters: Handler<typeof export_masters> = async ({ query, caller, services, context }) => {
  const { organizationId } = caller;
  const layout = await inSnapshot(services.db, caller, async (trx) => {
    const clients = await listClientChoices(trx, organizationId);
    const client = known(
      clients.find(({ id }) => id === query.user_id),
      'user_id',
    );
    const book = await loadMasterBook(trx, { organizationId, clientId: client.id });
    const processes = await listProcesses(trx, { organizationId, kind: 'periodo' });
    const valuesOf = (id: ClientSheetId): MasterValues[] =>
      book[id].map((row: BookRow) => bookValues(id, row));
    const sheets = {
      paysheets: valuesOf('paysheets'),
      periods: valuesOf('periods'),
      companies: valuesOf('companies'),
      registers: valuesOf('registers'),
      costCenters: valuesOf('costCenters'),
      employees: valuesOf('employees'),
      salaries: valuesOf('salaries'),
      credits: valuesOf('credits'),
    };
    return masterLayout(
      client,
      sheets,
      processes.map(({ description }) => description),
    );
  });
  return context.body(await writeWorkbook(layout, caller), 200, {
    'Content-Type': MEDIA_TYPES.xlsx,
    'Content-Disposition': contentDisposition('attachment', masterBookMessages.fileName),
    'Cache-Control': 'no-store',
  });
};

const TAKEN = {
  paysheets_organization_id_id_humansite_key: 'id_humansite',
  employees_number_key: 'human_id',
  registers_organization_id_register_key: 'register',
};

export const importMasters: Handler<typeof import_masters> = (call) => importBook(call, 'plantilla');

/** @throws DomainError forbidden for a token that is made for other things. */
export const importMastersByToken: TokenHandler<typeof import_masters_by_token> = async (call) => {
  const { token } = call.caller;
  await call.services.tokenLimits.take('import', token.id);
  if (!token.importsMasters)
    throw new DomainError({ code: 'forbidden', message: apiTokenMessages.noMasters });
  return importBook(call, 'api');
};

type ImportCall = Omit<Parameters<typeof importMasters>[0], 'caller'> & { caller: Actor };

/** The file is read outside of the transaction; what it changes is judged again within. */
async function importBook(
  { body, file, caller, services, context }: ImportCall,
  source: 'plantilla' | 'api',
): Promise<MasterImport> {
  if (file === undefined) throw new DomainError({ code: 'required_parameter', field: 'file' });
  if (file.size >= FILE_LIMIT) throw new DomainError('file_too_large');
  const scope = { organizationId: caller.organizationId, clientId: body.user_id };
  await inTenant(services.db, caller, async (trx) => {
    await requireClient(trx, scope);
    requireEditor(caller);
  });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const reader = { user: caller, signal: context.req.raw.signal };
  const read = await readMasterFile(
    bytes,
    { kind: 'maestros', clientId: scope.clientId },
    reader,
    body.correcciones,
  );
  return refuseTaken(TAKEN, () =>
    inTenant(services.db, caller, async (trx) => {
      await requireClient(trx, scope);
      const applies = body.mode === 'aplicar';
      if (applies) await lockMasters(trx, scope);
      const book = await loadMasterBook(trx, scope);
      const facts = await loadFacts(trx, scope, read);
      const given = { facts, answers: new Map(Object.entries(body.identidades)) };
      const plan = await planMasters(read, book, given, context.req.raw.signal);
      const { questions, open } = plan.identity;
      const isWrong = read.list.errors > 0 || open > 0;
      const isUnread = read.sheets.size === 0;
      const applied = applies && !isUnread && (!isWrong || body.solo_validos === 'true');
      const application = { author: caller, clientId: scope.clientId, source };
      if (applied) await applyMasters(trx, { ...application, today: todayInMexico() }, { plan, book, facts });
      const { findings, leftOut: left_out } = read.list;
      return {
        ...{ findings, left_out, sheets: plan.changes, questions, open_questions: open, applied },
        rows_to_correct: rowsToCorrect(read, (values) => personName(values) || plan.people.nameOf(values)),
      };
    }),
  );
}
