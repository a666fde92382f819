import type { DraftSummary } from '@lienzo/schema/reports/report-draft-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Button } from '@mantine/core';
import { IconFileText, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { parameterQuestion } from '../../shared/downloads/parameter-question';
import { reportsQuery } from '../../shared/reports/reports-query';
import { FailedState } from '../../shared/states/FailedState';
import { StatePanel } from '../../shared/states/StatePanel';
import { useDelayed } from '../../shared/states/use-delayed';
import { arrangeReports } from './arrange-reports';
import { type AskedReportChange, ConfirmReportChange } from './changes/ConfirmReportChange';
import { CombineTray } from './combining/CombineTray';
import { useCombination } from './combining/use-combination';
import { ConfirmDraftDeletion } from './drafts/ConfirmDraftDeletion';
import { DraftCard } from './drafts/DraftCard';
import { useDrafts } from './drafts/use-drafts';
import { type Divided, PartsDialog } from './parts/PartsDialog';
import { ReportCard } from './ReportCard';
import { ReportCardSkeleton } from './ReportCardSkeleton';
import { ReportsHead } from './ReportsHead';
import classes from './ReportsScreen.module.css';
import { ReportsToolbar } from './ReportsToolbar';
import type { ReportsSearch } from './reports-search';
import { useGrowingList } from './use-growing-list';

/** 'Reportes': the cards of every report visible to the user (specification 3 §2.3). */
export function ReportsScreen() {
  const search = useSearch({ from: '/app/reports' });
  const navigate = useNavigate({ from: '/app/reports' });
  const reports = useQuery(reportsQuery);
  const showSkeletons = useDelayed(reports.isPending);
  const all = reports.data ?? [];
  const { q, orden } = search;
  const shown = useMemo(() => arrangeReports(reports.data ?? [], { q, orden }), [reports.data, q, orden]);
  const cards = useGrowingList(shown, `${q ?? ''} ${orden ?? ''}`);
  const drafts = useDrafts(q ?? '');
  const isEmpty = reports.data?.length === 0 && !drafts.hasFresh;
  const combination = useCombination(all);
  const { combining } = combination;
  const [deleted, setDeleted] = useState<DraftSummary | null>(null);
  const [asked, setAsked] = useState<AskedReportChange | null>(null);
  const [split, setSplit] = useState<Divided | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const change = (next: ReportsSearch): void =>
    void navigate({ search: { ...search, ...next }, replace: true, resetScroll: false });
  return (
    <div>
      <ReportsHead canCombine={!isEmpty} combination={combination} />
      {!reports.isLoadingError && !isEmpty && (
        <ReportsToolbar
          search={search}
          change={change}
          count={reports.data === undefined ? null : shown.length}
          drafts={drafts.fresh.length}
        />
      )}
      {showSkeletons && <Skeletons />}
      {reports.isLoadingError && (
        <FailedState
          title={reportMessages.failed}
          error={reports.error}
          retry={() => void reports.refetch()}
        />
      )}
      {isEmpty && <NoReports />}
      {reports.data !== undefined && !isEmpty && shown.length + drafts.fresh.length === 0 && (
        <NothingFound words={q ?? ''} clear={() => change({ q: undefined })} />
      )}
      {reports.data !== undefined && shown.length + drafts.fresh.length > 0 && (
        <ul className={classes.grid} ref={list} tabIndex={-1} aria-label={reportMessages.title}>
          {drafts.fresh.map((draft) => (
            <li key={draft.id}>
              <DraftCard draft={draft} askDelete={() => setDeleted(draft)} />
            </li>
          ))}
          {cards.shown.map((report) => (
            <li key={report.id}>
              <ReportCard
                report={report}
                draft={drafts.draftOf(report.id)}
                ask={(change) => setAsked({ report, change })}
                split={() =>
                  void parameterQuestion.before(report, (parametros) => setSplit({ report, parametros }))
                }
                combining={combining}
              />
            </li>
          ))}
        </ul>
      )}
      {cards.endRef !== null && <div key={cards.shown.length} ref={cards.endRef} />}
      {combining !== null && <CombineTray combining={combining} />}
      <ConfirmDraftDeletion
        draft={deleted}
        close={() => setDeleted(null)}
        onDeleted={() => list.current?.focus()}
      />
      <PartsDialog divided={split} close={() => setSplit(null)} />
      <ConfirmReportChange
        asked={asked}
        close={() => setAsked(null)}
        onDeleted={() => list.current?.focus()}
      />
    </div>
  );
}

function NoReports() {
  return (
    <StatePanel icon={IconFileText} title={reportMessages.emptyTitle} text={reportMessages.emptyText}>
      <Button renderRoot={(props) => <Link to="/app/reports/gallery" {...props} />}>
        {reportMessages.create}
      </Button>
    </StatePanel>
  );
}

function NothingFound({ words, clear }: { words: string; clear: () => void }) {
  return (
    <StatePanel icon={IconSearch} text={reportMessages.nothingFound(words)}>
      <Button variant="default" onClick={clear}>
        {reportMessages.clearSearch}
      </Button>
    </StatePanel>
  );
}

function Skeletons() {
  return (
    <div className={classes.grid} aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <ReportCardSkeleton key={card} />
      ))}
    </div>
  );
}
