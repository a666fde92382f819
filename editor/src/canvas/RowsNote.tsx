import type { RowsState } from '../store/editor-state.ts';
import classes from './canvas.module.css';

/** Under a table on the canvas: how many rows it does not show, or why it shows none. Never printed. */
export function RowsNote({ state, shown }: { state: RowsState; shown: number }) {
  if (state.status === 'failed') return <div className={classes.rowsNote}>No hay datos: {state.message}</div>;
  if (state.status === 'loading' && shown === 0)
    return <div className={classes.rowsNote}>Trayendo datos…</div>;
  const hidden = state.total === null ? null : state.total - shown;
  if (hidden !== null && hidden > 0)
    return <div className={classes.rowsNote}>{`y ${hidden.toLocaleString('es-MX')} filas más`}</div>;
  if (hidden === null && (state.more || state.rows.length > shown))
    return <div className={classes.rowsNote}>y más filas</div>;
  return null;
}
