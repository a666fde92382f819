import type { Row } from '@lienzo/schema/data/column';
import type { RowsState } from '../store/slices/rows-slice.ts';
import { useEditorOf } from '../store/use-editor.ts';

/** Rows of a table that the canvas draws; the preview draws more. */
export const CANVAS_ROWS = 12;

const NONE: readonly Row[] = [];

/** The rows that came for an item, and what is known of the others. */
export function useItemRows(uuid: string): { rows: readonly Row[]; state: RowsState | undefined } {
  const state = useEditorOf(uuid, (editor) => editor.rows[uuid]);
  return { rows: state?.rows ?? NONE, state };
}
