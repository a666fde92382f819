/** What screens choose from (specification 3 §7, Lookups). */
import type {
  clientP,
  get_clinoms,
  get_companies,
  get_cost_center,
  get_empleados_nom,
  get_paysheet_x_companies,
  get_periodos,
  get_process,
  get_register,
} from '@lienzo/schema/masters/master-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  listClientChoices,
  listCompanies,
  listPaysheetsOfCompanies,
  listRegisters,
} from '../repositories/companies.ts';
import { listProcesses } from '../repositories/concepts.ts';
import { listCostCenters, listPaysheets, listPeriods } from '../repositories/paysheets.ts';
import { findPeriodDays, listPayrollPeople } from '../repositories/people.ts';
import type { Handler } from '../services.ts';
import { requireClient, requirePaysheet } from './require.ts';

export const getClients: Handler<typeof clientP> = ({ caller, services }) =>
  inTenant(services.db, caller, (trx) => listClientChoices(trx, caller.organizationId));

export const getPaysheets: Handler<typeof get_clinoms> = ({ query, caller, services }) => {
  const scope = { organizationId: caller.organizationId, clientId: query.user_id };
  return inTenant(services.db, caller, async (trx) => {
    await requireClient(trx, scope);
    return listPaysheets(trx, { ...scope, today: todayInMexico() });
  });
};

export const getProcesses: Handler<typeof get_process> = ({ query, caller, services }) =>
  inTenant(services.db, caller, (trx) =>
    listProcesses(trx, { organizationId: caller.organizationId, kind: query.kind }),
  );

export const getPeriods: Handler<typeof get_periodos> = ({ query, caller, services }) => {
  const key = { organizationId: caller.organizationId, paysheetId: query.nomina_id };
  return inTenant(services.db, caller, async (trx) => {
    await requirePaysheet(trx, key);
    return listPeriods(trx, { ...key, processId: query.proceso_id, year: query.anio_id });
  });
};

export const getCostCenters: Handler<typeof get_cost_center> = ({ query, caller, services }) => {
  const owner = {
    organizationId: caller.organizationId,
    paysheetId: query.nomina_id,
    clientId: query.user_id,
  };
  return inTenant(services.db, caller, async (trx) => {
    await requirePaysheet(trx, owner);
    return listCostCenters(trx, owner);
  });
};

export const getPayrollPeople: Handler<typeof get_empleados_nom> = ({ query, caller, services }) => {
  const subject = { organizationId: caller.organizationId, paysheetId: query.nomina_id };
  const { costCenterId, period_id: periodId } = query;
  return inTenant(services.db, caller, async (trx) => {
    await requirePaysheet(trx, { ...subject, clientId: query.user_id });
    if (periodId === undefined) return listPayrollPeople(trx, { ...subject, costCenterId });
    const days = await findPeriodDays(trx, { ...subject, periodId });
    if (days === undefined) throw new DomainError({ code: 'not_found', field: 'period_id' });
    return listPayrollPeople(trx, { ...subject, costCenterId, days });
  });
};

export const getRegisters: Handler<typeof get_register> = ({ query, caller, services }) => {
  const { organizationId } = caller;
  return inTenant(services.db, caller, async (trx) => {
    const { client_id } = await requirePaysheet(trx, { organizationId, paysheetId: query.nomina_id });
    return listRegisters(trx, { organizationId, clientId: client_id });
  });
};

export const getCompanies: Handler<typeof get_companies> = ({ caller, services }) =>
  inTenant(services.db, caller, (trx) => listCompanies(trx, { organizationId: caller.organizationId }));

export const getCompaniesOfClient: Handler<typeof get_paysheet_x_companies> = ({
  query,
  caller,
  services,
}) => {
  const context = { organizationId: caller.organizationId, clientId: query.user_id };
  return inTenant(services.db, caller, async (trx) => {
    await requireClient(trx, context);
    const companies = await listCompanies(trx, context);
    const paysheets = await listPaysheetsOfCompanies(trx, context);
    return companies.map((one) => ({ ...one, paysheets: paysheets.get(one.id) ?? [] }));
  });
};
