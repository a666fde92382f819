import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { VisuallyHidden } from '@mantine/core';
import classes from './notifications.module.css';

/** Keeps its space when the entry is read, to avoid a layout shift. */
export function UnreadMark({ read }: { read: boolean }) {
  return (
    <span className={classes.mark} data-unread={!read || undefined}>
      {!read && <VisuallyHidden>{noticeMessages.unreadMark}: </VisuallyHidden>}
    </span>
  );
}
