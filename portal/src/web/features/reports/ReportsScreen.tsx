import type { DraftSummary } from '@lienzo/schema/api/report-draft-endpoints';
import { apiTokenMessages } from '@lienzo/schema/messages/api-token-messages';
import { reportAuditMessages } from '@lienzo/schema/messages/report-audit-messages';
import { reportMessages } from '@lienzo/schema/messages/report-messages';
import { scheduleMessages } from '@lienzo/schema/messages/schedule-messages';
import { Button, Group, Menu } from '@mantine/core';
import {
  IconCalendarClock,
  IconFiles,
  IconFileText,
  IconHistory,
  IconPlugConnected,
  IconPlus,
  IconSearch,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { parameterQuestion } from '../../shared/downloads/parameter-question';
import { RowMenu } from '../../shared/lists/RowMenu';
import { reportsQuery } from '../../shared/reports/reports-query';
import { FailedState } from '../../shared/states/FailedState';
import { ScreenHead } from '../../shared/states/ScreenHead';
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

type ReportsHeadProps = { canCombine: boolean; combination: ReturnType<typeof useCombination> };

/** One button turns the combined download on and off, so that the focus stays where it is. */
function ReportsHead({ canCombine, combination: { combining, start, cancel } }: ReportsHeadProps) {
  const isOn = combining !== null;
  const Icon = isOn ? IconX : IconFiles;
  return (
    <ScreenHead title={reportMessages.title} lead={reportMessages.lead}>
      <Group gap="xs">
        {canCombine && (
          <Button
            variant="default"
            leftSection={<Icon size={18} aria-hidden />}
            onClick={isOn ? cancel : start}
          >
            {isOn ? reportMessages.combined.cancel : reportMessages.combined.start}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconHistory size={18} stroke={1.7} aria-hidden />}
          renderRoot={(props) => <Link to="/app/reports/audit" {...props} />}
        >
          {reportAuditMessages.open}
        </Button>
        <RowMenu label={reportMessages.more}>
          <Menu.Item
            leftSection={<IconCalendarClock size={16} stroke={1.7} aria-hidden />}
            renderRoot={(props) => <Link to="/app/reports/schedules" {...props} />}
          >
            {scheduleMessages.screen.open}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPlugConnected size={16} stroke={1.7} aria-hidden />}
            renderRoot={(props) => <Link to="/app/reports/tokens" {...props} />}
          >
            {apiTokenMessages.open}
          </Menu.Item>
        </RowMenu>
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/app/reports/gallery" {...props} />}
        >
          {reportMessages.create}
        </Button>
      </Group>
    </ScreenHead>
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
