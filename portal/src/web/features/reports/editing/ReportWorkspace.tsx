import { loadReportEditor, type ReportEditorHandle, type ReportEditorSlotState } from '@lienzo/editor';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { ReportTable } from '@lienzo/schema/reports/report-data-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Tooltip } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Downloaded, DownloadMenu } from '../../../shared/downloads/DownloadMenu';
import { useSession } from '../../../shared/session/use-session';
import { ShellBarPosition } from '../../../shared/shell-bar/ShellBarPosition';
import { PageTitle } from '../../../shared/states/PageTitle';
import { useReportBlocks } from '../blocks/use-report-blocks';
import { SaveReviewDialog } from '../review/SaveReviewDialog';
import { AudienceField } from './AudienceField';
import { EditorSkeleton } from './EditorSkeleton';
import { LeaveGuard } from './LeaveGuard';
import classes from './ReportWorkspace.module.css';
import { SavedDialog } from './SavedDialog';
import type { SavedVersion } from './save-report';
import { TabBar } from './TabBar';
import { useDraftStore } from './use-draft-store';
import { useEditorHost } from './use-editor-host';
import { useReportSaving } from './use-report-saving';
import { useReportTab } from './use-report-tab';

/** The editor with its text engine is most of the product's code: loaded when a report is opened. */
const ReportEditor = lazyRouteComponent(
  async () => ({ ReportEditor: await loadReportEditor() }),
  'ReportEditor',
);

type ReportWorkspaceProps = {
  initialReport: ReportDocument;
  /** A later version wrote it: read-only. */
  newer: boolean;
  /** The saved version of `initialReport`; null for a new report. */
  initialVersion: SavedVersion | null;
  /** Names the draft of a new report. */
  draftId: string;
  /** `initialReport` is that draft. */
  startsFromDraft: boolean;
  /** The user goes on from another tab: the draft is not offered, but taken. */
  resumesDraft: boolean;
  tables: ReportTable[];
  onCreated: (id: number) => void;
  onReload: () => void;
  /** The edited version was saved as a report of its own. */
  onCopied: (id: number) => void;
  /** Opens the report again, with the draft that another tab gave up. */
  onTakenOver: () => void;
  /** The draft of a new report is on the server. */
  onDraftKept: (draftId: string) => void;
};

/**
 * The editor with the portal's slots: title, audience, downloads, saving, and the confirmation before changes are lost.
 */
export function ReportWorkspace(props: ReportWorkspaceProps) {
  const { initialReport, newer, initialVersion, tables, draftId, onTakenOver, ...events } = props;
  const editor = useRef<ReportEditorHandle>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [saved, setSaved] = useState<{ id: number; name: string } | null>(null);
  const focusItem = (uuid: string): void => editor.current?.focusItem(uuid);
  const saving = useReportSaving(initialVersion, initialReport, {
    ...events,
    focusItem,
    onSaved: setSaved,
    discardDraft: async () => editor.current?.discardDraft(),
  });
  const latestSave = useRef(saving.save);
  useLayoutEffect(() => {
    latestSave.current = saving.save;
  });
  const { reportId } = saving;
  const { blocks, dialogs } = useReportBlocks(reportId);
  const host = useEditorHost(
    useCallback((report) => latestSave.current(report), []),
    blocks,
  );
  const userId = useSession()?.userId ?? '';
  const draftKey = `${userId}:${reportId ?? draftId}`;
  const drafts = useDraftStore(reportId, draftId, saving.version, props.onDraftKept);
  const tab = useReportTab(`lienzo-report:${draftKey}`, async () => editor.current?.keepDraft(), onTakenOver);
  const isElsewhere = tab.place !== 'here';

  const actions = (state: ReportEditorSlotState) => (
    <>
      <ShellBarPosition part="tools" />
      <AudienceField audience={state.auditorio} change={state.setAuditorio} disabled={state.readOnly} />
      <DownloadMenu
        what={() => downloadedFrom(editor.current, reportId)}
        size="xs"
        orientation={state.orientation}
        iconInNarrowBar
        // In its place from the start: nothing moves once the report is saved.
        {...(reportId === null && { disabledBecause: reportMessages.saveFirst })}
      />
    </>
  );

  if (tab.place === 'asking') return <EditorSkeleton />;
  return (
    <div className={classes.workspace}>
      <TabBar tab={tab} />
      <ReportEditor
        ref={editor}
        initialReport={initialReport}
        tables={tables}
        host={host}
        newer={newer}
        readOnly={isElsewhere}
        draftKey={draftKey}
        drafts={drafts}
        resumesDraft={props.resumesDraft}
        startsFromDraft={props.startsFromDraft}
        onDirtyChange={setIsDirty}
        start={<Start isNew={reportId === null} />}
        actions={actions}
      />
      <SavedDialog
        saved={saved}
        shownWith={() => editor.current?.getParameterValues() ?? {}}
        close={() => setSaved(null)}
      />
      <LeaveGuard
        isDirty={isDirty && !isElsewhere}
        keep={() => editor.current?.keepDraft() ?? Promise.resolve()}
        save={() => editor.current?.save() ?? Promise.resolve(false)}
        discard={() => editor.current?.discardDraft() ?? Promise.resolve()}
      />
      {dialogs}
      <SaveReviewDialog asked={saving.question.asked} answer={saving.question.answer} />
    </div>
  );
}

/** The content of a download: the saved report, or the edited one when it has changed. */
function downloadedFrom(handle: ReportEditorHandle | null, reportId: number | null): Downloaded | null {
  if (reportId === null || handle === null) return null;
  const reporte = handle.getReport();
  const name = reporte.nombre || reportMessages.noName;
  const parametros = handle.getParameterValues();
  if (!handle.isDirty()) return { name, report: { report_id: reportId, parametros } };
  return handle.validate().length > 0 ? null : { name, report: { reporte, parametros } };
}

function Start({ isNew }: { isNew: boolean }) {
  return (
    <div className={classes.start}>
      <Tooltip label={reportMessages.back} openDelay={400}>
        <Link to="/app/reports" className={classes.back} aria-label={reportMessages.back}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden />
        </Link>
      </Tooltip>
      <ShellBarPosition part="path" />
      <PageTitle className={classes.title ?? ''}>
        {isNew ? reportMessages.create : reportMessages.update}
      </PageTitle>
    </div>
  );
}
