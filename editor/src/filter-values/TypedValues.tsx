import { type ColumnDataType, isDateType } from '@lienzo/schema/data/column';
import { filterValueProblem, MAX_LISTED } from '@lienzo/schema/data/filter-values';
import { formatCell } from '@lienzo/schema/data/format';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import { Box, Button, type ComboboxProps, Group, type MantineSize, Pill, Text } from '@mantine/core';
import { useState } from 'react';
import { OneValue } from './OneValue.tsx';

const messages = editorDataMessages.value;

type Props = {
  size: MantineSize;
  disabled?: boolean;
  comboboxProps?: ComboboxProps;
  type: ColumnDataType;
  label: string;
  values: string[];
  error: string | null;
  onChange: (values: string[]) => void;
};

/** The values of 'está en' of what is computed, typed one after another: no table has a list of them. */
export function TypedValues({ type, label, values, error, onChange, ...look }: Props) {
  const [draft, setDraft] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const add = (): void => {
    const value = draft.trim();
    const refused = filterValueProblem(type, value);
    setProblem(value === '' ? null : refused);
    if (refused !== null) return;
    if (!values.includes(value)) onChange([...values, value]);
    setDraft('');
  };
  return (
    // What was typed last counts, also where nobody pressed the button.
    <Box
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) add();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        add();
      }}
    >
      {values.length === 0 ? null : (
        <Pill.Group mb={6}>
          {values.map((value) => (
            <Pill
              key={value}
              withRemoveButton={look.disabled !== true}
              removeButtonProps={{
                'aria-hidden': false,
                'aria-label': messages.removeValue(textOf(value, type)),
                tabIndex: 0,
              }}
              onRemove={() => onChange(values.filter((one) => one !== value))}
            >
              {textOf(value, type)}
            </Pill>
          ))}
        </Pill.Group>
      )}
      <Group gap={6} wrap="nowrap" align="flex-start">
        <div style={{ flex: 1 }}>
          <OneValue
            {...look}
            type={type}
            label={label}
            value={draft}
            error={problem !== null || error !== null}
            onChange={setDraft}
          />
        </div>
        <Button
          size={look.size}
          variant="default"
          disabled={look.disabled === true || draft.trim() === '' || values.length >= MAX_LISTED}
          onClick={add}
        >
          {messages.addValue}
        </Button>
      </Group>
      {(problem ?? error) === null ? null : (
        <Text size="xs" c="var(--mantine-color-error)" mt={4}>
          {problem ?? error}
        </Text>
      )}
    </Box>
  );
}

const textOf = (value: string, type: ColumnDataType): string =>
  value === '' ? messages.empty : formatCell(value, type, isDateType(type) ? 'fecha_media' : 'general');
