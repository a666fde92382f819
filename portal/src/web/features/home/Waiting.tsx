import { homeMessages } from '@lienzo/schema/messages/home-messages';
import { Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '../../shared/states/FailedState';
import { useDelayed } from '../../shared/states/use-delayed';
import { homeQuery } from './home-query';
import { ImssDue } from './ImssDue';
import { OpenPeriods } from './OpenPeriods';
import { PayrollsDue } from './PayrollsDue';
import { RecentDownloads } from './RecentDownloads';
import { RecentFolders } from './RecentFolders';
import { UnreadCard } from './UnreadCard';

type WaitingProps = {
  /** Whether the user's role has the screens of directory and notices. */
  hasDirectory: boolean;
  /** Whether it has the screen of reports. */
  hasReports: boolean;
  /** Whether it has those of payroll and the IMSS. */
  hasPayroll: boolean;
};

/** 'Te espera': unread notices, open periods, what is due at the IMSS, recent folders, recent downloads. */
export function Waiting({ hasDirectory, hasReports, hasPayroll }: WaitingProps) {
  const home = useQuery(homeQuery);
  const showSkeleton = useDelayed(home.isPending);
  return (
    <section aria-labelledby="te-espera">
      <Title order={2} id="te-espera" mb="xs">
        {homeMessages.waiting}
      </Title>
      {showSkeleton && (
        <Stack gap="md" aria-hidden>
          <Skeleton height={64} radius="lg" />
          <Skeleton height={200} radius="lg" />
        </Stack>
      )}
      {home.isLoadingError && (
        <FailedState
          title={homeMessages.waitingFailed}
          error={home.error}
          retry={() => void home.refetch()}
        />
      )}
      {home.data !== undefined && (
        <Stack gap="md">
          {hasDirectory && <UnreadCard unread={home.data.unread} />}
          <OpenPeriods periods={home.data.open_periods} />
          {hasPayroll && <PayrollsDue payrolls={home.data.payrolls_due} />}
          {hasPayroll && <ImssDue {...home.data} />}
          {hasDirectory && <RecentFolders folders={home.data.recent_folders} />}
          <RecentDownloads
            downloads={home.data.recent_downloads}
            hasDirectory={hasDirectory}
            hasReports={hasReports}
          />
        </Stack>
      )}
    </section>
  );
}
