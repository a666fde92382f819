import '@mantine/spotlight/styles.css';
import type { SessionAnswer } from '@lienzo/schema/accounts/session-endpoints';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLayer } from '../../../shared/layers/use-layer';
import { reportsQuery } from '../../../shared/reports/reports-query';
import { mayOpen } from '../../../shared/session/screen-roles';
import { menuQuery } from '../menu-query';
import { actionsGroup } from './actions-group';
import { filterMatched } from './filter-matched';
import { itemsGroup } from './items-group';
import { matchedItemsQuery } from './matched-items-query';
import { matchedPeopleQuery } from './matched-people-query';
import { peopleGroup } from './people-group';
import { reportsGroup } from './reports-group';
import { screenSearch, screenSearchStore } from './screen-search';
import { screensGroup } from './screens-group';
import { selectFirst } from './select-first';

/** Debounce before the directory is searched, in milliseconds. */
const TYPING_PAUSE = 200;
/** Elements in which Ctrl+K is not intercepted; rich text editors use it for links. */
const NOWHERE: string[] = [];

/** Ctrl+K: screens, actions, people, folders, files and reports by words of their names. */
export function ScreenSearch({ session }: { session: SessionAnswer }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), TYPING_PAUSE);
  const isOpen = useSyncExternalStore(screenSearchStore.subscribe, () => screenSearchStore.getState().opened);
  useLayer(isOpen, screenSearch.close);
  const hasReports = mayOpen(session.roleName, 'reports');
  const hasDirectory = mayOpen(session.roleName, 'directory');
  const menu = useQuery(menuQuery(session.userId));
  const reports = useQuery({ ...reportsQuery, enabled: isOpen });
  const match = useQuery({
    ...matchedItemsQuery(words),
    ...(isOpen && hasDirectory ? {} : { enabled: false }),
  });
  const hasCapture = mayOpen(session.roleName, 'payroll');
  const people = useQuery({
    ...matchedPeopleQuery(words),
    ...(isOpen && hasCapture ? {} : { enabled: false }),
  });
  // Thousands of them take longer to write than any other part of the screens that they lie under.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const ofReports = useMemo(
    () => reportsGroup(wasOpen ? (reports.data ?? []) : [], { hasReports, navigate }),
    [wasOpen, reports.data, hasReports, navigate],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever results arrive
  useEffect(selectFirst, [match.data, reports.data, people.data]);
  const groups = [
    screensGroup(menu.data ?? [], session.roleName, navigate),
    ...(hasReports ? [actionsGroup(navigate)] : []),
    ...(hasCapture ? [peopleGroup(people.data ?? [], navigate)] : []),
    ...(hasDirectory ? [itemsGroup(match.data?.items ?? [], navigate)] : []),
    ofReports,
  ];
  return (
    <Spotlight
      store={screenSearchStore}
      actions={groups}
      filter={filterMatched}
      query={typed}
      onQueryChange={setTyped}
      shortcut="mod + K"
      tagsToIgnore={NOWHERE}
      limit={16}
      highlightQuery
      attributes={{ content: { 'aria-label': shellMessages.searchEverywhere } }}
      scrollable
      maxHeight={420}
      nothingFound={
        match.isFetching || people.isFetching ? shellMessages.searching : shellMessages.searchNothing
      }
      onSpotlightClose={screenSearch.close}
      searchProps={{
        'aria-label': shellMessages.searchEverywhere,
        placeholder: shellMessages.searchEverywhere,
        leftSection: <IconSearch size={18} aria-hidden />,
      }}
    />
  );
}
