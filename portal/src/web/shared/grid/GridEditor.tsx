import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './SheetGrid.module.css';

/** How an edit ends: with the text or without it, and where the selection goes on. */
export type EditEnd = { text: string | null; key: string | null; isShift: boolean };

type GridEditorProps = {
  label: string;
  text: string;
  /** It was begun by typing over the cell: arrows end it, as in a spreadsheet. */
  isTyped: boolean;
  end: (how: EditEnd) => void;
};

const ENDING = ['Enter', 'Tab'];
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The field over a cell that is edited. */
export function GridEditor({ label, text: initial, isTyped, end }: GridEditorProps) {
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  const isEnded = useRef(false);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(initial.length, initial.length);
  }, [initial]);
  // The blur that follows an end is none of its own.
  const finish = (how: EditEnd): void => {
    if (isEnded.current) return;
    isEnded.current = true;
    end(how);
  };
  const press = (event: KeyboardEvent): void => {
    // What saves the screen saves this cell too.
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      const grid = input.current?.closest<HTMLElement>('[role="grid"]');
      flushSync(() => finish({ text, key: null, isShift: false }));
      grid?.focus({ preventScroll: true });
      return;
    }
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey: isShift } = event;
    if (key === 'Escape') finish({ text: null, key: null, isShift });
    else if (ENDING.includes(key) || (isTyped && ARROWS.includes(key))) {
      event.preventDefault();
      finish({ text, key, isShift });
    }
  };
  return (
    <input
      ref={input}
      className={classes.editor}
      aria-label={label}
      autoComplete="off"
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={press}
      onBlur={() => finish({ text, key: null, isShift: false })}
      onPaste={(event) => event.stopPropagation()}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
    />
  );
}
