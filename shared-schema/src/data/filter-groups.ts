/** Filters joined by Y and O: those of a group by O, groups and filters without one by Y. */
import { isComputedKey, type Row } from './column.ts';
import type { ReportFilter } from './filter.ts';
import { meetsCondition } from './meets-condition.ts';

type Grouped = Pick<ReportFilter, 'grupo'>;

/** How a filter is joined to the one shown before it. */
export type FilterUnion = 'y' | 'o';

/**
 * The filters in their groups, each where its first filter stands; a filter without a group is one of its own. A row is
 * shown when it meets one filter of each.
 */
export function filterGroups<Filter extends Grouped>(filters: readonly Filter[]): Filter[][] {
  const byName = new Map<string, Filter[]>();
  const groups: Filter[][] = [];
  for (const filter of filters) {
    const known = filter.grupo === undefined ? undefined : byName.get(filter.grupo);
    if (known !== undefined) {
      known.push(filter);
      continue;
    }
    const group = [filter];
    groups.push(group);
    if (filter.grupo !== undefined) byName.set(filter.grupo, group);
  }
  return groups;
}

/** The filters with those of a group side by side, and without groups of one. */
export const tidyGroups = <Filter extends Grouped>(filters: readonly Filter[]): Filter[] =>
  filterGroups(filters).flatMap((group) => (group.length > 1 ? group : group.map(withoutGroup)));

function withoutGroup<Filter extends Grouped>(filter: Filter): Filter {
  const alone = { ...filter };
  delete alone.grupo;
  return alone;
}

/** Whether two filters that stand side by side are of one group. */
export const unionOf = (before: Grouped | undefined, filter: Grouped): FilterUnion =>
  filter.grupo !== undefined && before?.grupo === filter.grupo ? 'o' : 'y';

/**
 * The filters after the one at a place was joined to that before it in another way: by O their groups become one, by Y
 * its group ends before it.
 * @param filters tidy.
 * @param fresh the name of a group that there is not yet.
 */
export function joinFilters<Filter extends Grouped>(
  filters: readonly Filter[],
  at: number,
  union: FilterUnion,
  fresh: string,
): Filter[] {
  const [before, filter] = [filters[at - 1], filters[at]];
  if (before === undefined || filter === undefined || unionOf(before, filter) === union) return [...filters];
  const grupo = union === 'o' ? (before.grupo ?? fresh) : fresh;
  const moves = (one: Filter, position: number): boolean =>
    position === at ||
    (position > at && filter.grupo !== undefined && one.grupo === filter.grupo) ||
    (position === at - 1 && union === 'o');
  return tidyGroups(filters.map((one, target) => (moves(one, target) ? { ...one, grupo } : one)));
}

/** Whether a row meets the filters of an item, without a database; filters without a condition ask nothing. */
export const meetsFilters = (filters: readonly ReportFilter[], row: Row): boolean =>
  filterGroups(filters.filter(({ condition }) => condition !== null)).every((group) =>
    group.some(
      ({ condition, valor, column_type, selected_columns: [key = ''] }) =>
        condition !== null &&
        meetsCondition({ condition, valor, typed: isComputedKey(key) }, column_type, row[key]),
    ),
  );
