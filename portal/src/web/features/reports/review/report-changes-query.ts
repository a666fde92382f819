import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import type { AskedSave } from './asked-save';

/** What the save would change of the report as it is stored now. */
export const reportChangesQuery = ({ key, report, version }: AskedSave) =>
  queryOptions({
    queryKey: ['report-changes', key],
    queryFn: async ({ signal }) => {
      const body = { reporte: { ...report, ...version } };
      return (await call(endpoints.get_report_changes, { body, signal, quiet: true })).result;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Whether anybody but its author gets the report as it is stored; `updated_at`: of that version. */
export async function readReceivers(id: number): Promise<{ isShared: boolean; updated_at: string }> {
  const { result } = await call(endpoints.get_report_receivers, { query: { id } });
  return { isShared: result.receivers.length > 0, updated_at: result.updated_at };
}
