/** The filters of a static report for whoever prints it. */
import {
  type StaticFilter,
  type StaticFilterChoice,
  staticFilterProblems,
} from '@lienzo/schema/data/static-filter';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { findStaticReport, offeredFilters } from '@lienzo/templates/reports/static-reports';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findStaticValues } from '../repositories/static-filter-values.ts';

/** With the values that the report comes with, today; empty for a report that is not static. */
export function comingFilters(reportId: number): StaticFilter[] {
  const template = findStaticReport(reportId);
  return template === undefined ? [] : offeredFilters(template, todayInMexico());
}

/** With the person's own values; empty for a report that is not static. */
export async function ownStaticFilters(
  trx: TenantTransaction,
  actor: Actor,
  reportId: number,
): Promise<StaticFilter[]> {
  const template = findStaticReport(reportId);
  if (template === undefined) return [];
  const today = todayInMexico();
  const filters = offeredFilters(template, today, await findStaticValues(trx, actor, reportId));
  // A later version of the report may have other options.
  return Object.keys(staticFilterProblems(filters)).length === 0 ? filters : offeredFilters(template, today);
}

/**
 * The filters with other values.
 * @throws DomainError not_found for a filter that is not offered; invalid_request, `field` being the filter's number.
 */
export function withChoices(
  filters: readonly StaticFilter[],
  choices: readonly StaticFilterChoice[],
): StaticFilter[] {
  const values = new Map(choices.map(({ id, valor }) => [id, valor]));
  for (const id of values.keys())
    if (!filters.some((filter) => filter.id === id))
      throw new DomainError({
        code: 'not_found',
        message: apiRefusalMessages.report.filterGone(String(id)),
        field: String(id),
      });
  const chosen = filters.map((filter) => ({ ...filter, valor: values.get(filter.id) ?? filter.valor }));
  const problems = staticFilterProblems(chosen);
  const [first, ...rest] = chosen.flatMap(({ id, nombre }) => {
    const problem = problems[id];
    if (problem === undefined) return [];
    const message = apiRefusalMessages.report.filter(nombre, problem);
    return { code: 'invalid_request' as const, message, field: String(id) };
  });
  if (first !== undefined) throw new DomainError([first, ...rest]);
  return chosen;
}
