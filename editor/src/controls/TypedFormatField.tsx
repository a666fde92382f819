import { type ColumnDataType, type ColumnFormat, columnFormat } from '@lienzo/schema/data/column';
import { isTypedFormat, typedFormatProblem } from '@lienzo/schema/data/format';
import { MAX_PATTERN, PATTERN_PREFIX } from '@lienzo/schema/data/format-pattern';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { typedExamples } from './format-label.ts';

const { typed: texts } = editorColumnMessages;

type Props = {
  /** What it is the format of, where there are several; absent: it stands beside that. */
  of?: string;
  /** Of the values that are written. */
  type: ColumnDataType;
  format: ColumnFormat;
  onChange: (format: ColumnFormat) => void;
};

/** A format as it is typed, with an example of what it writes; nothing for one with a name. */
export function TypedFormatField({ of, type, format, onChange }: Props) {
  const stored = isTypedFormat(format) ? format.slice(PATTERN_PREFIX.length) : null;
  const [draft, setDraft] = useState<{ text: string; of: string } | null>(null);
  if (stored === null) return null;
  // A format that comes from elsewhere, as by undoing, ends what was being written.
  const text = draft?.of === stored ? draft.text : stored;
  const problem = typedFormatProblem(type, text);
  const write = (next: string): void => {
    const isUsable = typedFormatProblem(type, next) === null;
    setDraft({ text: next, of: isUsable ? next : stored });
    if (isUsable) onChange(columnFormat.parse(`${PATTERN_PREFIX}${next}`));
  };
  return (
    <TextInput
      size="xs"
      label={of === undefined ? texts.pattern : undefined}
      aria-label={of === undefined ? undefined : texts.patternOf(of)}
      spellCheck={false}
      autoComplete="off"
      maxLength={MAX_PATTERN}
      value={text}
      error={problem === null ? undefined : texts.kept(problem)}
      description={texts.example(typedExamples(format, type))}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={() => {
        if (problem === null) setDraft(null);
      }}
    />
  );
}
