import { copyName } from '@lienzo/schema/changes/copy-name';
import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { call } from '../../../shared/api/call';

/** The saved version that the editor's copy is based on. */
export type SavedVersion = { id: number; updated_at: string };

/**
 * Saves a report: a new one is created, an existing one updated.
 * @param over the version that may be saved over; null: any.
 * @throws ApiError `report_conflict` when there is another one; `invalid_report` with the problems by item.
 */
export async function saveReport(
  reporte: ReportDocument,
  version: SavedVersion | null,
  over: string | null,
): Promise<SavedVersion> {
  if (version === null) return createReport(reporte);
  const { result } = await call(endpoints.update_report, {
    body: { reporte: { ...reporte, id: version.id, ...(over === null ? {} : { updated_at: over }) } },
  });
  return { id: result.id_report, updated_at: result.updated_at };
}

/** Saves the edited version as a report of its own, which only its author sees. */
export async function saveCopy(reporte: ReportDocument): Promise<{ id: number; nombre: string }> {
  const nombre = copyName(reporte.nombre);
  const { id } = await createReport({ ...reporte, nombre, auditorio: [] });
  return { id, nombre };
}

async function createReport(reporte: ReportDocument): Promise<SavedVersion> {
  const { result } = await call(endpoints.create_report, { body: { reporte } });
  return { id: result.id_report, updated_at: result.updated_at };
}
