import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import type { DividedReport } from './PartsExamples';

/** By which columns a report can be divided, and what the person chose the last time. */
export const partsColumnsQuery = (source: DividedReport) =>
  queryOptions({
    queryKey: ['parts columns', source],
    queryFn: async ({ signal }) =>
      (await call(endpoints.get_parts_preview, { body: { ...source, format: 'pdf' }, signal, quiet: true }))
        .result,
    // What was chosen the last time may have been chosen just now.
    gcTime: 0,
  });
