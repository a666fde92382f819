/** Masters that a program has at hand: planned, checked and written as those of a workbook. */
import type { MasterValues } from '@lienzo/templates/layouts/master-layout';
import {
  type ClientSheetId,
  MASTER_SHEET_IDS,
  MASTER_SHEETS,
  type MasterSheetId,
} from '@lienzo/templates/layouts/master-sheets';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { FindingList } from '../../workbooks/workbooks.ts';
import { loadMasterBook, lockMasters } from '../repositories/master-book.ts';
import { applyMasters, type MasterApplication } from './apply-masters.ts';
import { loadFacts } from './master-facts.ts';
import { planMasters } from './plan-masters.ts';
import type { FileSheet, MasterFile } from './read-master-file.ts';

/** By the names of the workbook's fields, with codes and `YYYY-MM-DD` days; what is absent is empty. */
export type MasterRows = Partial<Record<ClientSheetId, readonly MasterValues[]>>;

const FINDINGS = 20;

/** @throws Error that names the rows which a workbook could not have either; nothing is written then. */
export async function importMasterRows(
  trx: TenantTransaction,
  application: MasterApplication,
  rows: MasterRows,
): Promise<void> {
  const scope = { organizationId: application.author.organizationId, clientId: application.clientId };
  await lockMasters(trx, scope);
  const file = fileOf(rows);
  const book = await loadMasterBook(trx, scope);
  const facts = await loadFacts(trx, scope, file);
  const given = { facts, answers: new Map() };
  const plan = await planMasters(file, book, given, new AbortController().signal);
  if (file.list.errors > 0 || plan.identity.open > 0) {
    const errors = file.list.findings.filter(({ severity }) => severity !== 'info');
    throw new Error(errors.map(({ sheet, row, message }) => `${sheet} ${row}: ${message}`).join('; '));
  }
  await applyMasters(trx, application, { plan, book, facts });
}

function fileOf(given: MasterRows): MasterFile {
  const sheets = new Map<MasterSheetId, FileSheet>();
  for (const id of MASTER_SHEET_IDS) {
    const rows = given[id];
    if (rows === undefined) continue;
    const columns = new Map(MASTER_SHEETS[id].fields.map((field, at) => [at + 1, field]));
    sheets.set(id, {
      id,
      columns,
      rows: rows.map((values, at) => ({ row: at + 1, values, broken: false, found: [] })),
    });
  }
  return { sheets, list: new FindingList(FINDINGS) };
}
