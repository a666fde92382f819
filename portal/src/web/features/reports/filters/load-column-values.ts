import type { LoadColumnValues } from '@lienzo/editor/filter-value';
import { endpoints } from '@lienzo/schema/endpoints';
import { call } from '../../../shared/api/call';

/** The values of a column for 'está en'. */
export const loadColumnValues: LoadColumnValues = (column, search, signal) =>
  call(endpoints.column_values, { query: { column, search }, signal, quiet: true });
