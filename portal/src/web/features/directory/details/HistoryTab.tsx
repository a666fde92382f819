import { formatMoment } from '@lienzo/schema/data/format';
import type { ActivityAction } from '@lienzo/schema/directory/directory-endpoints';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { describeActivity } from '@lienzo/schema/notices/activity-messages';
import { Button, Loader, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import {
  type Icon,
  IconArrowBackUp,
  IconFileUpload,
  IconFolderPlus,
  IconFolderSymlink,
  IconPencil,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../../shared/session/use-session';
import { FailedState } from '../../../shared/states/FailedState';
import type { DirectoryItem } from '../list/directory-rows';
import { historyQuery } from '../queries/directory-queries';
import classes from './DetailsPanel.module.css';

/** 'Historial': events, newest first; with infinite scrolling (specification 1 §2). */
export function HistoryTab({ item }: { item: DirectoryItem }) {
  const ownMail = useSession()?.userMail ?? '';
  const history = useInfiniteQuery(historyQuery(item.id, item.fs_type));
  const { ref, entry } = useIntersection({ rootMargin: '120px' });
  const isAtEnd = entry?.isIntersecting ?? false;
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = history;
  useEffect(() => {
    if (isAtEnd && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isAtEnd, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  if (history.isLoadingError)
    return (
      <FailedState
        title={directoryMessages.historyFailed}
        error={history.error}
        retry={() => void history.refetch()}
      />
    );
  const entries = history.data?.pages.flat() ?? [];
  return (
    <>
      <ul className={classes.entries}>
        {entries.map((one) => {
          const { text, names } = describeActivity(one, ownMail);
          const EntryIcon = ICONS[one.activity.action];
          return (
            <li key={one.id} className={classes.entry}>
              <EntryIcon size={18} stroke={1.6} aria-hidden />
              <div className={classes.words}>
                <div>{text}</div>
                <Text component="div" size="sm" fw={550} inherit>
                  {names}
                </Text>
                <Text component="time" dateTime={one.date} size="xs" c="dimmed">
                  {formatMoment(one.date)}
                </Text>
              </div>
            </li>
          );
        })}
      </ul>
      <div ref={ref}>
        {isFetching && <Loader size="sm" mx="auto" my="sm" display="block" />}
        {isFetchNextPageError && (
          <Button variant="subtle" fullWidth onClick={() => void fetchNextPage()}>
            {directoryMessages.historyRetry}
          </Button>
        )}
        {!isFetching && !hasNextPage && (
          <Text size="xs" c="dimmed" ta="center" mt="md">
            {entries.length === 0 ? directoryMessages.historyEmpty : directoryMessages.historyEnd}
          </Text>
        )}
      </div>
    </>
  );
}

const ICONS = {
  created_dir: IconFolderPlus,
  deleted_dir: IconTrash,
  rename_dir: IconPencil,
  move_dir: IconFolderSymlink,
  restore_dir: IconArrowBackUp,
  upload_file: IconFileUpload,
  update_file: IconRefresh,
  rename_file: IconPencil,
  move_file: IconFolderSymlink,
  restore_file: IconArrowBackUp,
  delete_file: IconTrash,
} satisfies Record<ActivityAction, Icon>;
