import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { homeMessages } from '@lienzo/schema/messages/home-messages';
import type { home } from '@lienzo/schema/notices/notification-endpoints';
import { Text } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './home.module.css';
import { WaitingList } from './WaitingList';

/** The folders with the latest events. */
export function RecentFolders({ folders }: { folders: ResponseOf<typeof home>['recent_folders'] }) {
  return (
    <WaitingList title={homeMessages.recentFolders}>
      {folders.map(({ id, folder_path, modified_at }) => (
        <li key={id}>
          <Link to="/app/directorio/$id" params={{ id }} className={classes.item}>
            <IconFolder size={18} stroke={1.6} aria-hidden />
            <span className={classes.itemWords}>
              <Text span display="block" size="sm" fw={550} truncate>
                {folder_path.at(-1)}
              </Text>
              <Text span display="block" size="xs" c="dimmed" truncate>
                {folder_path.slice(0, -1).join(' → ')}
              </Text>
            </span>
            <time dateTime={modified_at} className={classes.due}>
              {formatMediumDate(modified_at)}
            </time>
          </Link>
        </li>
      ))}
    </WaitingList>
  );
}
