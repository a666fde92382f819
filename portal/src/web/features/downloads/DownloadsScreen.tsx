import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import { RENDER_DAYS, RENDERS_PAGE, type RenderSource } from '@lienzo/schema/reports/render-endpoints';
import { Button, Skeleton, Tabs } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { rendersQuery } from '../../shared/downloads/renders-query';
import { SearchField } from '../../shared/lists/SearchField';
import toolbar from '../../shared/lists/Toolbar.module.css';
import { mayOpen } from '../../shared/session/screen-roles';
import { useSession } from '../../shared/session/use-session';
import { FailedState } from '../../shared/states/FailedState';
import { ScreenHead } from '../../shared/states/ScreenHead';
import { StatePanel } from '../../shared/states/StatePanel';
import { useDelayed } from '../../shared/states/use-delayed';
import { DownloadsTable } from './DownloadsTable';
import { DOWNLOAD_TABS, type DownloadsSearch } from './downloads-search';
import { ListPages } from './ListPages';

type Tab = (typeof DOWNLOAD_TABS)[number];
const SOURCES: Record<Tab, RenderSource> = { pedidas: 'person', programadas: 'schedule' };
/** Milliseconds after the last letter until the server is asked. */
const TYPING = 300;

/** 'Mis descargas': the files that the person asked for, and those of their schedules, in preparation or ready. */
export function DownloadsScreen() {
  const person = useSession();
  const { vista = 'pedidas' } = useSearch({ from: '/app/descargas' });
  const navigate = useNavigate({ from: '/app/descargas' });
  // Whoever has no schedules has no files of them.
  const hasSchedules = person !== null && mayOpen(person.roleName, 'reports');
  return (
    <div>
      <ScreenHead
        title={downloadMessages.listTitle}
        lead={downloadMessages.listLead(RENDER_DAYS, hasSchedules)}
      />
      {hasSchedules ? (
        <Tabs
          value={vista}
          keepMounted={false}
          onChange={(chosen) =>
            void navigate({ search: { vista: DOWNLOAD_TABS.find((one) => one === chosen) }, replace: true })
          }
        >
          <Tabs.List mb="md">
            {DOWNLOAD_TABS.map((tab) => (
              <Tabs.Tab key={tab} value={tab}>
                {downloadMessages.tabs[tab]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={vista}>
            <Downloads key={vista} tab={vista} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <Downloads tab="pedidas" />
      )}
    </div>
  );
}

function Downloads({ tab }: { tab: Tab }) {
  const person = useSession();
  const search = useSearch({ from: '/app/descargas' });
  const navigate = useNavigate({ from: '/app/descargas' });
  const [q = ''] = useDebouncedValue(search.q, TYPING);
  const page = search.pagina ?? 1;
  const asked = { page: String(page), search: q, source: SOURCES[tab] };
  const renders = useQuery({ ...rendersQuery(person?.userId ?? '', asked), enabled: person !== null });
  const showSkeleton = useDelayed(renders.isPending);
  const change = (next: DownloadsSearch): void =>
    void navigate({ search: { ...search, ...next }, replace: true, resetScroll: false });
  if (renders.isLoadingError)
    return (
      <FailedState
        title={downloadMessages.listFailed}
        error={renders.error}
        retry={() => void renders.refetch()}
      />
    );
  if (renders.data === undefined)
    return showSkeleton ? <Skeleton height={240} radius="lg" aria-hidden /> : null;
  const { result, total } = renders.data;
  if (total === 0 && q === '' && search.q === undefined) return <NoDownloads tab={tab} />;
  return (
    <>
      <div className={toolbar.toolbar}>
        <SearchField
          label={downloadMessages.search}
          clearLabel={downloadMessages.clearSearch}
          words={search.q}
          change={(texts) => change({ q: texts, pagina: undefined })}
        />
      </div>
      {total === 0 ? (
        <StatePanel icon={IconSearch} text={downloadMessages.nothingFound(q)} />
      ) : (
        <>
          <DownloadsTable renders={result} />
          <ListPages
            total={total}
            page={page}
            size={RENDERS_PAGE}
            change={(pagina) => change({ pagina: pagina === 1 ? undefined : pagina })}
          />
        </>
      )}
    </>
  );
}

/** What to do so that there is a file here. */
function NoDownloads({ tab }: { tab: Tab }) {
  const person = useSession();
  const mayGo = person !== null && mayOpen(person.roleName, 'reports');
  if (tab === 'programadas')
    return (
      <StatePanel icon={IconDownload} text={downloadMessages.noScheduled}>
        <Button variant="default" renderRoot={(props) => <Link to="/app/reports/schedules" {...props} />}>
          {downloadMessages.goToSchedules}
        </Button>
      </StatePanel>
    );
  return (
    <StatePanel icon={IconDownload} text={downloadMessages.listEmpty}>
      {mayGo && (
        <Button variant="default" renderRoot={(props) => <Link to="/app/reports" {...props} />}>
          {downloadMessages.goToReports}
        </Button>
      )}
    </StatePanel>
  );
}
