import { isSame } from '@lienzo/schema/changes/diff-reports';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { saveReviewMessages } from '@lienzo/schema/reports/save-review-messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error';
import { messageOf } from '../../../shared/api/message-of';
import { notify } from '../../../shared/notices/notify';
import type { AskedSave, SaveAnswer } from '../review/asked-save';
import { readReceivers } from '../review/report-changes-query';
import { type SavedVersion, saveCopy, saveReport } from './save-report';
import { useQuestion } from './use-question';

type SavingEvents = {
  onCreated: (id: number) => void;
  onReload: () => void;
  /** Opens the copy as which the edited version was saved. */
  onCopied: (id: number) => void;
  onSaved: (saved: { id: number; name: string }) => void;
  /** Shows the item that the server reported a problem of. */
  focusItem: (uuid: string) => void;
  /** Deletes the draft, because its content was saved elsewhere. */
  discardDraft: () => Promise<void>;
};

/**
 * Saves the editor's report. Before a report that others use is changed, its person is asked; and when somebody else
 * saved meanwhile, also the same person in another window.
 * @param stored the report as it was opened.
 */
export function useReportSaving(
  initial: SavedVersion | null,
  stored: ReportDocument,
  { onCreated, onReload, onCopied, onSaved, focusItem, discardDraft }: SavingEvents,
) {
  const queryClient = useQueryClient();
  const version = useRef(initial);
  const lastSaved = useRef(initial === null ? null : stored);
  const [reportId, setReportId] = useState(initial?.id ?? null);
  const question = useQuestion<AskedSave, SaveAnswer>();

  /** @param over the version that may be saved over; null: any. */
  async function store(report: ReportDocument, over = version.current?.updated_at ?? null): Promise<void> {
    const isNew = version.current === null;
    version.current = await saveReport(report, version.current, over);
    lastSaved.current = report;
    setReportId(version.current.id);
    onSaved({ id: version.current.id, name: report.nombre });
    void queryClient.invalidateQueries({ queryKey: ['reports'] });
    void queryClient.invalidateQueries({ queryKey: ['report-filters', version.current.id] });
    if (isNew) onCreated(version.current.id);
  }

  async function copy(report: ReportDocument): Promise<void> {
    const { id, nombre } = await saveCopy(report);
    await discardDraft();
    void queryClient.invalidateQueries({ queryKey: ['reports'] });
    notify.success(saveReviewMessages.copied(nombre));
    onCopied(id);
  }

  /** @throws Error with a message for the user when it was not saved. */
  async function settle(asked: Omit<AskedSave, 'key'>): Promise<void> {
    const answered = await question.ask({ ...asked, key: crypto.randomUUID() });
    switch (answered.choice) {
      case 'save':
        return store(asked.report, asked.why === 'shared' ? undefined : (answered.over ?? null));
      case 'copy':
        return copy(asked.report);
      case 'theirs':
        onReload();
        throw new Error(saveReviewMessages.reloaded);
      case 'neither':
        throw new Error(saveReviewMessages.notSaved);
    }
  }

  async function storeAsking(report: ReportDocument): Promise<void> {
    const based = version.current;
    if (based !== null && (await mustAsk(report, lastSaved.current, based)))
      return settle({ why: 'shared', report, version: based, words: '' });
    return store(report);
  }

  /** @throws Error with a message for the user. */
  async function save(report: ReportDocument): Promise<void> {
    const based = version.current;
    let work = storeAsking(report);
    // Somebody may save again while the person chooses.
    for (let refused = await conflictOf(work); based !== null && refused; refused = await conflictOf(work))
      work = settle({ why: 'conflict', report, version: based, words: refused.message });
    try {
      await work;
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw new Error(messageOf(cause), { cause });
      const faulty = cause.entries.find(({ field }) => field !== undefined)?.field;
      if (faulty !== undefined) focusItem(faulty);
      throw new Error(cause.entries.map(({ message }) => message).join(' '), { cause });
    }
  }

  return { save, reportId, version, question };
}

/** Whether the person must see first what changes for others; another version that was saved asks by itself. */
async function mustAsk(
  report: ReportDocument,
  lastSaved: ReportDocument | null,
  { id, updated_at }: SavedVersion,
): Promise<boolean> {
  if (isSame(report, lastSaved)) return false;
  const receivers = await readReceivers(id);
  return receivers.isShared && receivers.updated_at === updated_at;
}

/** The refusal of a save over another version; null for one that worked, or failed otherwise. */
async function conflictOf(work: Promise<void>): Promise<ApiError | null> {
  try {
    await work;
    return null;
  } catch (cause) {
    return cause instanceof ApiError && cause.code === 'report_conflict' ? cause : null;
  }
}
