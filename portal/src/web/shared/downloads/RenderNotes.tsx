import type { RenderNote } from '@lienzo/schema/api/render-contract';
import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import classes from './RenderNotes.module.css';

type RenderNotesProps = {
  notes: readonly RenderNote[];
  /** The file's name, or its kind among others. */
  of: string;
};

/** What the reader of a file should know of it; nothing where there is nothing to know. */
export function RenderNotes({ notes, of }: RenderNotesProps) {
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label={downloadMessages.notesOf(of)}>
      {notes.map(({ code, message, field }) => (
        <li key={`${code} ${field ?? ''}`}>
          {code === 'parts_checked' ? (
            <IconCircleCheck className={classes.checked} size={14} aria-hidden />
          ) : (
            <IconAlertTriangle size={14} aria-hidden />
          )}
          {message}
        </li>
      ))}
    </ul>
  );
}
