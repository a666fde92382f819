/** What a token keeps for each of its reports. */
import type { TokenReportValues } from '@lienzo/schema/accounts/api-token-endpoints';
import { NO_KEPT_FILTERS } from '@lienzo/schema/reports/kept-filters';
import type { TokenOrder } from '@lienzo/schema/reports/render-by-token-endpoints';
import { parameterRuleMessages } from '@lienzo/schema/rule-messages/parameter-rule-messages';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { StoredReportWithDocument } from '../../reports/reports.ts';
import {
  askedParameters,
  canChoose,
  type GivenDelivery,
  keptValues,
  loadReport,
  refuseUnknown,
  stillAsked,
} from '../../reports/reports.ts';

export const NO_VALUES = { parametros: {}, kept_filters: NO_KEPT_FILTERS };

/**
 * The values of a report that a token keeps. What is not given here the program may answer.
 * @throws DomainError report_not_found; not_found, invalid_request, invalid_report for what the report cannot have.
 */
export async function checkedValues(
  trx: TenantTransaction,
  owner: Actor,
  { report_id, ...given }: TokenReportValues,
): Promise<TokenReportValues> {
  const report = await loadReport(trx, owner, report_id);
  const asked = askedParameters(report);
  refuseUnknown(asked, given.parametros);
  for (const parameter of asked)
    if (
      given.parametros[parameter.id] !== undefined &&
      !(await canChoose(trx, owner, asked, { parameter, values: given.parametros }))
    )
      throw new DomainError({
        code: 'invalid_request',
        message: parameterRuleMessages.of(parameter.nombre, parameterRuleMessages.unavailable),
        field: `parametros.${parameter.id}`,
      });
  return { report_id, ...keptValues(report, given) };
}

/** What the token keeps for the report, and what the program says instead. */
export const orderedValues = (
  report: StoredReportWithDocument,
  { parametros, kept_filters }: GivenDelivery,
  order: Pick<TokenOrder, 'parametros'>,
): GivenDelivery => ({
  parametros: { ...stillAsked(report, parametros), ...order.parametros },
  kept_filters,
});
