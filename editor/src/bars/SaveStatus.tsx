import { timeOfDay } from '@lienzo/schema/data/moment-text';
import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';
import { isDirty } from '../model/history.ts';
import type { SaveState } from '../store/slices/save-slice.ts';
import { useEditor } from '../store/use-editor.ts';
import classes from './bars.module.css';

/** The save status as text: "Guardado 3:05 p. m.". */
export function SaveStatus() {
  const save = useEditor((state) => state.save);
  const dirty = useEditor((state) => isDirty(state.edit));
  const keptAt = useEditor((state) => state.draftKeptAt);
  const readOnly = useEditor((state) => state.readOnly);
  if (readOnly) return null;
  const texts = textOf(save, dirty, keptAt);
  return (
    <span
      className={classes.status}
      data-lz-save-status
      data-failed={(save.status === 'failed' && dirty) || undefined}
    >
      {texts}
    </span>
  );
}

function textOf(save: SaveState, dirty: boolean, keptAt: Date | null): string {
  if (save.status === 'saving') return editorBarMessages.saving.running;
  if (save.status === 'failed' && dirty) return editorBarMessages.saving.failed;
  if (keptAt !== null) return editorBarMessages.saving.draft(timeOfDay(keptAt));
  if (dirty) return editorBarMessages.saving.unsaved;
  return save.status === 'saved' ? editorBarMessages.saving.saved(timeOfDay(save.at)) : '';
}
