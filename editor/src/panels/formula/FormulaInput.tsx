import type { NamedColumn } from '@lienzo/schema/data/formula-names';
import type { FormulaProblem } from '@lienzo/schema/formula/formula-error';
import { MAX_FORMULA } from '@lienzo/schema/formula/read-tokens';
import { editorFormulaMessages as messages } from '@lienzo/schema/messages/editor-formula-messages';
import { Textarea, VisuallyHidden } from '@mantine/core';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FormulaColors } from './FormulaColors.tsx';
import { FormulaHelp } from './FormulaHelp.tsx';
import { FormulaProblemText } from './FormulaProblemText.tsx';
import classes from './formula.module.css';
import { formulaChunks } from './formula-chunks.ts';
import { type FormulaSuggestion, formulaSuggestions } from './formula-suggestions.ts';
import { SuggestionList } from './SuggestionList.tsx';

/** What a formula can be written with in one place. */
export type FormulaLanguage = {
  named: readonly NamedColumn[];
  functions: readonly string[];
  /** A formula with readable names as it is stored, and back. */
  toStored(text: string): string;
  toReadable(stored: string): string;
  compile(text: string): { type: unknown } | FormulaProblem;
  /** The formula among words that a place of the text lies in; absent: the whole text is a formula. */
  formulaAt?: (text: string, caret: number) => { start: number; end: number } | null;
};

type Props = {
  language: FormulaLanguage;
  stored: string;
  /** Absent: that of formulas. */
  label?: string;
  /** The accessible name. */
  name: string;
  maxLength?: number;
  placeholder: string;
  onChange: (stored: string) => void;
  /** What the formula gives; shown while it can be computed. */
  results: ReactNode;
};

/** The text of a formula, with suggestions, help, what is wrong with it, and what it gives. */
export function FormulaInput({
  language,
  stored,
  label = messages.label,
  name,
  maxLength = MAX_FORMULA,
  placeholder,
  onChange,
  results,
}: Props) {
  const { text, caret, list, take, field } = useFormulaEditing({ language, stored, onChange });
  const listId = useId();
  const compiled = language.compile(text);
  const count = list.suggestions.length;
  // A name that is being written is no problem yet.
  const problem = 'message' in compiled && text.trim() !== '' && count === 0 ? compiled : null;
  const formula = writtenFormula(language, text, caret);
  const colors = useRef<HTMLDivElement>(null);
  return (
    <div>
      <Textarea
        size="xs"
        autosize
        minRows={2}
        maxRows={10}
        label={label}
        aria-label={name}
        classNames={{ input: classes.field ?? '' }}
        inputContainer={(input) => (
          <div className={classes.colored}>
            <FormulaColors ref={colors} chunks={formulaChunks(text, problem, language.formulaAt)} />
            {input}
          </div>
        )}
        onScroll={(event) => {
          if (colors.current !== null) colors.current.scrollTop = event.currentTarget.scrollTop;
        }}
        placeholder={placeholder}
        maxLength={maxLength}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        error={problem !== null}
        aria-autocomplete="list"
        aria-controls={count > 0 ? listId : undefined}
        aria-activedescendant={list.isChosen ? `${listId}-${list.at}` : undefined}
        {...field}
      />
      <VisuallyHidden role="status">{count === 0 ? '' : messages.suggestionCount(count)}</VisuallyHidden>
      <SuggestionList id={listId} suggestions={list.suggestions} at={list.at} onTake={take} />
      {problem === null ? null : <FormulaProblemText text={text} problem={problem} />}
      {'message' in compiled ? null : results}
      <FormulaHelp text={formula.text} caret={caret - formula.start} />
    </div>
  );
}

/** The formula that is being written. */
function writtenFormula(
  { formulaAt }: FormulaLanguage,
  text: string,
  caret: number,
): { text: string; start: number } {
  const { start, end } =
    formulaAt === undefined ? { start: 0, end: text.length } : (formulaAt(text, caret) ?? NOWHERE);
  return { text: text.slice(start, end), start };
}

const NOWHERE = { start: 0, end: 0 };

type Editing = Pick<Props, 'language' | 'stored' | 'onChange'>;

/** The text, its caret and its suggestions; a suggestion that is taken leaves the caret behind it. */
function useFormulaEditing({ language, stored, onChange }: Editing) {
  const { text, write } = useFormulaText({ language, stored, onChange });
  const [caret, setCaret] = useState(text.length);
  const list = useSuggestions({ language, text, caret });
  const ref = useRef<HTMLTextAreaElement>(null);
  const nextCaret = useRef<number | null>(null);

  useLayoutEffect(() => {
    const position = nextCaret.current;
    if (position === null) return;
    nextCaret.current = null;
    ref.current?.setSelectionRange(position, position);
  });

  const take = (suggestion: FormulaSuggestion): void => {
    const written = text.slice(0, suggestion.start) + suggestion.written + text.slice(suggestion.end);
    const position = suggestion.start + suggestion.written.length;
    nextCaret.current = position;
    setCaret(position);
    list.close();
    write(written);
    ref.current?.focus();
  };
  const field = {
    ref,
    onChange: (event: ChangeEvent<HTMLTextAreaElement>): void => {
      setCaret(event.currentTarget.selectionStart);
      list.open();
      write(event.currentTarget.value);
    },
    onSelect: (event: SyntheticEvent<HTMLTextAreaElement>): void =>
      setCaret(event.currentTarget.selectionStart),
    onBlur: list.close,
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>): void => {
      const taken = list.onKey(event);
      if (taken !== null) take(taken);
    },
  };
  return { text, caret, list, take, field };
}

/** What the person typed, as long as it is what the report has; else the report's formula with readable names. */
function useFormulaText({ language, stored, onChange }: Editing) {
  const [typed, setTyped] = useState<{ text: string; stored: string } | null>(null);
  const text = typed?.stored === stored ? typed.text : language.toReadable(stored);
  const write = (next: string): void => {
    const formula = language.toStored(next);
    setTyped({ text: next, stored: formula });
    if (formula !== stored) onChange(formula);
  };
  return { text, write };
}

function suggestionsAt(
  language: FormulaLanguage,
  text: string,
  caret: number,
  all: boolean,
): FormulaSuggestion[] {
  if (language.formulaAt?.(text, caret) === null) return [];
  const { named, functions } = language;
  const formula = writtenFormula(language, text, caret);
  const labels = { column: messages.column, ofFunction: messages.function };
  return formulaSuggestions(formula.text, caret - formula.start, {
    named,
    functions,
    all,
    words: labels,
  }).map((one) => ({
    ...one,
    start: one.start + formula.start,
    end: one.end + formula.start,
  }));
}

/** The suggestions at the caret, and the keys that move among them. */
function useSuggestions({
  language,
  text,
  caret,
}: {
  language: FormulaLanguage;
  text: string;
  caret: number;
}) {
  const [shown, setShown] = useState<'none' | 'word' | 'all'>('none');
  const [at, setAt] = useState(0);
  const [isChosen, setIsChosen] = useState(false);
  const suggestions = shown === 'none' ? [] : suggestionsAt(language, text, caret, shown === 'all');
  const show = (what: 'none' | 'word' | 'all'): void => {
    setShown(what);
    setAt(0);
    setIsChosen(false);
  };
  const move = (by: number): void => {
    setIsChosen(true);
    if (isChosen) setAt((at + by + suggestions.length) % suggestions.length);
    else setAt(by > 0 ? 0 : suggestions.length - 1);
  };
  const onKey = (event: KeyboardEvent): FormulaSuggestion | null => {
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      show('all');
      return null;
    }
    if (suggestions.length === 0) return null;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
        return null;
      case 'Escape':
        event.preventDefault();
        event.stopPropagation();
        show('none');
        return null;
      case 'Tab':
        if (!isChosen) return null;
        event.preventDefault();
        return suggestions[at] ?? null;
      case 'Enter':
        event.preventDefault();
        return suggestions[at] ?? null;
      default:
        return null;
    }
  };
  return { suggestions, at, isChosen, open: () => show('word'), close: () => show('none'), onKey };
}
