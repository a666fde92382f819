import { endpoints } from '@lienzo/schema/endpoints';
import type { PaymentLayout } from '@lienzo/schema/runs/payment-layout';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { layoutsKey } from '../../../shared/payroll/layouts-query';

/** The first lines of a layout over the payments of a period. */
export const previewQuery = (layout: PaymentLayout, paysheetId: number, period: number) =>
  queryOptions({
    queryKey: [...layoutsKey, 'preview', JSON.stringify(layout), paysheetId, period],
    queryFn: ({ signal }) =>
      call(endpoints.preview_payment_layout, { body: { layout, nomina_id: paysheetId, period }, signal }),
    staleTime: 0,
  });
