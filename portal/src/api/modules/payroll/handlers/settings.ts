import {
  type delete_payroll_settings,
  type payroll_settings,
  SETTINGS_CHANGES,
  type save_payroll_settings,
} from '@lienzo/schema/runs/settings-endpoints';
import { settingsMessages } from '@lienzo/schema/runs/settings-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { canEditMasters } from '../../masters/masters.ts';
import {
  addSettings,
  findPaysheetClient,
  listSettings,
  listSettingsChanges,
  outdateRunsFrom,
} from '../repositories/settings.ts';
import type { Handler } from '../services.ts';

/** @throws DomainError not_found: the payroll is unknown. */
export const getSettings: Handler<typeof payroll_settings> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { paysheet } = await paysheetOf(trx, caller, query.nomina_id);
    const changes = await listSettingsChanges(trx, paysheet, SETTINGS_CHANGES);
    return {
      settings: (await listSettings(trx, paysheet)).toReversed(),
      changes: changes.map((change) => ({ ...change, name: change.name ?? '' })),
      can: { edit: canEditMasters(caller) },
    };
  });

/** @throws DomainError not_found: the payroll is unknown. */
export const saveSettings: Handler<typeof save_payroll_settings> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { nomina_id, vigente_desde: vigenteDesde, ...content } = body;
    const { paysheet, clientId } = await paysheetOf(trx, caller, nomina_id);
    await addSettings(trx, paysheet, { clientId, vigenteDesde, content, userId: caller.userId });
    await outdateRunsFrom(trx, paysheet, vigenteDesde);
    return { message: settingsMessages.saved(vigenteDesde) };
  });

/** @throws DomainError not_found: the payroll is unknown, or has no settings from that day on. */
export const deleteSettings: Handler<typeof delete_payroll_settings> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { vigente_desde: vigenteDesde } = body;
    const { paysheet, clientId } = await paysheetOf(trx, caller, body.nomina_id);
    const own = await listSettings(trx, paysheet);
    if (!own.some(({ vigente_desde }) => vigente_desde === vigenteDesde))
      throw new DomainError({
        ...{ code: 'not_found', field: 'vigente_desde' },
        message: settingsMessages.unknownDay,
      });
    await addSettings(trx, paysheet, { clientId, vigenteDesde, content: null, userId: caller.userId });
    await outdateRunsFrom(trx, paysheet, vigenteDesde);
    return { message: settingsMessages.removed(vigenteDesde) };
  });

async function paysheetOf(trx: TenantTransaction, { organizationId }: Caller, paysheetId: number) {
  const paysheet = { organizationId, paysheetId };
  const clientId = await findPaysheetClient(trx, paysheet);
  if (clientId === undefined) throw new DomainError({ code: 'not_found', field: 'nomina_id' });
  return { paysheet, clientId };
}
