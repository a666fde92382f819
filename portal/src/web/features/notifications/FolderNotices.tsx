import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { Button, Center, Loader, Skeleton, Stack, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { IconFolder } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FailedState } from '../../shared/states/FailedState';
import { StatePanel } from '../../shared/states/StatePanel';
import { useDelayed } from '../../shared/states/use-delayed';
import { mergeDays } from './merge-days';
import { NoticeDays } from './NoticeDays';
import { folderNoticesQuery } from './notices-queries';
import classes from './notifications.module.css';

/** Events in followed folders, in pages of 18 with infinite scrolling. */
export function FolderNotices() {
  const activity = useInfiniteQuery(folderNoticesQuery);
  const showSkeleton = useDelayed(activity.isPending);
  if (activity.isLoadingError)
    return (
      <FailedState
        title={noticeMessages.activityFailed}
        error={activity.error}
        retry={() => void activity.refetch()}
      />
    );
  if (showSkeleton) return <Skeleton height={260} radius="lg" />;
  if (activity.data === undefined) return null;
  const days = mergeDays(activity.data.pages);
  const total = activity.data.pages[0]?.total_subscriptions ?? 0;
  return (
    <div>
      <Link to="/app/notificaciones/suscripciones" className={classes.total}>
        <span className="lienzo-figures">{noticeMessages.total(total)}</span> · {noticeMessages.manage}
      </Link>
      {days.length === 0 ? (
        <NothingYet total={total} />
      ) : (
        <Stack gap="xl">
          <NoticeDays days={days} />
          <Foot activity={activity} />
        </Stack>
      )}
    </div>
  );
}

function NothingYet({ total }: { total: number }) {
  if (total > 0) return <StatePanel icon={IconFolder} text={noticeMessages.noActivity} />;
  return (
    <StatePanel icon={IconFolder} text={noticeMessages.noSubscriptions}>
      <Button variant="default" renderRoot={(props) => <Link to="/app/directorio" {...props} />}>
        {noticeMessages.goToDirectory}
      </Button>
    </StatePanel>
  );
}

type FootProps = {
  activity: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
};

/** The end of the list: loads the next page when it becomes visible; by keyboard a button does. */
function Foot({ activity }: FootProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = activity;
  const { ref, entry } = useIntersection({ rootMargin: '240px' });
  const isSeen = entry?.isIntersecting ?? false;
  useEffect(() => {
    if (isSeen && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isSeen, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  if (!hasNextPage)
    return (
      <Text c="dimmed" ta="center" size="sm">
        {noticeMessages.end}
      </Text>
    );
  return (
    <Center ref={ref} mih={40}>
      {isFetchingNextPage ? (
        <Loader type="dots" size="sm" role="status" aria-label={noticeMessages.loadingMore} />
      ) : (
        <Button variant="default" onClick={() => void fetchNextPage()}>
          {noticeMessages.loadMore}
        </Button>
      )}
    </Center>
  );
}
