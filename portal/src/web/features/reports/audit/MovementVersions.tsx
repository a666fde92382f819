import type { ReportAuditEntry, VersionPages } from '@lienzo/schema/reports/report-audit-endpoints';
import { reportAuditMessages } from '@lienzo/schema/reports/report-audit-messages';
import { Button, Skeleton, Text } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FailedState } from '../../../shared/states/FailedState';
import { useDelayed } from '../../../shared/states/use-delayed';
import { ChangeList } from '../versions/ChangeList';
import { VersionDesk } from '../versions/VersionDesk';
import classes from '../versions/versions.module.css';
import { ConfirmRestore, type RestorableVersion } from './ConfirmRestore';
import { movementQuery } from './report-audit-query';

/** What a movement changed, in words and as drawn pages side by side; one below the other in a narrow window. */
export function MovementVersions({ movement }: { movement: ReportAuditEntry }) {
  const detail = useQuery(movementQuery(movement));
  const showSkeleton = useDelayed(detail.isPending);
  const [asked, ask] = useState<RestorableVersion | null>(null);
  if (detail.isLoadingError)
    return (
      <FailedState
        title={reportAuditMessages.detailFailed}
        error={detail.error}
        retry={() => void detail.refetch()}
      />
    );
  if (detail.data === undefined)
    return (
      <div className={classes.versions} role="status" aria-label={reportAuditMessages.loadingDetail}>
        {showSkeleton && (
          <>
            <Skeleton height={260} />
            <Skeleton height={260} />
          </>
        )}
      </div>
    );
  const { changes, pages, can, updated_at, current, latest } = detail.data;
  const { requested, previous, notDrawn, noPrevious } = reportAuditMessages;
  const isFirst = pages.latest === null && latest.length === 0 && current.length > 0;
  return (
    <div>
      <ChangeList
        title={reportAuditMessages.changes}
        sentences={changes}
        none={reportAuditMessages.noChanges}
      />
      <div className={classes.versions}>
        <Version
          title={requested}
          pages={pages.current}
          none={notDrawn}
          restore={can.restore_current ? () => ask('current') : null}
        />
        <Version
          title={previous}
          pages={pages.latest}
          none={isFirst ? noPrevious : notDrawn}
          restore={can.restore_latest ? () => ask('latest') : null}
        />
      </div>
      <ConfirmRestore movement={movement} version={asked} updatedAt={updated_at} close={() => ask(null)} />
    </div>
  );
}

type VersionProps = {
  title: string;
  pages: VersionPages | null;
  /** Said instead of pages. */
  none: string;
  /** null: the person may not, or it is what the report is now. */
  restore: (() => void) | null;
};

function Version({ title, pages, none, restore }: VersionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.version}>
      <div className={classes.versionHead}>
        <h2 id={id} className={classes.heading}>
          {title}
        </h2>
        {restore !== null && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconRestore size={16} aria-hidden />}
            onClick={restore}
          >
            {reportAuditMessages.restore}
          </Button>
        )}
      </div>
      {pages === null ? (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      ) : (
        <>
          <VersionDesk pages={pages.pages} paper={pages} />
          <Text size="xs" c="dimmed">
            {pages.more ? `${reportAuditMessages.more} ` : ''}
            {reportAuditMessages.sample}
          </Text>
        </>
      )}
    </section>
  );
}
