import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ReportLoader } from './editing/ReportLoader';

/** Which report an editor holds: the one it was opened for, or the one that its first save made. */
type Adopted = { id: number; key: string };

/**
 * 'Crear reporte' / 'Actualizar reporte' (specification 3 §2.4). A new report becomes an existing one with its
 * first save: the URL then names it, and the same editor stays, with its history.
 */
export function ReportScreen() {
  const { report_id } = useSearch({ from: '/app/reports/create' });
  const navigate = useNavigate({ from: '/app/reports/create' });
  const [adopted, setAdopted] = useState<readonly Adopted[]>([]);
  const [reloads, setReloads] = useState(0);
  const opened = adopted.find(({ id }) => id === report_id);
  const newKey = `nuevo-${adopted.length}`;
  const key = `${opened?.key ?? (report_id === undefined ? newKey : `reporte-${report_id}`)}/${reloads}`;

  function adopt(id: number): void {
    setAdopted([...adopted, { id, key: newKey }]);
    void navigate({ search: { report_id: id }, replace: true, ignoreBlocker: true });
  }

  function reload(): void {
    setAdopted(adopted.filter(({ id }) => id !== report_id));
    setReloads(reloads + 1);
  }

  const openedId = opened === undefined ? report_id : undefined;
  return <ReportLoader key={key} reportId={openedId} onCreated={adopt} onReload={reload} />;
}
