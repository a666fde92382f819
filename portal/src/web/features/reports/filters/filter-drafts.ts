import type { FilterOfReport, FiltersOfReport } from '@lienzo/schema/api/report-filter-endpoints';
import { conditionsFor } from '@lienzo/schema/data/filter-condition';
import { valuesProblem } from '@lienzo/schema/data/filter-values';
import { reportMessages } from '@lienzo/schema/messages/report-messages';

/** Unsaved changes of a filter. */
export type FilterDraft = Partial<Pick<FilterOfReport, 'condition' | 'valor'>>;
/** Drafts by `filterKey`. */
export type FilterDrafts = Readonly<Record<string, FilterDraft>>;

/** A filter's id is unique within its item only. */
export const filterKey = (filter: Pick<FilterOfReport, 'uuid' | 'id'>): string =>
  `${filter.uuid}/${filter.id}`;

/** The filters with the person's own values, which are in force. */
export const withOwn = ({ result, own }: FiltersOfReport): FilterOfReport[] =>
  withDrafts(
    result,
    Object.fromEntries(
      own.map(({ condition, valor, ...filter }) => [filterKey(filter), { condition, valor }]),
    ),
  );

/** The filters as the form shows them. */
export const withDrafts = (filters: readonly FilterOfReport[], drafts: FilterDrafts): FilterOfReport[] =>
  filters.map((filter) => ({ ...filter, ...drafts[filterKey(filter)] }));

/** Equal filters: same name, column, condition and value in several items. */
export type FilterGroup = { key: string; members: FilterOfReport[] };

/** Groups equal filters: a report often filters every table by the same period, whose value is then entered once. */
export function groupFilters(saved: readonly FilterOfReport[]): FilterGroup[] {
  const groups = new Map<string, FilterGroup>();
  for (const filter of saved) {
    const { nombre, selected_columns, condition, valor } = filter;
    const same = JSON.stringify([nombre, selected_columns, condition, valor]);
    const group = groups.get(same);
    if (group === undefined) groups.set(same, { key: filterKey(filter), members: [filter] });
    else group.members.push(filter);
  }
  return [...groups.values()];
}

/** The drafts after changing every filter of a group. */
export function draftGroup(drafts: FilterDrafts, group: FilterGroup, draft: FilterDraft): FilterDrafts {
  const changed = group.members.map(filterKey).map((key) => [key, { ...drafts[key], ...draft }] as const);
  return { ...drafts, ...Object.fromEntries(changed) };
}

/** The problems of a filter by field; empty when it can be saved. */
export function filterProblems({ column_type, condition, valor }: FilterOfReport): {
  condition?: string;
  valor?: string;
} {
  if (condition === null || !conditionsFor(column_type).includes(condition))
    return { condition: reportMessages.conditionRequired };
  const problem = valuesProblem(column_type, condition, valor);
  return problem === null ? {} : { valor: problem };
}
