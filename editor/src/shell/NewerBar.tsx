import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';
import { IconLock } from '@tabler/icons-react';
import { useEditor } from '../store/use-editor.ts';
import classes from './shell.module.css';

/** Explains why a report of a later version is read-only. */
export function NewerBar() {
  const newer = useEditor((state) => state.newer);
  if (!newer) return null;
  return (
    <div className={classes.newer} role="status">
      <IconLock size={17} stroke={1.6} aria-hidden />
      <span>{editorBarMessages.newerVersion}</span>
    </div>
  );
}
