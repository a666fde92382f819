/** The values of the report's parameters that its rows are shown with while it is designed; not part of the report. */
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import type { SliceStore } from './slice-store.ts';

export type ParameterSlice = { parameterValues: ParameterValues };

export const initialParameters: ParameterSlice = { parameterValues: {} };

export function setParameterValues(
  store: SliceStore<ParameterSlice>,
  parameterValues: ParameterValues,
): void {
  store.setState({ parameterValues });
}
