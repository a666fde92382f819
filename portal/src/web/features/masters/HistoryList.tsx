import type { MasterChange, MasterEntity } from '@lienzo/schema/api/employee-endpoints';
import { formatDateTime } from '@lienzo/schema/data/format';
import { CREATED } from '@lienzo/schema/messages/master-change-words';
import { masterMessages } from '@lienzo/schema/messages/master-messages';
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
        {changes.map((change) => (
          <li key={change.id} className={classes.entry}>
            <Text size="sm">{wordsOf(change)}</Text>
            <Text size="xs" c="dimmed">
              {traceOf(change)}
            </Text>
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

function wordsOf({ field, what, before_words, after_words }: MasterChange): string {
  if (field === CREATED) return masterMessages.created(after_words ?? '');
  return masterMessages.change(what, before_words, after_words);
}

/** Who, by which way unless on a screen, and when. */
const traceOf = ({ user_name, source, changed_at }: MasterChange): string =>
  [user_name, masterMessages.bySource[source], formatDateTime(changed_at)]
    .filter((part) => part !== '')
    .join(' · ');
