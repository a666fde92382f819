import { editorFormulaMessages as messages } from '@lienzo/schema/messages/editor-formula-messages';
import classes from './formula.module.css';
import type { FormulaSuggestion } from './formula-suggestions.ts';

type Props = {
  id: string;
  suggestions: readonly FormulaSuggestion[];
  at: number;
  onTake: (suggestion: FormulaSuggestion) => void;
};

/** Functions and columns that can be written; the focus stays in the field, whose keys move among them. */
export function SuggestionList({ id, suggestions, at, onTake }: Props) {
  if (suggestions.length === 0) return null;
  return (
    <div id={id} role="listbox" aria-label={messages.suggestions} className={classes.suggestions}>
      {suggestions.map((suggestion, index) => (
        <div
          key={suggestion.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={classes.suggestion}
          // The field keeps the focus.
          onMouseDown={(event) => {
            event.preventDefault();
            onTake(suggestion);
          }}
        >
          <span>{suggestion.label}</span>
          <small>{suggestion.detail}</small>
        </div>
      ))}
    </div>
  );
}
