import type { Row } from '@lienzo/schema/data/column';
import { useMemo } from 'react';
import type { RowsState } from '../store/editor-state.ts';
import { useEditorOf } from '../store/use-editor.ts';

/** Rows of a table that the canvas draws; the preview draws more. */
export const CANVAS_ROWS = 12;

const NONE: readonly Row[] = [];

/** The rows that the canvas draws of an item (`every`: all that came), and what is known of the others. */
export function useItemRows(
  uuid: string,
  every: boolean,
): { rows: readonly Row[]; state: RowsState | undefined } {
  const state = useEditorOf(uuid, (editor) => editor.rows[uuid]);
  const all = state?.rows ?? NONE;
  const rows = useMemo(
    () => (all.length > CANVAS_ROWS && !every ? all.slice(0, CANVAS_ROWS) : all),
    [all, every],
  );
  return { rows, state };
}
