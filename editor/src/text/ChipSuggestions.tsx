import { editorParameterMessages } from '@lienzo/schema/messages/editor-parameter-messages';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { Portal } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { chipName } from '../model/data-item/suggested-chips.ts';
import classes from './ColumnSuggestions.module.css';
import type { OpenSuggestion } from './use-chip-suggestion.ts';

/** The list that typing `{` opens; the focus stays in the text. */
export function ChipSuggestions({ suggestion }: { suggestion: OpenSuggestion | null }) {
  const list = useRef<HTMLDivElement>(null);
  const index = suggestion?.index;
  useEffect(() => {
    if (index !== undefined) list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }, [index]);
  if (suggestion === null || suggestion.box === null) return null;
  const { box, items } = suggestion;
  const below = box.bottom + 290 < window.innerHeight;
  const position = below ? { top: box.bottom + 6 } : { bottom: window.innerHeight - box.top + 6 };
  return (
    <Portal>
      <div
        ref={list}
        className={classes.list}
        role="listbox"
        aria-label={editorTextMessages.columns.list}
        style={{ left: Math.min(box.left, window.innerWidth - 296), ...position }}
      >
        {items.map((chip, at) => (
          <button
            key={chip.kind === 'column' ? chip.choice.column.column : chip.parameter.id}
            type="button"
            role="option"
            aria-selected={at === suggestion.index}
            className={classes.option}
            tabIndex={-1}
            onPointerEnter={() => suggestion.point(at)}
            onMouseDown={(event) => {
              event.preventDefault();
              suggestion.choose(chip);
            }}
          >
            <span>{chipName(chip) || editorParameterMessages.unnamed}</span>
            <small>
              {chip.kind === 'column' ? chip.choice.tableName : editorParameterMessages.suggested}
            </small>
          </button>
        ))}
        {items.length === 0 ? <div className={classes.none}>{editorTextMessages.columns.none}</div> : null}
      </div>
    </Portal>
  );
}
