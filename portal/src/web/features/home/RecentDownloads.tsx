import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { formatMoment } from '@lienzo/schema/data/format';
import { homeMessages } from '@lienzo/schema/messages/home-messages';
import type { home } from '@lienzo/schema/notices/notification-endpoints';
import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type Icon, IconFile, IconFolder, IconReportAnalytics } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { openTicket } from '../../shared/downloads/open-ticket';
import classes from './home.module.css';
import { WaitingList } from './WaitingList';

type Download = ResponseOf<typeof home>['recent_downloads'][number];

const ICONS = {
  file: IconFile,
  folder: IconFolder,
  report: IconReportAnalytics,
} satisfies Record<Download['kind'], Icon>;

type Screens = { hasDirectory: boolean; hasReports: boolean };

type RecentDownloadsProps = { downloads: readonly Download[] } & Screens;

/** The user's latest downloads: a file is downloaded again, a folder or a report is opened. */
export function RecentDownloads({ downloads, ...screens }: RecentDownloadsProps) {
  return (
    <WaitingList title={homeMessages.recentDownloads}>
      {downloads.map((download) => (
        <li key={`${download.kind} ${download.id} ${download.downloaded_at}`}>
          <Target download={download} {...screens}>
            <Texts download={download} />
          </Target>
        </li>
      ))}
    </WaitingList>
  );
}

function Texts({ download: { kind, name, id, downloaded_at } }: { download: Download }) {
  const KindIcon = ICONS[kind];
  return (
    <>
      <KindIcon size={18} stroke={1.6} aria-hidden />
      <span className={classes.itemWords}>
        <Text span display="block" size="sm" fw={550} truncate>
          {name}
        </Text>
        <Text span display="block" size="xs" c="dimmed">
          {id === null ? homeMessages.downloadGone : formatMoment(downloaded_at)}
        </Text>
      </span>
    </>
  );
}

type TargetProps = { download: Download; children: ReactNode } & Screens;

/** The link of a download; none if it is deleted, or its screen is not available to the user. */
function Target({ download: { kind, id, name }, hasDirectory, hasReports, children }: TargetProps) {
  const again = useMutation({
    meta: { thing: 'recent download' },
    mutationFn: (fileId: string) => openTicket({ ids: [fileId] }),
  });
  if (id !== null && kind === 'file')
    return (
      <UnstyledButton className={classes.item} onClick={() => again.mutate(id)}>
        <VisuallyHidden>{homeMessages.downloadAgain}</VisuallyHidden>
        {children}
      </UnstyledButton>
    );
  if (id !== null && kind === 'folder' && hasDirectory)
    return (
      <Link to="/app/directorio/$id" params={{ id }} className={classes.item}>
        {children}
      </Link>
    );
  if (id !== null && kind === 'report' && hasReports)
    return (
      <Link to="/app/reports" search={{ q: name }} className={classes.item}>
        {children}
      </Link>
    );
  return <div className={classes.item}>{children}</div>;
}
