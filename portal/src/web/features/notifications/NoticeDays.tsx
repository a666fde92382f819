import { formatMoment } from '@lienzo/schema/data/format';
import { describeActivity } from '@lienzo/schema/notices/activity-messages';
import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { Text, Title } from '@mantine/core';
import { IconFolder, IconFolderOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pathParts } from '../../shared/directory/path-parts';
import { TextLink } from '../../shared/public-page/TextLink';
import { useSession } from '../../shared/session/use-session';
import { dayName } from './day-name';
import type { NoticeDay } from './merge-days';
import classes from './notifications.module.css';
import { UnreadMark } from './UnreadMark';

/** Events grouped by day and folder. */
export function NoticeDays({ days }: { days: readonly NoticeDay[] }) {
  return days.map(({ date, folders }) => (
    <section key={date} aria-labelledby={`dia-${date}`}>
      <Title order={2} id={`dia-${date}`} mb="xs">
        {dayName(date)}
      </Title>
      <div className={classes.frame}>
        {folders.map((folder) => (
          <FolderOfDay key={folder.folder_id ?? folder.folder_name} folder={folder} />
        ))}
      </div>
    </section>
  ));
}

function FolderOfDay({ folder }: { folder: NoticeDay['folders'][number] }) {
  const { folder_id, folder_name, folder_path, history } = folder;
  const above = folder_path === undefined ? '' : pathParts(folder_path).above;
  const FolderIcon = folder_id === null ? IconFolderOff : IconFolder;
  return (
    <div className={classes.folder}>
      <h3 className={classes.folderName}>
        <FolderIcon size={18} stroke={1.6} aria-hidden />
        {folder_id === null ? (
          <span title={noticeMessages.folderGone}>{folder_name}</span>
        ) : (
          <TextLink to="/app/directorio/$id" params={{ id: folder_id }}>
            {folder_name}
          </TextLink>
        )}
      </h3>
      {above !== '' && (
        <Text size="xs" c="dimmed" className={classes.above ?? ''}>
          {above}
        </Text>
      )}
      <ul className={classes.history}>
        {history.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry }: { entry: NoticeDay['folders'][number]['history'][number] }) {
  const ownMail = useSession()?.userMail ?? '';
  const { text, names } = describeActivity(entry, ownMail);
  return (
    <li className={classes.entry}>
      <UnreadMark read={entry.read} />
      <EntryLink folderId={entry.open_folder_id}>
        {text}{' '}
        <Text span fw={550} inherit>
          {names}
        </Text>
      </EntryLink>
      <time dateTime={entry.date} className={classes.time}>
        {timeOf(entry.date)}
      </time>
    </li>
  );
}

/** Link to the item of the event; none when it is deleted. */
function EntryLink({ folderId, children }: { folderId: string | null; children: ReactNode }) {
  if (folderId === null) return <span className={classes.entryWords}>{children}</span>;
  return (
    <Link
      to="/app/directorio/$id"
      params={{ id: folderId }}
      className={`${classes.entryWords} ${classes.open}`}
    >
      {children}
    </Link>
  );
}

/** "3:05 p. m."; the date is in the heading. */
const timeOf = (moment: string): string => formatMoment(moment).split(', ').at(-1) ?? '';
