import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import type { endpoints } from '@lienzo/schema/api/endpoints';
import { reportMessages } from '@lienzo/schema/messages/report-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { emptyReport, type ReportDocument, reportDocument } from '@lienzo/schema/report/report';
import { Button } from '@mantine/core';
import { IconCloudOff, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { messageOf } from '../../../shared/api/message-of';
import { ScreenState } from '../../../shared/states/ScreenState';
import { EditorSkeleton } from './EditorSkeleton';
import { ReportWorkspace } from './ReportWorkspace';
import { reportQuery, starterQuery, tablesQuery } from './report-query';
import type { SavedVersion } from './save-report';

type ReportLoaderProps = {
  /** The report to open; undefined for a new one. */
  reportId: number | undefined;
  /** The starter report to create the report from; undefined for an empty one. */
  starterId: string | undefined;
  /** Identifies this opening; another one loads the report again. */
  opening: number;
  onCreated: (id: number) => void;
  onReload: () => void;
};

type StoredReport = ResponseOf<typeof endpoints.get_report>;

/** Loads what the editor needs: the report, if there is one, and the data catalogue. */
export function ReportLoader({ reportId, starterId, opening, ...events }: ReportLoaderProps) {
  const report = useQuery({ ...reportQuery(reportId ?? 0, opening), enabled: reportId !== undefined });
  const tables = useQuery(tablesQuery);
  const starter = useQuery({ ...starterQuery(starterId ?? '', opening), enabled: starterId !== undefined });
  const failed = report.error ?? starter.error ?? tables.error;
  if (failed !== null) {
    const retry = (): void => {
      for (const query of [report, starter, tables]) if (query.isError) void query.refetch();
    };
    return (
      <ScreenState icon={IconCloudOff} title={reportMessages.openFailed} text={messageOf(failed)}>
        <Button onClick={retry}>{shellMessages.retry}</Button>
      </ScreenState>
    );
  }
  const isPending = [reportId !== undefined && report, starterId !== undefined && starter, tables].some(
    (query) => query !== false && query.isPending,
  );
  if (tables.data === undefined || isPending) return <EditorSkeleton />;
  if (report.data !== undefined && !report.data.can.edit) return <NotEditable report={report.data} />;
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <OpenedReport stored={report.data} begun={starter.data} tables={tables.data} {...events} />
    </Suspense>
  );
}

type OpenedReportProps = {
  stored: StoredReport | undefined;
  /** The initial document of a new report, unless it is empty. */
  begun: ReportDocument | undefined;
  tables: ResponseOf<typeof endpoints.get_report_tables>;
} & Pick<ReportLoaderProps, 'onCreated' | 'onReload'>;

/** Read once: later responses never replace the edited document. */
function OpenedReport({ stored, begun, tables, onCreated, onReload }: OpenedReportProps) {
  const [initialReport] = useState(() =>
    stored === undefined ? (begun ?? emptyReport()) : reportDocument.parse(stored),
  );
  const [savedVersion] = useState<SavedVersion | null>(() =>
    stored === undefined ? null : { id: stored.id, updated_at: stored.updated_at },
  );
  return (
    <ReportWorkspace
      initialReport={initialReport}
      newer={stored?.newer === true}
      initialVersion={savedVersion}
      tables={tables}
      onCreated={onCreated}
      onReload={onReload}
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
