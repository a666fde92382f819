/** The values of the report's parameters that its rows are shown with while it is designed; not part of the report. */
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import type { SliceStore } from './slice-store.ts';

/** The name of a row; `key` is that of its `rowTextQuery`. */
export type RowText = { key: string; text: string };

export type ParameterSlice = {
  parameterValues: ParameterValues;
  /** By the id of a parameter whose value is a row. */
  rowTexts: Record<string, RowText>;
};

export const initialParameters: ParameterSlice = { parameterValues: {}, rowTexts: {} };

export function setParameterValues(
  store: SliceStore<ParameterSlice>,
  parameterValues: ParameterValues,
): void {
  store.setState({ parameterValues });
}

export function setRowText(store: SliceStore<ParameterSlice>, id: string, text: RowText): void {
  store.setState({ rowTexts: { ...store.getState().rowTexts, [id]: text } });
}
