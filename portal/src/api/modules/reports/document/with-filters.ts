/** A report with other values of its filters: for everybody, or for the person who downloads it. */

import type { ReportFilter } from '@lienzo/schema/data/filter';
import { conditionsFor } from '@lienzo/schema/data/filter-condition';
import { filterGroups } from '@lienzo/schema/data/filter-groups';
import { valuesProblem } from '@lienzo/schema/data/filter-values';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { originOf, sharedIdOf } from '@lienzo/schema/report/shared-data';
import type { FilterChange } from '@lienzo/schema/reports/report-filter-endpoints';
import { sharedDataMessages } from '@lienzo/schema/rule-messages/shared-data-messages';
import { DomainError } from '../../../platform/domain-error.ts';

/**
 * The value of a filter that several items share is that of all of them.
 * @throws DomainError not_found for a filter that the report does not have; invalid_request for two values of one that is
 * shared.
 */
export function withFilters(report: ReportDocument, changes: readonly FilterChange[]): ReportDocument {
  refuseSeveralValues(report, changes);
  const changed = structuredClone(report);
  for (const { uuid, id, condition, valor, grupo } of changes) {
    const filter = findFilter(changed, { uuid, id });
    const isAsked = filter?.parametro !== undefined;
    if (filter === undefined || (isAsked && (filter.condition !== condition || filter.valor !== valor)))
      throw new DomainError({
        code: 'not_found',
        message: apiRefusalMessages.report.filterGone(id),
        field: uuid,
      });
    for (const one of originOf({ id }) === null ? [filter] : sharedFilters(changed, id)) {
      one.condition = condition;
      one.valor = valor;
    }
    if (grupo === null) delete filter.grupo;
    else if (grupo !== undefined) filter.grupo = grupo;
  }
  return changed;
}

/** A shared filter: as it stands in the report's lists, and as each item has it. */
function sharedFilters(report: ReportDocument, id: string): ReportFilter[] {
  const { filtros = [], conjuntos = [] } = report;
  const origin = originOf({ id });
  const lists = origin === 'report' ? [filtros] : conjuntos.map(({ filters }) => filters);
  return [
    ...lists.flat().filter((filter) => filter.id === sharedIdOf(id)),
    ...dataItems(report).flatMap(({ filters }) => filters.filter((filter) => filter.id === id)),
  ];
}

function refuseSeveralValues(report: ReportDocument, changes: readonly FilterChange[]): void {
  const values = new Map<string, string>();
  for (const { uuid, id, condition, valor } of changes) {
    if (originOf({ id }) === null) continue;
    const value = JSON.stringify([condition, valor]);
    if ((values.get(id) ?? value) !== value)
      throw new DomainError({
        code: 'invalid_request',
        message: sharedDataMessages.severalValues(findFilter(report, { uuid, id })?.nombre ?? id),
        field: uuid,
      });
    values.set(id, value);
  }
}

/** The changes for everybody, which are of values alone. */
export const withoutGroups = (changes: readonly FilterChange[]): FilterChange[] =>
  changes.map(({ grupo: _own, ...change }) => change);

/** What still fits: the report may have been edited since, and what its author removed is gone. */
export const fittingFilters = (report: ReportDocument, own: readonly FilterChange[]): FilterChange[] =>
  own.flatMap((change) => {
    const filter = findFilter(report, change);
    if (filter === undefined) return [];
    const { grupo, ...value } = change;
    const isRegrouped = grupo !== undefined && coversItem(report, own, change.uuid);
    const fits = fitsFilter(filter, value);
    if (!fits && !isRegrouped) return [];
    const { condition, valor } = fits ? value : filter;
    return [{ ...value, condition, valor, ...(isRegrouped ? { grupo } : {}) }];
  });

function fitsFilter({ parametro, column_type }: ReportFilter, { condition, valor }: FilterChange): boolean {
  // What takes its value from a parameter is asked there.
  if (parametro !== undefined || condition === null) return false;
  return (
    conditionsFor(column_type).includes(condition) && valuesProblem(column_type, condition, valor) === null
  );
}

/** Groups are read as a whole: they end when the author adds a filter to the item, or removes one. */
function coversItem(report: ReportDocument, own: readonly FilterChange[], uuid: string): boolean {
  const filters = dataItems(report).find((item) => item.uuid === uuid)?.filters ?? [];
  const changes = own.filter((change) => change.uuid === uuid && change.grupo !== undefined);
  const grouped = new Set(changes.map(({ id }) => id));
  return grouped.size === filters.length && filters.every(({ id }) => grouped.has(id));
}

/**
 * Those that say something else than the report. Of an item whose filters are joined in another way, all: with values
 * and groups as they are together.
 */
export function differingFilters(report: ReportDocument, changes: readonly FilterChange[]): FilterChange[] {
  const changed = dataItems(withFilters(report, changes));
  return dataItems(report).flatMap(({ uuid, filters }, at) => {
    const now = changed[at]?.filters ?? [];
    const isRegrouped = groupsOf(filters) !== groupsOf(now);
    return now.flatMap(({ id, condition, valor, grupo = null }, scope) => {
      const before = filters[scope];
      const isSame = before?.condition === condition && before.valor === valor;
      if (isRegrouped) return [{ uuid, id, condition, valor, grupo }];
      return isSame ? [] : [{ uuid, id, condition, valor }];
    });
  });
}

/** Groups are told by their filters: their names say nothing. */
const groupsOf = (filters: readonly ReportFilter[]): string =>
  JSON.stringify(filterGroups(filters).map((group) => group.map(({ id }) => id)));

function findFilter(
  report: ReportDocument,
  { uuid, id }: Pick<FilterChange, 'uuid' | 'id'>,
): ReportFilter | undefined {
  return dataItems(report)
    .find((item) => item.uuid === uuid)
    ?.filters.find((filter) => filter.id === id);
}
