import { noticeMessages } from '@lienzo/schema/messages/notice-messages';
import { Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ScreenHead } from '../../shared/states/ScreenHead';
import { FolderNotices } from './FolderNotices';
import { IncidentNotices } from './IncidentNotices';
import { NOTICE_TABS } from './notifications-search';

/** 'Notificaciones' (specification 2 §2): notices of incidents, and what happened in the folders followed. */
export function NotificationsScreen() {
  const { vista = 'notificaciones' } = useSearch({ from: '/app/notificaciones' });
  const navigate = useNavigate({ from: '/app/notificaciones' });
  const open = (chosen: string | null): void => {
    const tab = NOTICE_TABS.find((one) => one === chosen);
    if (tab !== undefined) void navigate({ search: { vista: tab }, replace: true });
  };
  return (
    <div>
      <ScreenHead title={noticeMessages.title} lead={noticeMessages.lead} />
      <Tabs value={vista} onChange={open} keepMounted={false}>
        <Tabs.List mb="md">
          {NOTICE_TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
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
