import type { FilterOfReport, FiltersOfReport } from '@lienzo/schema/api/report-filter-endpoints';
import { conditionsFor } from '@lienzo/schema/data/filter-condition';
import { type FilterUnion, filterGroups } from '@lienzo/schema/data/filter-groups';
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

/**
 * Equal filters: same name, column, condition and value in several items, and joined to equal ones. `union`: how they
 * are joined to the group before.
 */
export type FilterGroup = { key: string; members: FilterOfReport[]; union: FilterUnion };

/** Groups equal filters: a report often filters every table by the same period, whose value is then entered once. */
export function groupFilters(saved: readonly FilterOfReport[]): FilterGroup[] {
  const groups = new Map<string, FilterGroup>();
  for (const { filter, same, union } of withKeys(saved)) {
    const group = groups.get(same);
    if (group === undefined) groups.set(same, { key: filterKey(filter), members: [filter], union });
    else group.members.push(filter);
  }
  return [...groups.values()];
}

type Keyed = { filter: FilterOfReport; same: string; union: FilterUnion };

/** Filters with what they must have in common to be given once: all that they and those joined to them by O say. */
const withKeys = (saved: readonly FilterOfReport[]): Keyed[] =>
  [...Map.groupBy(saved, ({ uuid }) => uuid).values()].flatMap(filterGroups).flatMap((joined) => {
    const together = joined.map(saying);
    return joined.map((filter, at) => ({
      filter,
      same: JSON.stringify([at, together]),
      union: at === 0 ? 'y' : 'o',
    }));
  });

const saying = ({ nombre, selected_columns, condition, valor }: FilterOfReport): unknown[] => [
  nombre,
  selected_columns,
  condition,
  valor,
];

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
