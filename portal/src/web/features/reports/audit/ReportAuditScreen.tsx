import { reportAuditMessages } from '@lienzo/schema/reports/report-audit-messages';
import { Button, Skeleton, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconHistory, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { SearchField } from '../../../shared/lists/SearchField';
import toolbar from '../../../shared/lists/Toolbar.module.css';
import { FailedState } from '../../../shared/states/FailedState';
import { ScreenHead } from '../../../shared/states/ScreenHead';
import { StatePanel } from '../../../shared/states/StatePanel';
import { useDelayed } from '../../../shared/states/use-delayed';
import { ReportAuditTable } from './ReportAuditTable';
import classes from './report-audit.module.css';
import { reportAuditQuery } from './report-audit-query';
import type { ReportAuditSearch } from './report-audit-search';

/** Milliseconds after the last letter until the server is asked. */
const TYPING = 300;

/** 'Auditoría de reportes' (specification 3 §2.5): the movements of reports, each with its two versions. */
export function ReportAuditScreen() {
  const search = useSearch({ from: '/app/reports/audit' });
  const navigate = useNavigate({ from: '/app/reports/audit' });
  const [q] = useDebouncedValue(search.q, TYPING);
  const audit = useInfiniteQuery(reportAuditQuery(q));
  const showSkeleton = useDelayed(audit.isPending);
  const change = (next: ReportAuditSearch): void =>
    void navigate({ search: { ...search, ...next }, replace: true, resetScroll: false });
  const movements = audit.data?.pages.flatMap(({ result }) => result) ?? [];
  return (
    <div>
      <ScreenHead title={reportAuditMessages.title} lead={reportAuditMessages.lead} />
      <div className={toolbar.toolbar}>
        <SearchField
          label={reportAuditMessages.search}
          clearLabel={reportAuditMessages.clearSearch}
          words={search.q}
          change={(texts) => change({ q: texts, movimiento: undefined })}
        />
      </div>
      {showSkeleton && <TableSkeleton />}
      {audit.isLoadingError && (
        <FailedState
          title={reportAuditMessages.failed}
          error={audit.error}
          retry={() => void audit.refetch()}
        />
      )}
      {audit.data !== undefined && movements.length === 0 && (
        <NothingThere words={q} clear={() => change({ q: undefined })} />
      )}
      {movements.length > 0 && (
        <>
          <ReportAuditTable
            movements={movements}
            shown={search.movimiento}
            show={(movimiento) => change({ movimiento })}
          />
          <div className={classes.foot}>
            {audit.hasNextPage ? (
              <Button
                variant="default"
                loading={audit.isFetchingNextPage}
                // Until what was asked for last is there, the rows are those of before.
                disabled={audit.isPlaceholderData}
                onClick={() => void audit.fetchNextPage()}
              >
                {reportAuditMessages.older}
              </Button>
            ) : (
              <Text size="sm" c="dimmed">
                {reportAuditMessages.end}
              </Text>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function NothingThere({ words, clear }: { words: string | undefined; clear: () => void }) {
  if (words === undefined) return <StatePanel icon={IconHistory} text={reportAuditMessages.empty} />;
  return (
    <StatePanel icon={IconSearch} text={reportAuditMessages.nothingFound(words)}>
      <Button variant="default" onClick={clear}>
        {reportAuditMessages.clearSearch}
      </Button>
    </StatePanel>
  );
}

function TableSkeleton() {
  return (
    <div className={classes.frame} aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={classes.skeletonRow}>
          <Skeleton height={14} width="30%" />
          <Skeleton height={14} width="14%" />
          <Skeleton height={14} width="16%" />
          <Skeleton height={14} width="24%" />
        </div>
      ))}
    </div>
  );
}
