import { endpoints } from '@lienzo/schema/api/endpoints';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { call } from '../../../shared/api/call';

/** The saved version that the editor's copy is based on. */
export type SavedVersion = { id: number; updated_at: string };

/**
 * Saves a report: a new one is created, an existing one updated.
 * @param overwrite saves even if somebody else saved another version since.
 * @throws ApiError `report_conflict` when somebody else did and `overwrite` is false; `invalid_report` with the
 * problems by item.
 */
export async function saveReport(
  reporte: ReportDocument,
  version: SavedVersion | null,
  overwrite = false,
): Promise<SavedVersion> {
  const { result } =
    version === null
      ? await call(endpoints.create_report, { body: { reporte } })
      : await call(endpoints.update_report, {
          body: {
            reporte: {
              ...reporte,
              id: version.id,
              ...(overwrite ? {} : { updated_at: version.updated_at }),
            },
          },
        });
  return { id: result.id_report, updated_at: result.updated_at };
}
