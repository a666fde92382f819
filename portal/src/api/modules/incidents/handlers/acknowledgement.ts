import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import type { get_acuse_nomina } from '@lienzo/schema/capture/incident-endpoints';
import { layoutMessages } from '@lienzo/schema/capture/layout-messages';
import { onBureauClock } from '@lienzo/schema/payroll/plain-date';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { galleryMessages } from '@lienzo/schema/reports/gallery-messages';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import { RECEIPT_OF } from '@lienzo/templates/reports/capture-receipt';
import { payrollAcknowledgement } from '@lienzo/templates/reports/payroll-acknowledgement';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findOrganizationProfile } from '../../accounts/accounts.ts';
import { type CaptureStateRow, listCaptureStates } from '../repositories/capture-states.ts';
import { findClosingFacts } from '../repositories/closing-facts.ts';
import { findNames } from '../repositories/summary.ts';
import { loadPeriod } from '../saving/open-period.ts';
import { stateOf } from '../saving/state-text.ts';
import type { Handler } from '../services.ts';

const { acknowledgement: texts } = captureMessages;

/** What is captured, made like the receipts of its kinds. */
export const getAcuseNomina: Handler<typeof get_acuse_nomina> = async ({ query, caller, services }) => {
  const { organizationId } = caller;
  const reporte = await inTenant(services.db, caller, async (trx) => {
    const { paysheet_id: paysheetId, period_id: periodId } = query;
    const period = await loadPeriod(trx, caller, { paysheetId, periodId });
    const facts = await findClosingFacts(trx, organizationId, period.id);
    if (facts === undefined) throw new DomainError('not_found');
    const names = await findNames(trx, organizationId, {
      clientId: period.client_id,
      processId: period.process_id,
    });
    const states = await listCaptureStates(trx, organizationId, [period.id]);
    const organization = await findOrganizationProfile(trx, organizationId);
    const alt = galleryMessages.logoAlt(organization.name);
    const { initial_date, end_date, id_humansite, paysheet, mes, calendar } = facts;
    return payrollAcknowledgement({
      ...{ paysheet_id: paysheetId, id_humansite, initial_date, end_date },
      logo: organization.url_logo === null ? null : { valor: ORGANIZATION_LOGO, image_name: '', alt },
      cliente: names.client,
      nomina: `${id_humansite} ${paysheet}`,
      proceso: names.process,
      periodo: layoutMessages.period(mes, calendar, initial_date, end_date),
      estado: stateText(states),
      kinds: facts.kinds.map((kind) => RECEIPT_OF[kind]),
    });
  });
  return { result: await services.captureReports.requestPdf(caller, reporte) };
};

/** The state, who brought it about, and when. */
function stateText(states: readonly CaptureStateRow[]): string {
  const state = stateOf(states);
  const [last] = states.toSorted((one, other) => (one.changed_at < other.changed_at ? 1 : -1));
  if (state === 'Abierto' || last === undefined) return texts.states.Abierto;
  const moment = onBureauClock(new Date(last.changed_at)).toISOString();
  return texts.changed(texts.states[state], last.changed_by, captureRuleMessages.moment(moment));
}
