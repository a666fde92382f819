import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';
import { timeOfDay } from '../drafts/draft-time.ts';
import { isDirty } from '../model/history.ts';
import { useEditor } from '../store/use-editor.ts';
import classes from './bars.module.css';

/** The save status as text: "Guardado 3:05 p. m.". */
export function SaveStatus() {
  const save = useEditor((state) => state.save);
  const dirty = useEditor((state) => isDirty(state.edit));
  const readOnly = useEditor((state) => state.readOnly);
  if (readOnly) return null;
  const words =
    save.status === 'saving'
      ? editorBarMessages.saving.running
      : save.status === 'failed' && dirty
        ? editorBarMessages.saving.failed
        : dirty
          ? editorBarMessages.saving.unsaved
          : save.status === 'saved'
            ? editorBarMessages.saving.saved(timeOfDay(save.at))
            : '';
  return (
    <span
      className={classes.status}
      data-lz-save-status
      data-failed={(save.status === 'failed' && dirty) || undefined}
    >
      {words}
    </span>
  );
}
