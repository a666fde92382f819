import { formatDateTime } from '@lienzo/schema/data/format';
import { isDirty } from '../model/history/place-in-history.ts';
import { useEditor } from '../store/use-editor.ts';
import classes from './bars.module.css';

/** Whether the report is saved, in words: "Guardado 3:05 p. m.". */
export function SaveStatus() {
  const save = useEditor((state) => state.save);
  const dirty = useEditor((state) => isDirty(state.edit));
  const readOnly = useEditor((state) => state.readOnly);
  if (readOnly) return null;
  const words =
    save.status === 'saving'
      ? 'Guardando…'
      : save.status === 'failed' && dirty
        ? 'No se guardó'
        : dirty
          ? 'Cambios sin guardar'
          : save.status === 'saved'
            ? `Guardado ${timeOf(save.at)}`
            : '';
  return (
    <span className={classes.status} data-failed={(save.status === 'failed' && dirty) || undefined}>
      {words}
    </span>
  );
}

/** `3:05 p. m.` on the bureau's clock. */
const timeOf = (at: Date): string => formatDateTime(at.toISOString()).split(' ').slice(1).join(' ');
