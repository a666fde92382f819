import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';
import { Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { setSetting } from '../actions/changing.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './bars.module.css';

const MAX_LENGTH = 200;

/** The report's name: one line, which is wrapped in a narrow editor, where it would not be read otherwise. */
export function NameField() {
  const store = useEditorStore();
  const nombre = useEditor((state) => state.edit.document.nombre);
  const readOnly = useEditor((state) => state.readOnly);
  const missing = useEditor((state) => state.showProblems && state.edit.document.nombre.trim() === '');
  const narrow = useEditor((state) => state.room === 'narrow');
  const field = {
    className: classes.name ?? '',
    classNames: { input: classes.nameInput ?? '' },
    size: 'sm' as const,
    'aria-label': editorBarMessages.reportName,
    placeholder: editorBarMessages.reportName,
    maxLength: MAX_LENGTH,
    'data-lz-name': true,
    title: nombre,
    value: nombre,
    readOnly,
    error: missing,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setSetting(store, 'nombre', inOneLine(currentTarget.value)),
  };
  return narrow ? (
    <Textarea {...field} autosize minRows={1} onKeyDown={refuseBreak} />
  ) : (
    <TextInput {...field} />
  );
}

/** A name has no line breaks; those of a pasted text become spaces, as in a field of one line. */
const inOneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

function refuseBreak(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
