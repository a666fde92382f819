import { homeMessages } from '@lienzo/schema/messages/home-messages';
import { Text } from '@mantine/core';
import { IconBell, IconBellCheck, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './home.module.css';

/** Link to the notices, or a message that there are none. */
export function UnreadCard({ unread }: { unread: number }) {
  if (unread === 0)
    return (
      <div className={classes.unread}>
        <IconBellCheck size={20} stroke={1.6} aria-hidden />
        <Text span size="sm" c="dimmed">
          {homeMessages.nothingUnread}
        </Text>
      </div>
    );
  return (
    <Link to="/app/notificaciones" className={classes.unread} data-new>
      <IconBell size={20} stroke={1.6} aria-hidden />
      <Text span fw={600} className={`${classes.itemWords} lienzo-figures`}>
        {homeMessages.unread(unread)}
      </Text>
      <IconChevronRight size={16} aria-hidden />
    </Link>
  );
}
