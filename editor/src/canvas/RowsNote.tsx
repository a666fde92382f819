import type { RowsState } from '../store/editor-state.ts';
import classes from './canvas.module.css';

type Props = { state: RowsState; shown: number; totals: boolean };

/** Under a table on the canvas: how many rows it does not show, or why it shows none. Never printed. */
export function RowsNote({ state, shown, totals }: Props) {
  if (state.status === 'failed') return <div className={classes.rowsNote}>No hay datos: {state.message}</div>;
  if (state.status === 'loading' && shown === 0)
    return <div className={classes.rowsNote}>Trayendo datos…</div>;
  const words = hiddenWords(state, shown);
  if (words === '') return null;
  return (
    <div className={classes.rowsNote}>
      {words}
      {totals ? '; los totales se calculan con todas al descargar' : null}
    </div>
  );
}

function hiddenWords(state: RowsState, shown: number): string {
  const hidden = state.total === null ? null : state.total - shown;
  if (hidden === 1) return 'y 1 fila más';
  if (hidden !== null && hidden > 0) return `y ${hidden.toLocaleString('es-MX')} filas más`;
  return hidden === null && (state.more || state.rows.length > shown) ? 'y más filas' : '';
}
