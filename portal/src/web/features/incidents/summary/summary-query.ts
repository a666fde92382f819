import { endpoints } from '@lienzo/schema/endpoints';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { CAPTURE_KEY } from '../../../shared/payroll/capture-key';

type SummaryOf = { paysheetIds: readonly number[]; periodId: number; costCenterId: number | undefined };

/** The people with anything captured in a period of several payrolls, page by page. */
export const summaryQuery = ({ paysheetIds, periodId, costCenterId }: SummaryOf, text: string) =>
  infiniteQueryOptions({
    queryKey: [CAPTURE_KEY, 'summary', paysheetIds, periodId, costCenterId, text],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) =>
      (
        await call(endpoints.capture_by_period, {
          query: {
            paysheet_ids: paysheetIds.join(),
            period_id: periodId,
            offset: pageParam,
            ...(costCenterId === undefined ? {} : { costCenterId }),
            ...(text === '' ? {} : { q: text }),
          },
          signal,
        })
      ).result,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
