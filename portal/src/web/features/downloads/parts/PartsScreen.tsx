import { PARTS_PAGE, type PartsManifest } from '@lienzo/schema/reports/parts-endpoints';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import { Checkbox, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFiles, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { SearchField } from '../../../shared/lists/SearchField';
import toolbar from '../../../shared/lists/Toolbar.module.css';
import { FailedState } from '../../../shared/states/FailedState';
import { ScreenHead } from '../../../shared/states/ScreenHead';
import { StatePanel } from '../../../shared/states/StatePanel';
import { useDelayed } from '../../../shared/states/use-delayed';
import { ListPages } from '../ListPages';
import { ControlTotals } from './ControlTotals';
import { PartsTable } from './PartsTable';
import { partsQuery } from './parts-query';
import type { PartsSearch } from './parts-search';
import { RetryParts } from './RetryParts';

const { list } = partsMessages;
/** Milliseconds after the last letter until the server is asked. */
const TYPING = 300;

/** The files that a report was divided into: whether they add up, and what became of each. */
export function PartsScreen() {
  const { renderId } = useParams({ from: '/app/descargas/$renderId' });
  const search = useSearch({ from: '/app/descargas/$renderId' });
  const navigate = useNavigate({ from: '/app/descargas/$renderId' });
  const [q] = useDebouncedValue(search.q, TYPING);
  const match = useQuery(partsQuery(renderId, { ...search, q }));
  const showSkeleton = useDelayed(match.isPending);
  const change = (next: PartsSearch): void =>
    void navigate({ search: { ...search, ...next }, replace: true, resetScroll: false });
  const manifest = match.data;
  return (
    <div>
      <ScreenHead
        title={manifest === undefined ? list.title : list.titleOf(manifest.render.name)}
        lead={manifest === undefined ? '' : leadOf(manifest)}
      >
        {manifest?.can.retry === true && <RetryParts renderId={renderId} />}
      </ScreenHead>
      {showSkeleton && <Skeleton height={240} radius="lg" aria-hidden />}
      {match.isLoadingError && (
        <FailedState title={list.failed} error={match.error} retry={() => void match.refetch()} />
      )}
      {manifest !== undefined && (
        <>
          <ControlTotals manifest={manifest} />
          <div className={toolbar.toolbar}>
            <SearchField
              label={list.search}
              clearLabel={list.clearSearch}
              words={search.q}
              change={(texts) => change({ q: texts, pagina: undefined })}
            />
            {manifest.counts.failed > 0 && (
              <Checkbox
                label={list.onlyFailed(manifest.counts.failed)}
                checked={search.fallidos === true}
                onChange={({ currentTarget }) =>
                  change({ fallidos: currentTarget.checked || undefined, pagina: undefined })
                }
              />
            )}
          </div>
          {manifest.total === 0 ? (
            <StatePanel
              icon={q === undefined ? IconFiles : IconSearch}
              text={q === undefined ? list.none : list.nothingFound}
            />
          ) : (
            <>
              <PartsTable manifest={manifest} />
              <ListPages
                size={PARTS_PAGE}
                total={manifest.total}
                page={search.pagina ?? 1}
                change={(pagina) => change({ pagina })}
              />
            </>
          )}
        </>
      )}
    </div>
  );
}

function leadOf({ counts, column, target, folder }: PartsManifest): string {
  const count = counts.made + counts.delivered + counts.failed;
  const position = target === 'folder' ? (folder?.name ?? list.folderGone) : list.places[target];
  return list.lead(count, column, position);
}
