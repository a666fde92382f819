import { RENDER_DAYS } from '@lienzo/schema/api/render-endpoints';
import { downloadMessages } from '@lienzo/schema/messages/download-messages';
import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { rendersQuery } from '../../shared/downloads/renders-query';
import { mayOpen } from '../../shared/session/screen-roles';
import { useSession } from '../../shared/session/use-session';
import { FailedState } from '../../shared/states/FailedState';
import { ScreenHead } from '../../shared/states/ScreenHead';
import { StatePanel } from '../../shared/states/StatePanel';
import { useDelayed } from '../../shared/states/use-delayed';
import { DownloadsTable } from './DownloadsTable';

/** 'Mis descargas': the files that the person asked for, in preparation or ready. */
export function DownloadsScreen() {
  const person = useSession();
  const renders = useQuery({ ...rendersQuery(person?.userId ?? ''), enabled: person !== null });
  const showSkeleton = useDelayed(renders.isPending);
  return (
    <div>
      <ScreenHead title={downloadMessages.listTitle} lead={downloadMessages.listLead(RENDER_DAYS)} />
      {showSkeleton && <Skeleton height={240} radius="lg" aria-hidden />}
      {renders.isLoadingError && (
        <FailedState
          title={downloadMessages.listFailed}
          error={renders.error}
          retry={() => void renders.refetch()}
        />
      )}
      {renders.data?.length === 0 && (
        <StatePanel icon={IconDownload} text={downloadMessages.listEmpty}>
          {person !== null && mayOpen(person.roleName, 'reports') && (
            <Button variant="default" renderRoot={(props) => <Link to="/app/reports" {...props} />}>
              {downloadMessages.goToReports}
            </Button>
          )}
        </StatePanel>
      )}
      {renders.data !== undefined && renders.data.length > 0 && <DownloadsTable renders={renders.data} />}
    </div>
  );
}
