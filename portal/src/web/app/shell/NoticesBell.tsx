import type { SessionAnswer } from '@lienzo/schema/accounts/session-endpoints';
import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { ActionIcon, Indicator, Tooltip } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { unreadQuery } from '../../shared/live/unread-query';

/** Link to the notices, with a dot while some are unread. */
export function NoticesBell({ session }: { session: SessionAnswer }) {
  const unread = useQuery(unreadQuery(session.userId)).data ?? 0;
  const label = unread > 0 ? noticeMessages.bellUnread(unread) : noticeMessages.bell;
  return (
    <Tooltip label={label}>
      <Indicator disabled={unread === 0} color="red" size={9} offset={9} withBorder>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={label}
          renderRoot={(props) => <Link to="/app/notificaciones" {...props} />}
        >
          <IconBell size={18} stroke={1.7} />
        </ActionIcon>
      </Indicator>
    </Tooltip>
  );
}
