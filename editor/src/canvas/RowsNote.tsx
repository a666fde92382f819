import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import type { RowsState } from '../store/editor-state.ts';
import classes from './canvas.module.css';

type Props = { state: RowsState; shown: number; totals: boolean };

/** Under a table on the canvas: how many rows it does not show, or why it shows none. Never printed. */
export function RowsNote({ state, shown, totals }: Props) {
  if (state.status === 'failed')
    return <div className={classes.rowsNote}>{editorCanvasMessages.rows.none(state.message)}</div>;
  if (state.status === 'loading' && shown === 0)
    return <div className={classes.rowsNote}>{editorCanvasMessages.rows.loading}</div>;
  const words = hiddenWords(state, shown);
  if (words === '') return null;
  return (
    <div className={classes.rowsNote}>
      {words}
      {totals ? editorCanvasMessages.rows.totalsOfAll : null}
    </div>
  );
}

function hiddenWords(state: RowsState, shown: number): string {
  const hidden = state.total === null ? null : state.total - shown;
  if (hidden !== null && hidden > 0) return editorCanvasMessages.rows.hidden(hidden);
  return hidden === null && (state.more || state.rows.length > shown)
    ? editorCanvasMessages.rows.someHidden
    : '';
}
