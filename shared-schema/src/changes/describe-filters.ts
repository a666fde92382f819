/** What differs between the filters of two versions of an item, in Spanish sentences. */
import { catalogColumn } from '../data/catalog.ts';
import type { ReportFilter } from '../data/filter.ts';
import { filterGroups } from '../data/filter-groups.ts';
import { reportChangeMessages as messages } from '../reports/report-change-messages.ts';
import { listSentences } from './list-sentences.ts';

/** @param item its name in a sentence. */
export const filterSentences = (
  before: readonly ReportFilter[],
  after: readonly ReportFilter[],
  item: string,
): string[] => [
  ...listSentences(before.map(withoutGroup), after.map(withoutGroup), {
    added: (filter) => messages.filterAdded(nameOf(filter), item),
    removed: (filter) => messages.filterRemoved(nameOf(filter), item),
    changed: (one, other) => [messages.filter(nameOf(other), item, ruleOf(one), ruleOf(other))],
  }),
  ...groupSentences(before, after, item),
];

/** Groups are told by their filters: their own names say nothing, and differ after every change. */
function groupSentences(
  before: readonly ReportFilter[],
  after: readonly ReportFilter[],
  item: string,
): string[] {
  const [older, newer] = [groupsOf(before), groupsOf(after)];
  const known = new Set(older.map(idsOf));
  const positionOf = new Map(newer.flatMap((group, at) => group.map(({ id }) => [id, at] as const)));
  const stillThere = new Map(after.map((filter) => [filter.id, filter]));
  const parted = older.flatMap((group) => {
    const left = group.flatMap(({ id }) => stillThere.get(id) ?? []);
    const positions = new Set(left.map(({ id }, at) => positionOf.get(id) ?? `alone ${at}`));
    return positions.size > 1 ? [messages.filtersByY(left.map(nameOf), item)] : [];
  });
  return [
    ...newer.flatMap((group) =>
      known.has(idsOf(group)) ? [] : [messages.filtersByO(group.map(nameOf), item)],
    ),
    ...parted,
  ];
}

const groupsOf = (filters: readonly ReportFilter[]): ReportFilter[][] =>
  filterGroups(filters).filter((group) => group.length > 1);

const idsOf = (group: readonly ReportFilter[]): string =>
  JSON.stringify(group.map(({ id }) => id).toSorted());

type PlainFilter = Omit<ReportFilter, 'grupo'>;
const withoutGroup = ({ grupo: _group, ...filter }: ReportFilter): PlainFilter => filter;

const nameOf = ({ nombre, selected_columns: [key = ''] }: PlainFilter): string =>
  catalogColumn(key)?.readable_name ?? nombre;

/** A value that is asked is not told by its id. */
const ruleOf = ({ condition, valor, parametro }: PlainFilter): string =>
  `${condition ?? ''} ${parametro === undefined ? valor : messages.parameters.asked}`.trim();
