import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { Badge, Tabs, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { unreadByKindQuery } from '../../shared/live/unread-query';
import { useSession } from '../../shared/session/use-session';
import { ScreenHead } from '../../shared/states/ScreenHead';
import { FolderNotices } from './FolderNotices';
import { IncidentNotices } from './IncidentNotices';
import { NOTICE_TABS } from './notifications-search';

type Kind = 'incidents' | 'folders';
type NoticeTab = (typeof NOTICE_TABS)[number];

const KINDS: Record<NoticeTab, Kind> = { notificaciones: 'incidents', suscripciones: 'folders' };

/** The tab with unread notices; when both or none have some, the first. */
const tabOf = (unread: Record<Kind, number> | undefined): NoticeTab =>
  unread !== undefined && unread.incidents === 0 && unread.folders > 0 ? 'suscripciones' : 'notificaciones';

function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge size="sm" color="red" variant="filled" className="lienzo-figures">
      {count}
      <VisuallyHidden> {noticeMessages.unreadMark}</VisuallyHidden>
    </Badge>
  );
}

/** 'Notificaciones' (specification 2 §2): notices of incidents, and events in followed folders. */
export function NotificationsScreen() {
  const session = useSession();
  const unread = useQuery(unreadByKindQuery(session?.userId ?? ''));
  const { vista } = useSearch({ from: '/app/notificaciones' });
  const navigate = useNavigate({ from: '/app/notificaciones' });
  const open = (chosen: string | null): void => {
    const tab = NOTICE_TABS.find((one) => one === chosen);
    if (tab !== undefined) void navigate({ search: { vista: tab }, replace: true });
  };
  // The initial tab is the one with unread notices; afterwards the user's choice applies.
  const first = vista ?? (unread.isPending ? null : tabOf(unread.data));
  useEffect(() => {
    if (vista === undefined && first !== null) void navigate({ search: { vista: first }, replace: true });
  }, [vista, first, navigate]);
  return (
    <div>
      <ScreenHead title={noticeMessages.title} lead={noticeMessages.lead} />
      <Tabs value={first} onChange={open} keepMounted={false}>
        <Tabs.List mb="md">
          {NOTICE_TABS.map((tab) => (
            <Tabs.Tab
              key={tab}
              value={tab}
              rightSection={<UnreadCount count={unread.data?.[KINDS[tab]] ?? 0} />}
            >
              {noticeMessages.tabs[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="notificaciones">
          <IncidentNotices />
        </Tabs.Panel>
        <Tabs.Panel value="suscripciones">
          <FolderNotices />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
