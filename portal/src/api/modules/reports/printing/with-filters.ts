/** A report with other values of its filters: for everybody, or for the person who downloads it. */
import type { FilterChange } from '@lienzo/schema/api/report-filter-endpoints';
import type { ReportFilter } from '@lienzo/schema/data/filter';
import { conditionsFor } from '@lienzo/schema/data/filter-condition';
import { valuesProblem } from '@lienzo/schema/data/filter-values';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { DomainError } from '../../../platform/domain-error.ts';

/** @throws DomainError not_found for a filter that the report does not have. */
export function withFilters(report: ReportDocument, changes: readonly FilterChange[]): ReportDocument {
  const changed = structuredClone(report);
  for (const { uuid, id, condition, valor } of changes) {
    const filter = findFilter(changed, { uuid, id });
    if (filter === undefined || filter.parametro !== undefined)
      throw new DomainError({
        code: 'not_found',
        message: apiRefusalMessages.report.filterGone(id),
        field: uuid,
      });
    filter.condition = condition;
    filter.valor = valor;
  }
  return changed;
}

/** The values that still fit: the report may have been edited since, and what its author removed is gone. */
export const fittingFilters = (report: ReportDocument, own: readonly FilterChange[]): FilterChange[] =>
  own.filter((change) => {
    const filter = findFilter(report, change);
    // What takes its value from a parameter is asked there.
    const type = filter?.parametro === undefined ? filter?.column_type : undefined;
    const { condition, valor } = change;
    if (type === undefined || condition === null || !conditionsFor(type).includes(condition)) return false;
    return valuesProblem(type, condition, valor) === null;
  });

/** Those that say something else than the report. */
export const differingFilters = (report: ReportDocument, changes: readonly FilterChange[]): FilterChange[] =>
  changes
    .filter((change) => {
      const filter = findFilter(report, change);
      return filter?.condition !== change.condition || filter.valor !== change.valor;
    })
    .map(({ uuid, id, condition, valor }) => ({ uuid, id, condition, valor }));

function findFilter(
  report: ReportDocument,
  { uuid, id }: Pick<FilterChange, 'uuid' | 'id'>,
): ReportFilter | undefined {
  return dataItems(report)
    .find((item) => item.uuid === uuid)
    ?.filters.find((filter) => filter.id === id);
}
