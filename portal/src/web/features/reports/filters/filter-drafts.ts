import { conditionsFor } from '@lienzo/schema/data/filter-condition';
import { type FilterUnion, filterGroups, joinFilters, tidyGroups } from '@lienzo/schema/data/filter-groups';
import { valuesProblem } from '@lienzo/schema/data/filter-values';
import type {
  FilterChange,
  FilterOfReport,
  FiltersOfReport,
} from '@lienzo/schema/reports/report-filter-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';

/** Unsaved changes of a filter. */
export type FilterDraft = Partial<Pick<FilterChange, 'condition' | 'valor' | 'grupo'>>;
/** Drafts by `filterKey`. */
export type FilterDrafts = Readonly<Record<string, FilterDraft>>;

/** A filter's id is unique within its item only. */
export const filterKey = (filter: Pick<FilterOfReport, 'uuid' | 'id'>): string =>
  `${filter.uuid}/${filter.id}`;

/** The filters with the person's own values, which are in force. */
export const withOwn = ({ result, own }: FiltersOfReport): FilterOfReport[] =>
  withDrafts(result, draftsOf(own));

/** Changes of a report's filters, as drafts. */
export const draftsOf = (changes: readonly FilterChange[]): FilterDrafts =>
  Object.fromEntries(changes.map(({ uuid, id, ...draft }) => [filterKey({ uuid, id }), draft]));

/** The changes that drafts are of these filters. */
export const changesOf = (filters: readonly FilterOfReport[], drafts: FilterDrafts): FilterChange[] =>
  filters.flatMap(({ uuid, id, condition, valor }) => {
    const draft = drafts[filterKey({ uuid, id })];
    return draft === undefined ? [] : [{ uuid, id, condition, valor, ...draft }];
  });

/** The filters as the form shows them. */
export const withDrafts = (filters: readonly FilterOfReport[], drafts: FilterDrafts): FilterOfReport[] =>
  filters.map((filter) => {
    const { grupo = filter.grupo ?? null, ...draft } = drafts[filterKey(filter)] ?? {};
    const { grupo: _before, ...rest } = filter;
    return { ...rest, ...draft, ...(grupo === null ? {} : { grupo }) };
  });

/** The drafts of groups alone: values are not part of what is shown together while they are typed. */
export const groupDrafts = (drafts: FilterDrafts): FilterDrafts =>
  Object.fromEntries(
    Object.entries(drafts).flatMap(([key, { grupo }]) => (grupo === undefined ? [] : [[key, { grupo }]])),
  );

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

const saying = ({ nombre, selected_columns, condition, valor, parametro }: FilterOfReport): unknown[] => [
  nombre,
  selected_columns,
  condition,
  valor,
  parametro,
];

/** The drafts after changing every filter of a group. */
export function draftGroup(drafts: FilterDrafts, group: FilterGroup, draft: FilterDraft): FilterDrafts {
  const changed = group.members.map(filterKey).map((key) => [key, { ...drafts[key], ...draft }] as const);
  return { ...drafts, ...Object.fromEntries(changed) };
}

/** Whether the filters of a group can be joined in another way to those of the one before: side by side in every item. */
export const canJoin = (
  filters: readonly FilterOfReport[],
  before: FilterGroup | undefined,
  { members }: FilterGroup,
): boolean =>
  before?.members.length === members.length &&
  members.every((member, position) => {
    const neighbour = before.members[position];
    const ofItem = itemFilters(filters, member.uuid);
    const at = ofItem.findIndex(({ id }) => id === member.id);
    return neighbour?.uuid === member.uuid && ofItem[at - 1]?.id === neighbour.id;
  });

const itemFilters = (filters: readonly FilterOfReport[], item: string): FilterOfReport[] =>
  tidyGroups(filters.filter(({ uuid }) => uuid === item));

/**
 * The drafts after joining a group in another way to the one before.
 * @param filters in force, with the groups of the drafts.
 */
export function draftUnion(
  drafts: FilterDrafts,
  filters: readonly FilterOfReport[],
  { members }: FilterGroup,
  union: FilterUnion,
): FilterDrafts {
  const changed = members.flatMap(({ uuid, id }) => {
    const ofItem = itemFilters(filters, uuid);
    const at = ofItem.findIndex((filter) => filter.id === id);
    const joined = joinFilters(ofItem, at, union, `grupo-${crypto.randomUUID().slice(0, 8)}`);
    return joined.map((filter) => {
      const key = filterKey(filter);
      return [key, { ...drafts[key], grupo: filter.grupo ?? null }] as const;
    });
  });
  return { ...drafts, ...Object.fromEntries(changed) };
}

/** Whether the filters are joined in another way than the report's. */
export const isRegrouped = (report: readonly FilterOfReport[], filters: readonly FilterOfReport[]): boolean =>
  groupsOf(report) !== groupsOf(filters);

const groupsOf = (filters: readonly FilterOfReport[]): string =>
  JSON.stringify(
    [...Map.groupBy(filters, ({ uuid }) => uuid).values()].map((ofItem) =>
      filterGroups(ofItem).map((group) => group.map(({ id }) => id)),
    ),
  );

/** The problems of a filter by field; empty when it can be saved. */
export function filterProblems({ column_type, condition, valor, parametro }: FilterOfReport): {
  condition?: string;
  valor?: string;
} {
  // Its value is asked at download.
  if (parametro !== undefined) return {};
  if (condition === null || !conditionsFor(column_type).includes(condition))
    return { condition: reportMessages.conditionRequired };
  const problem = valuesProblem(column_type, condition, valor);
  return problem === null ? {} : { valor: problem };
}
