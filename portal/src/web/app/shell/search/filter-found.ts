import type { SpotlightActionData, SpotlightFilterFunction } from '@mantine/spotlight';
import { matchesWords } from '../../../shared/lists/matches-words';

/** Of each group so many at most, so that one does not push the others out. */
const MOST_OF_GROUP = 5;

/** What holds every word in its name or description, whatever accents and capitals; groups without any are left out. */
export const filterFound: SpotlightFilterFunction = (query, groups) =>
  groups.flatMap((group) => {
    if (!('actions' in group)) return [];
    const actions = group.actions.filter((action) => matchesWords(wordsOf(action), query));
    return actions.length === 0 ? [] : [{ ...group, actions: actions.slice(0, MOST_OF_GROUP) }];
  });

const wordsOf = ({ label, description }: SpotlightActionData): string =>
  `${label ?? ''} ${description ?? ''}`;
