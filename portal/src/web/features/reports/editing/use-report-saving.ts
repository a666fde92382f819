import { reportMessages } from '@lienzo/schema/messages/report-messages';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error';
import { messageOf } from '../../../shared/api/message-of';
import type { ConflictChoice } from './ConflictDialog';
import { type SavedVersion, saveReport } from './save-report';
import { useQuestion } from './use-question';

type SavingEvents = {
  onCreated: (id: number) => void;
  onReload: () => void;
  onSaved: (saved: { id: number; name: string }) => void;
  /** Shows the item that the server reported a problem of. */
  focusItem: (uuid: string) => void;
};

/** Saves the editor's report, and resolves conflicts with other saves, also own ones of another window. */
export function useReportSaving(
  initial: SavedVersion | null,
  { onCreated, onReload, onSaved, focusItem }: SavingEvents,
) {
  const queryClient = useQueryClient();
  const version = useRef(initial);
  const [reportId, setReportId] = useState(initial?.id ?? null);
  const conflict = useQuestion<ConflictChoice>();
  const [conflictWords, setConflictWords] = useState('');

  async function store(report: ReportDocument, overwrite = false): Promise<void> {
    const isNew = version.current === null;
    version.current = await saveReport(report, version.current, overwrite);
    setReportId(version.current.id);
    onSaved({ id: version.current.id, name: report.nombre });
    void queryClient.invalidateQueries({ queryKey: ['reports'] });
    void queryClient.invalidateQueries({ queryKey: ['report-filters', version.current.id] });
    if (isNew) onCreated(version.current.id);
  }

  async function settle(report: ReportDocument, words: string): Promise<void> {
    setConflictWords(words);
    const choice = await conflict.ask();
    if (choice === 'mine') {
      await store(report, true);
      return;
    }
    if (choice === 'theirs') onReload();
    throw new Error(choice === 'theirs' ? reportMessages.reloaded : reportMessages.notSaved);
  }

  /** @throws Error with a message for the user. */
  async function save(report: ReportDocument): Promise<void> {
    try {
      await store(report);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw new Error(messageOf(cause), { cause });
      if (cause.code === 'report_conflict') return settle(report, cause.message);
      const faulty = cause.entries.find(({ field }) => field !== undefined)?.field;
      if (faulty !== undefined) focusItem(faulty);
      throw new Error(cause.entries.map(({ message }) => message).join(' '), { cause });
    }
  }

  return { save, reportId, version, conflict: { ...conflict, words: conflictWords } };
}
