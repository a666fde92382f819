import type { SpotlightActionData, SpotlightFilterFunction } from '@mantine/spotlight';
import { matchesText } from '../../../shared/lists/matches-text';

/** Maximum number of results per group, so that one does not displace the others. */
const MAX_PER_GROUP = 5;

/** Results whose name or description contains every word, ignoring accents and case; empty groups are omitted. */
export const filterMatched: SpotlightFilterFunction = (query, groups) =>
  groups.flatMap((group) => {
    if (!('actions' in group)) return [];
    const actions = group.actions.filter((action) => matchesText(termsOf(action), query));
    return actions.length === 0 ? [] : [{ ...group, actions: actions.slice(0, MAX_PER_GROUP) }];
  });

const termsOf = ({ label, description }: SpotlightActionData): string =>
  `${label ?? ''} ${description ?? ''}`;
