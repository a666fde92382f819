import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import type { endpoints } from '@lienzo/schema/endpoints';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { emptyReport, type ReportDocument, reportDocument } from '@lienzo/schema/report/report';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Button } from '@mantine/core';
import { IconCloudOff, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { messageOf } from '../../../shared/api/message-of';
import { ScreenState } from '../../../shared/states/ScreenState';
import { EditorSkeleton } from './EditorSkeleton';
import { ReportWorkspace } from './ReportWorkspace';
import { draftQuery, reportQuery, starterQuery, tablesQuery } from './report-query';
import type { SavedVersion } from './save-report';

type ReportLoaderProps = {
  /** The report to open; undefined for a new one. */
  reportId: number | undefined;
  /** The starter report to create the report from; undefined for an empty one. */
  starterId: string | undefined;
  /** The draft of a new report to go on with; undefined for another one. */
  draftId: string | undefined;
  /** The user goes on from another tab, and is not asked about the draft. */
  resumesDraft: boolean;
  /** Identifies this opening; another one loads the report again. */
  opening: number;
  onCreated: (id: number) => void;
  onReload: () => void;
  onCopied: (id: number) => void;
  onTakenOver: () => void;
  onDraftKept: (draftId: string) => void;
};

type StoredReport = ResponseOf<typeof endpoints.get_report>;

/** Loads what the editor needs: the report, if there is one, and the data catalogue. */
export function ReportLoader({ reportId, opening, ...props }: ReportLoaderProps) {
  const { starterId: starterNow, draftId: draftNow, ...opened } = props;
  // The URL names the draft as soon as there is one; what was opened stays open.
  const [{ starterId, draftId }] = useState({ starterId: starterNow, draftId: draftNow });
  const report = useQuery({ ...reportQuery(reportId ?? 0, opening), enabled: reportId !== undefined });
  const tables = useQuery(tablesQuery);
  const starter = useQuery({ ...starterQuery(starterId ?? '', opening), enabled: starterId !== undefined });
  const draft = useQuery({ ...draftQuery(draftId ?? '', opening), enabled: draftId !== undefined });
  const failed = report.error ?? starter.error ?? draft.error ?? tables.error;
  if (failed !== null) {
    const retry = (): void => {
      for (const query of [report, starter, draft, tables]) if (query.isError) void query.refetch();
    };
    return (
      <ScreenState icon={IconCloudOff} title={reportMessages.openFailed} text={messageOf(failed)}>
        <Button onClick={retry}>{shellMessages.retry}</Button>
      </ScreenState>
    );
  }
  const needed = [
    reportId !== undefined && report,
    starterId !== undefined && starter,
    draftId !== undefined && draft,
  ];
  const isPending = needed.some((query) => query !== false && query.isPending);
  if (tables.data === undefined || isPending) return <EditorSkeleton />;
  if (report.data !== undefined && !report.data.can.edit) return <NotEditable report={report.data} />;
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <OpenedReport
        stored={report.data}
        begun={starter.data}
        draft={draft.data?.report}
        draftId={draftId}
        tables={tables.data}
        {...opened}
      />
    </Suspense>
  );
}

type OpenedReportProps = {
  stored: StoredReport | undefined;
  /** The initial document of a new report, unless it is empty. */
  begun: ReportDocument | undefined;
  /** The draft of a new report. */
  draft: ReportDocument | undefined;
  tables: ResponseOf<typeof endpoints.get_report_tables>;
} & Omit<ReportLoaderProps, 'reportId' | 'starterId' | 'opening'>;

/** Read once: later responses never replace the edited document. */
function OpenedReport({ stored, begun, draft, draftId, ...opened }: OpenedReportProps) {
  const [initialReport] = useState(() =>
    stored === undefined ? (draft ?? begun ?? emptyReport()) : reportDocument.parse(stored),
  );
  const [savedVersion] = useState<SavedVersion | null>(() =>
    stored === undefined ? null : { id: stored.id, updated_at: stored.updated_at },
  );
  const [ownDraftId] = useState(() => draftId ?? crypto.randomUUID());
  const [startsFromDraft] = useState(stored === undefined && draft !== undefined);
  return (
    <ReportWorkspace
      initialReport={initialReport}
      newer={stored?.newer === true}
      initialVersion={savedVersion}
      draftId={ownDraftId}
      startsFromDraft={startsFromDraft}
      {...opened}
    />
  );
}

function NotEditable({ report }: { report: StoredReport }) {
  return (
    <ScreenState
      icon={IconLock}
      title={reportMessages.notEditableTitle}
      text={report.es_estatico ? reportMessages.staticNotEditable : reportMessages.notEditableText}
    >
      <Button renderRoot={(props) => <Link to="/app/reports" {...props} />}>{reportMessages.toList}</Button>
    </ScreenState>
  );
}
