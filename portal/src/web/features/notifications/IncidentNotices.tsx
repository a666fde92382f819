import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { formatMoment } from '@lienzo/schema/data/format';
import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { type notificacions, set_notificacions } from '@lienzo/schema/notices/notification-endpoints';
import { Skeleton, Table, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '../../shared/api/call';
import { FailedState } from '../../shared/states/FailedState';
import { StatePanel } from '../../shared/states/StatePanel';
import { useDelayed } from '../../shared/states/use-delayed';
import { incidentNoticesQuery } from './notices-queries';
import classes from './notifications.module.css';
import { UnreadMark } from './UnreadMark';

type Notices = ResponseOf<typeof notificacions>;

/** The notices of incidents. Opening the list marks them as read (specification 2 §2). */
export function IncidentNotices() {
  const notices = useQuery(incidentNoticesQuery);
  const showSkeleton = useDelayed(notices.isPending);
  useMarkRead(notices.data);
  if (notices.isLoadingError)
    return (
      <FailedState title={noticeMessages.failed} error={notices.error} retry={() => void notices.refetch()} />
    );
  if (showSkeleton) return <Skeleton height={180} radius="lg" />;
  if (notices.data === undefined) return null;
  if (notices.data.length === 0) return <StatePanel icon={IconBell} text={noticeMessages.empty} />;
  return <NoticesTable notices={notices.data} />;
}

/** Unread markers stay on the screen until the list is refetched, so that new notices are distinguishable. */
function useMarkRead(notices: Notices | undefined): void {
  const { mutate } = useMutation({
    mutationFn: (ids: number[]) => call(set_notificacions, { body: { ids }, quiet: true }),
  });
  useEffect(() => {
    const ids = notices?.filter(({ read }) => !read).map(({ id }) => id) ?? [];
    if (ids.length > 0) mutate(ids);
  }, [notices, mutate]);
}

/** Link to the folder of the notice, while it exists. */
function NoticeTitle({ notice: { folder_id: id, title } }: { notice: Notices[number] }) {
  if (id === null) return title;
  return (
    <Link to="/app/directorio/$id" params={{ id }} className={classes.open}>
      {title}
    </Link>
  );
}

function NoticesTable({ notices }: { notices: Notices }) {
  const { title, text, date } = noticeMessages.columns;
  return (
    <div className={classes.frame}>
      <Table className={classes.table ?? ''} aria-label={noticeMessages.tableLabel}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{title}</Table.Th>
            <Table.Th className={classes.wide ?? ''}>{text}</Table.Th>
            <Table.Th className={`${classes.wide} ${classes.date}`}>{date}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {notices.map((notice) => (
            <Table.Tr key={notice.id}>
              <Table.Td>
                <div className={classes.noticeTitle}>
                  <UnreadMark read={notice.read} />
                  <div>
                    <Text size="sm" fw={notice.read ? 450 : 620}>
                      <NoticeTitle notice={notice} />
                    </Text>
                    {/* Details that the narrow table has no columns for. */}
                    <Text size="sm" className={classes.narrow ?? ''}>
                      {notice.text}
                    </Text>
                    <Text size="xs" c="dimmed" className={classes.narrow ?? ''}>
                      {formatMoment(notice.created_at)}
                    </Text>
                  </div>
                </div>
              </Table.Td>
              <Table.Td className={classes.wide ?? ''}>{notice.text}</Table.Td>
              <Table.Td className={`${classes.wide} ${classes.date}`}>
                <time dateTime={notice.created_at}>{formatMoment(notice.created_at)}</time>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
