/** Applies what a workbook changes: payrolls, companies, registers, cost centres and periods; then the people. */

import { CREATED } from '@lienzo/schema/masters/master-change-text';
import { addDays, daysBetween, monthOf } from '@lienzo/schema/payroll/plain-date';
import { foldText } from '@lienzo/schema/text/fold-text';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { updatePeriod } from '../repositories/calendars.ts';
import { assignUsualConcepts } from '../repositories/concepts.ts';
import { type Author, recordManyChanges } from '../repositories/history.ts';
import { insertRows } from '../repositories/master-batches.ts';
import type { BookRow, MasterBook } from '../repositories/master-book.ts';
import type { OwnIds } from '../repositories/own-id.ts';
import { insertPaysheet, updatePaysheet } from '../repositories/paysheet-content.ts';
import { writeCompany, writeCostCenter, writePremium, writeRegister } from '../repositories/registers.ts';
import { applyPeople } from './apply-people.ts';
import { type Applying, idOf } from './applying.ts';
import { bookValues, keyOf } from './book-values.ts';
import type { MasterFacts } from './master-facts.ts';
import type { MasterPlan } from './plan-masters.ts';

const idsOf = (rows: readonly BookRow[], ...fields: string[]): Map<string, number> =>
  new Map(rows.map((row) => [keyOf(...fields.map((field) => row[field])), Number(row.id)]));

/** Who changes a client's masters, by which way, and on which day. */
export type MasterApplication = OwnIds & {
  author: Author;
  clientId: string;
  source: 'plantilla' | 'api' | 'programa';
  today: string;
};

export async function applyMasters(
  trx: TenantTransaction,
  { author, clientId, source, today, newId }: MasterApplication,
  { plan, book, facts }: { plan: MasterPlan; book: MasterBook; facts: MasterFacts },
): Promise<void> {
  const { organizationId } = author;
  const work: Applying = {
    ...{ trx, organizationId, clientId, today, newId, changes: [] },
    ids: {
      paysheets: idsOf(book.paysheets, 'id_humansite'),
      companies: idsOf(book.companies, 'rfc'),
      registers: idsOf(book.registers, 'register'),
      costCenters: idsOf(book.costCenters, 'id_humansite', 'code'),
    },
  };
  await applyPaysheets(work, plan);
  await applyCompanies(work, plan);
  await applyRegisters(work, plan, book);
  await applyCostCenters(work, plan);
  await applyPeriods(work, plan, facts);
  await applyPeople(work, plan);
  await recordManyChanges(trx, { author, clientId, source }, work.changes);
}

const storedId = (stored: BookRow | null): number | undefined =>
  stored === null ? undefined : Number(stored.id);

async function applyPaysheets(work: Applying, { paysheets }: MasterPlan): Promise<void> {
  const { trx, organizationId, ids, changes } = work;
  for (const { data, stored, before, after } of paysheets) {
    const known = storedId(stored);
    if (known !== undefined) {
      await updatePaysheet(trx, { organizationId, paysheetId: known }, data);
      changes.push({ entity: 'paysheet', entityId: known, before, after });
      continue;
    }
    const id = await insertPaysheet(trx, work, data);
    await assignUsualConcepts(trx, organizationId, id);
    ids.paysheets.set(keyOf(data.id_humansite), id);
    const name = `${data.id_humansite} ${data.paysheet}`;
    changes.push({ entity: 'paysheet', entityId: id, before: {}, after: { [CREATED]: name } });
  }
}

async function applyCompanies(work: Applying, { companies }: MasterPlan): Promise<void> {
  for (const { data, stored, before } of companies) {
    const id = await writeCompany(work.trx, work, storedId(stored), data);
    work.ids.companies.set(keyOf(data.rfc), id);
    const after = stored === null ? { [CREATED]: data.empresa } : data;
    work.changes.push({ entity: 'company', entityId: id, before, after });
  }
}

async function applyRegisters(work: Applying, { registers }: MasterPlan, book: MasterBook): Promise<void> {
  const { trx, ids, changes } = work;
  const stored = new Map(book.registers.map((row) => [row.register, bookValues('registers', row)]));
  for (const { data, before } of registers) {
    const { vigente_desde, company_id, ...content } = data;
    const known = ids.registers.get(keyOf(data.register));
    const fields = { ...content, company_id: idOf(ids.companies, company_id) };
    const id = await writeRegister(trx, work, known, fields);
    ids.registers.set(keyOf(data.register), id);
    const premium = { register_id: id, vigente_desde, risk_premium: data.risk_premium };
    await writePremium(trx, work, premium, work.today);
    const dated = { [`risk_premium ${vigente_desde}`]: data.risk_premium };
    const { risk_premium: _dated, ...rest } = content;
    const after =
      known === undefined ? { [CREATED]: data.register, ...dated } : { ...rest, company_id, ...dated };
    const datedBefore =
      before.risk_premium === undefined ? {} : { [`risk_premium ${vigente_desde}`]: before.risk_premium };
    const was = { ...stored.get(data.register), ...datedBefore };
    changes.push({ entity: 'register', entityId: id, before: was, after });
  }
}

async function applyCostCenters(work: Applying, { costCenters }: MasterPlan): Promise<void> {
  const { ids, changes } = work;
  for (const { data, stored, before } of costCenters) {
    const { id_humansite, ...fields } = data;
    const paysheetId = idOf(ids.paysheets, id_humansite);
    const id = await writeCostCenter(work.trx, { ...work, paysheetId }, storedId(stored), fields);
    ids.costCenters.set(keyOf(id_humansite, data.code), id);
    const after = stored === null ? { [CREATED]: data.cost_center } : fields;
    changes.push({ entity: 'cost_center', entityId: id, before, after });
  }
}

const PERIOD_FIELDS = ['mes', 'initial_date', 'end_date', 'payment_date', 'incidence_close_date'] as const;

async function applyPeriods(
  work: Applying,
  { periods }: MasterPlan,
  { processes }: MasterFacts,
): Promise<void> {
  const { trx, organizationId, ids, changes } = work;
  const made: Record<string, string | number | null>[] = [];
  const years = new Map<string, { paysheetId: number; year: number; count: number }>();
  for (const { data, stored, before, after } of periods) {
    const { id_humansite, process, calendar, number, early_close: _early, ...fields } = data;
    const paysheetId = idOf(ids.paysheets, id_humansite);
    const periodId = storedId(stored);
    if (periodId !== undefined) {
      await updatePeriod(trx, { organizationId, periodId }, fields);
      const named = (values: typeof before) =>
        Object.fromEntries(
          PERIOD_FIELDS.map((field) => [`${before.mes ?? ''}: ${field}`, values[field] ?? '']),
        );
      changes.push({ entity: 'calendar', entityId: paysheetId, before: named(before), after: named(after) });
      continue;
    }
    const middle = addDays(data.initial_date, Math.floor(daysBetween(data.initial_date, data.end_date) / 2));
    const process_id = processes.get(foldText(process)) ?? 0;
    made.push({ paysheet_id: paysheetId, process_id, calendar, number, month: monthOf(middle), ...fields });
    const year = years.get(`${paysheetId} ${calendar}`) ?? { paysheetId, year: calendar, count: 0 };
    years.set(`${paysheetId} ${calendar}`, { ...year, count: year.count + 1 });
  }
  await insertRows(trx, work, 'periods', made);
  for (const { paysheetId, year, count } of years.values()) {
    const after = { [`calendario ${year}`]: `+${count}` };
    changes.push({ entity: 'calendar', entityId: paysheetId, before: {}, after });
  }
}
