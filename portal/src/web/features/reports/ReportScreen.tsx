import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { adoptId, followUrl, openReport, reopenReport, takeOver } from './edited-report';
import { ReportLoader } from './editing/ReportLoader';

/**
 * 'Crear reporte' / 'Actualizar reporte' (specification 3 §2.4). The first save of a new report gives it an id: the URL
 * is updated, and the editor stays mounted, with its history.
 */
export function ReportScreen() {
  const { report_id, inicio, borrador } = useSearch({ from: '/app/reports/create' });
  const navigate = useNavigate({ from: '/app/reports/create' });
  const [held, setHeld] = useState(() => openReport(report_id));
  const edited = followUrl(held, report_id);
  if (edited !== held) setHeld(edited);

  function adopt(id: number): void {
    setHeld((current) => adoptId(current, id));
    void navigate({ search: { report_id: id }, replace: true, ignoreBlocker: true });
  }

  /** The copy is another report: it gets an editor of its own. */
  function openCopy(id: number): void {
    void navigate({ search: { report_id: id }, ignoreBlocker: true });
  }

  /** So that reloading the page, or opening it again, goes on with the draft. */
  function nameDraft(draftId: string): void {
    if (borrador === draftId || held.id !== undefined) return;
    void navigate({ search: { borrador: draftId }, replace: true, ignoreBlocker: true });
  }

  return (
    <ReportLoader
      key={edited.key}
      opening={edited.key}
      reportId={edited.openedId}
      starterId={edited.openedId === undefined ? inicio : undefined}
      onCreated={adopt}
      onCopied={openCopy}
      draftId={edited.openedId === undefined ? borrador : undefined}
      resumesDraft={edited.resumesDraft}
      onTakenOver={() => setHeld(takeOver)}
      onDraftKept={nameDraft}
      onReload={() => setHeld(reopenReport)}
    />
  );
}
