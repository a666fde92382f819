/** Companies, registros patronales and cost centres. */

import { CREATED } from '@lienzo/schema/masters/master-change-text';
import type {
  get_registers,
  save_company,
  save_cost_center,
  save_register,
} from '@lienzo/schema/masters/paysheet-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { masterRuleMessages } from '@lienzo/schema/rule-messages/master-rule-messages';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { canEditMasters } from '../policy.ts';
import { addCompany } from '../repositories/add-company.ts';
import { listCompanies } from '../repositories/companies.ts';
import { recordChanges } from '../repositories/history.ts';
import { listCostCenters } from '../repositories/paysheets.ts';
import {
  findCompany,
  findCostCenter,
  findPremium,
  findRegister,
  listRegisterDetails,
  writeCompany,
  writeCostCenter,
  writePremium,
  writeRegister,
} from '../repositories/registers.ts';
import type { Handler } from '../services.ts';
import { refuseTaken } from './refuse-taken.ts';
import { known, requireClient, requireEditor, requirePaysheet } from './require.ts';

export const getRegisterDetails: Handler<typeof get_registers> = ({ query, caller, services }) => {
  const { organizationId } = caller;
  return inTenant(services.db, caller, async (trx) => {
    const scope = { organizationId, paysheetId: query.nomina_id };
    const { client_id: clientId } = await requirePaysheet(trx, scope);
    return {
      companies: await listCompanies(trx, { organizationId, clientId }),
      registers: await listRegisterDetails(trx, { organizationId, clientId }),
      cost_centers: await listCostCenters(trx, scope),
      can: { edit: canEditMasters(caller) },
    };
  });
};

export const saveCompany: Handler<typeof save_company> = ({ body, caller, services }) => {
  const { user_id: clientId, id, ...fields } = body;
  const key = { organizationId: caller.organizationId, clientId };
  return refuseTaken({ companies_organization_id_client_id_rfc_key: 'rfc' }, () =>
    inTenant(services.db, caller, async (trx) => {
      await requireClient(trx, key);
      requireEditor(caller);
      if (id === undefined) return { id: await addCompany(trx, { author: caller, clientId }, fields) };
      const before = known(await findCompany(trx, key, id), 'id');
      await writeCompany(trx, key, id, fields);
      const changed = { author: caller, clientId, entity: 'company' as const, entityId: id };
      await recordChanges(trx, changed, before, fields);
      return { id };
    }),
  );
};

export const saveRegister: Handler<typeof save_register> = ({ body, caller, services }) => {
  const { user_id: clientId, id, risk_premium, vigente_desde, ...fields } = body;
  const context = { organizationId: caller.organizationId, clientId };
  return refuseTaken({ registers_organization_id_register_key: 'register' }, () =>
    inTenant(services.db, caller, async (trx) => {
      await requireClient(trx, context);
      requireEditor(caller);
      const company = known(await findCompany(trx, context, fields.company_id), 'company_id');
      const before =
        id === undefined ? { ended_on: null } : await registerBefore(trx, context, { id, vigente_desde });
      refuseEndedCompany(company, before.ended_on);
      const entityId = await writeRegister(trx, context, id, { ...fields, risk_premium });
      const premium = { register_id: entityId, vigente_desde, risk_premium };
      await writePremium(trx, context, premium, todayInMexico());
      const dated = { [`risk_premium ${vigente_desde}`]: risk_premium };
      const made =
        id === undefined
          ? { [CREATED]: fields.register, ...dated }
          : { ...fields, company_id: company.rfc, ...dated };
      await recordChanges(trx, { author: caller, clientId, entity: 'register', entityId }, before, made);
      return { id: entityId };
    }),
  );
};

/** @param until the last day of the register. @throws DomainError master_ended: its company ends earlier. */
function refuseEndedCompany(
  { empresa, ended_on: day }: { empresa: string; ended_on: string | null },
  until: string | null,
): void {
  if (day === null || (until !== null && until <= day)) return;
  const { endedPlaces, placeEnded } = masterRuleMessages;
  const message = placeEnded(endedPlaces.company(empresa), day);
  throw new DomainError({ code: 'master_ended', field: 'company_id', message });
}

/** As the history keeps it: the company by its RFC, the premium of the day that is saved. */
async function registerBefore(
  trx: TenantTransaction,
  item: { organizationId: string; clientId: string },
  { id, vigente_desde }: { id: number; vigente_desde: string },
) {
  const stored = known(await findRegister(trx, item, id), 'id');
  const company = known(await findCompany(trx, item, stored.company_id), 'company_id');
  const premium = await findPremium(trx, item.organizationId, { registerId: id, vigente_desde });
  return { ...stored, company_id: company.rfc, [`risk_premium ${vigente_desde}`]: premium };
}

export const saveCostCenter: Handler<typeof save_cost_center> = ({ body, caller, services }) => {
  const { nomina_id: paysheetId, id, ...fields } = body;
  const { organizationId } = caller;
  return refuseTaken({ cost_centers_organization_id_paysheet_id_code_key: 'code' }, () =>
    inTenant(services.db, caller, async (trx) => {
      const { client_id: clientId } = await requirePaysheet(trx, { organizationId, paysheetId });
      requireEditor(caller);
      const subject = { organizationId, clientId, paysheetId };
      const before = id === undefined ? {} : known(await findCostCenter(trx, subject, id), 'id');
      const entityId = await writeCostCenter(trx, subject, id, fields);
      const made = id === undefined ? { [CREATED]: fields.cost_center } : fields;
      await recordChanges(trx, { author: caller, clientId, entity: 'cost_center', entityId }, before, made);
      return { id: entityId };
    }),
  );
};
