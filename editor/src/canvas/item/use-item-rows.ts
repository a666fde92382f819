import type { Row } from '@lienzo/schema/data/column';
import type { RowsState } from '../../store/slices/rows-slice.ts';
import { useEditorOf } from '../../store/use-editor.ts';

/** Table rows drawn on the canvas; the preview draws more. */
export const CANVAS_ROWS = 12;

const NONE: readonly Row[] = [];

/** The loaded rows of an item, and the number of the remaining ones if known. */
export function useItemRows(uuid: string): { rows: readonly Row[]; state: RowsState | undefined } {
  const state = useEditorOf(uuid, (editor) => editor.rows[uuid]);
  return { rows: state?.rows ?? NONE, state };
}
