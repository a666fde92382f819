/** What is not used any more: its last day, and using it again. */
import type { DeletableMaster, end_master } from '@lienzo/schema/masters/paysheet-endpoints';
import { masterRuleMessages } from '@lienzo/schema/rule-messages/master-rule-messages';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findCaptureAfter } from '../repositories/calendars.ts';
import { seesEveryEmployment } from '../repositories/employments.ts';
import {
  countPeopleAfter,
  listRegistersAfter,
  lockCompanyOf,
  setLastDay,
} from '../repositories/ended-masters.ts';
import { recordChanges } from '../repositories/history.ts';
import { lockMaster } from '../repositories/unused-masters.ts';
import type { Handler } from '../services.ts';
import { known, requireEditor } from './require.ts';

export const endMaster: Handler<typeof end_master> = async ({ body, caller, services }) => {
  const { entity, id, ended_on } = body;
  const scope = { organizationId: caller.organizationId, id };
  await inTenant(services.db, caller, async (trx) => {
    const before = known(await lockMaster(trx, entity, scope), 'id');
    requireEditor(caller);
    if (entity === 'register') await refuseBeyondCompany(trx, scope, ended_on);
    if (ended_on !== null) await refuseUse(trx, entity, scope, ended_on);
    await setLastDay(trx, entity, scope, ended_on);
    await recordChanges(
      trx,
      { author: caller, clientId: before.client_id, entity, entityId: id },
      { ended_on: before.ended_on },
      { ended_on },
    );
  });
  return {};
};

type OfMaster = { organizationId: string; id: number };

/** @throws DomainError master_ended while the company of a register ends earlier. */
async function refuseBeyondCompany(
  trx: TenantTransaction,
  source: OfMaster,
  day: string | null,
): Promise<void> {
  const company = known(await lockCompanyOf(trx, source), 'id');
  if (company.ended_on === null || (day !== null && day <= company.ended_on)) return;
  const name = masterRuleMessages.endedPlaces.company(company.empresa);
  throw new DomainError({
    code: 'master_ended',
    field: 'ended_on',
    message: masterRuleMessages.endsWithCompany(name, company.ended_on),
  });
}

/** @throws DomainError for what goes on after its last day. */
async function refuseUse(
  trx: TenantTransaction,
  entity: DeletableMaster,
  subject: OfMaster,
  day: string,
): Promise<void> {
  switch (entity) {
    case 'company': {
      const registers = await listRegistersAfter(trx, subject, day);
      if (registers.length > 0)
        throw new DomainError({
          code: 'master_has_registers',
          field: 'ended_on',
          message: masterRuleMessages.registersAfter(registers, day),
        });
      return;
    }
    case 'register':
      await refusePeople(trx, 'register_id', subject, day);
      // People of payrolls that the person does not see work under the client's registers too.
      if (!(await seesEveryEmployment(trx)))
        throw new DomainError({ code: 'forbidden', message: masterRuleMessages.hiddenPayrolls });
      return;
    case 'cost_center':
      await refusePeople(trx, 'cost_center_id', subject, day);
      return;
    case 'paysheet': {
      await refusePeople(trx, 'paysheet_id', subject, day);
      const { organizationId, id: paysheetId } = subject;
      const period = await findCaptureAfter(trx, { organizationId, paysheetId }, day);
      if (period !== undefined)
        throw new DomainError({
          code: 'master_has_captures',
          field: 'ended_on',
          message: masterRuleMessages.capturesAfter(period),
        });
      return;
    }
  }
}

async function refusePeople(
  trx: TenantTransaction,
  column: Parameters<typeof countPeopleAfter>[1],
  context: OfMaster,
  day: string,
): Promise<void> {
  const people = await countPeopleAfter(trx, column, context, day);
  if (people > 0)
    throw new DomainError({
      code: 'master_has_people',
      field: 'ended_on',
      message: masterRuleMessages.peopleAfter(people, day),
    });
}
