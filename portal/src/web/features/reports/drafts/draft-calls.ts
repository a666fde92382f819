import type { ReportDraft } from '@lienzo/editor';
import { endpoints } from '@lienzo/schema/endpoints';
import { call } from '../../../shared/api/call';

/** The draft of a saved report, or of a new one by its own id. */
export type DraftName = { report_id: number } | { id: string };

/** What browsers send after the page is gone: 64 KB of all such requests together, less a margin. */
const KEPT_ALIVE_BYTES = 48 * 1024;

/** @throws errors of the call. */
export async function readDraft(name: DraftName, signal?: AbortSignal): Promise<ReportDraft | null> {
  const { result } = await call(endpoints.get_draft, {
    query: name,
    quiet: true,
    ...(signal === undefined ? {} : { signal }),
  });
  if (result === null) return null;
  return { at: Date.parse(result.updated_at), report: result.reporte, basedOn: result.based_on };
}

/**
 * @param leaving the page may be gone before the call ends.
 * @returns when it was kept, and when the one before was.
 * @throws errors of the call.
 */
export async function keepDraft(
  name: DraftName,
  { report: reporte, basedOn }: Omit<ReportDraft, 'at'>,
  leaving: boolean,
): Promise<{ at: number; replaced: number | null }> {
  const body = 'id' in name ? { ...name, reporte } : { ...name, based_on: basedOn, reporte };
  const keepalive = leaving && new Blob([JSON.stringify(body)]).size < KEPT_ALIVE_BYTES;
  const { result } = await call(endpoints.update_draft, { body, quiet: true, keepalive });
  const { updated_at, replaced } = result;
  return { at: Date.parse(updated_at), replaced: replaced === null ? null : Date.parse(replaced) };
}

/** @throws errors of the call. */
export async function deleteDraft(name: DraftName): Promise<void> {
  await call(endpoints.delete_draft, { query: name, quiet: true });
}
