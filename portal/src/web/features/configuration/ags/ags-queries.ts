import { endpoints } from '@lienzo/schema/endpoints';
import type { AgsLayout } from '@lienzo/schema/runs/ags-layout';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

export const agsKey = ['ags-layout'] as const;

/** The columns of the “Reporte AGS”, and their changes. */
export const agsQuery = queryOptions({
  queryKey: [...agsKey, 'current'],
  queryFn: ({ signal }) => call(endpoints.get_ags_layout, { signal }),
});

/** The first people of a period in these columns. */
export const agsPreviewQuery = (layout: AgsLayout, paysheetId: number, period: number) =>
  queryOptions({
    queryKey: [...agsKey, 'preview', JSON.stringify(layout), paysheetId, period],
    queryFn: ({ signal }) =>
      call(endpoints.preview_ags_layout, { body: { layout, nomina_id: paysheetId, period }, signal }),
    staleTime: 0,
  });
