import { formatMoment } from '@lienzo/schema/data/format';
import type { MasterChange, MasterEntity } from '@lienzo/schema/masters/employee-endpoints';
import { CREATED } from '@lienzo/schema/masters/master-change-text';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { Button, Skeleton, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FailedState } from '../../shared/states/FailedState';
import { historyQuery } from './master-queries';
import classes from './masters.module.css';

type HistoryListProps = {
  paysheetId: number;
  entity: MasterEntity;
  id: number;
  /** A title above says what it is. */
  isTitled?: boolean;
};

/** 'Historia': who changed what, with the value before and after. */
export function HistoryList({ paysheetId, entity, id, isTitled = false }: HistoryListProps) {
  const history = useInfiniteQuery(historyQuery(paysheetId, entity, id));
  const changes = history.data?.pages.flat() ?? [];
  return (
    <div>
      {!isTitled && (
        <Title order={2} size="h5" mb="xs">
          {masterMessages.history}
        </Title>
      )}
      {history.isPending && <Skeleton height={60} />}
      {history.isLoadingError && (
        <FailedState
          title={masterMessages.historyFailed}
          error={history.error}
          retry={() => void history.refetch()}
        />
      )}
      {history.data !== undefined && changes.length === 0 && (
        <Text size="sm" c="dimmed">
          {masterMessages.noHistory}
        </Text>
      )}
      <ul className={classes.list}>
        {actsOf(changes).map(([first, ...others]) => (
          <li key={first.id} className={classes.entry}>
            <Text size="xs" c="dimmed">
              {traceOf(first)}
            </Text>
            <ul className={classes.told}>
              {[first, ...others].map((change) => (
                <Text key={change.id} component="li" size="sm">
                  {termsOf(change)}
                </Text>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {history.hasNextPage && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {masterMessages.olderChanges}
        </Button>
      )}
    </div>
  );
}

type Act = [MasterChange, ...MasterChange[]];

/** What somebody changed at once, together; in the order in which it was changed. */
function actsOf(changes: readonly MasterChange[]): Act[] {
  const acts: Act[] = [];
  for (const change of changes) {
    const last = acts.at(-1);
    if (last !== undefined && traceKey(last[0]) === traceKey(change)) last.unshift(change);
    else acts.push([change]);
  }
  return acts;
}

const traceKey = ({ user_name, source, changed_at }: MasterChange): string =>
  [user_name, source, changed_at].join('|');

function termsOf({ field, what, before_words, after_words }: MasterChange): string {
  if (field === CREATED) return masterMessages.created(after_words ?? '');
  return masterMessages.change(what, before_words, after_words);
}

/** Who, by which way unless on a screen, and when. */
const traceOf = ({ user_name, source, changed_at }: MasterChange): string =>
  [user_name, masterMessages.bySource[source], formatMoment(changed_at)]
    .filter((part) => part !== '')
    .join(' · ');
