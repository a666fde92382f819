import { bulkMessages } from '@lienzo/schema/bulk/bulk-messages';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';

type CorrectedCellProps = {
  label: string;
  value: string;
  problem: string | undefined;
  /** What it can hold; null: it is typed. */
  choices: readonly { value: string; label: string }[] | null;
  change: (text: string) => void;
};

/** One value of a workbook, corrected in place; what is typed counts when the cell is left or Enter is pressed. */
export function CorrectedCell({ label, value, problem, choices, change }: CorrectedCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (choices !== null)
    return (
      <NativeSelect
        size="xs"
        aria-label={label}
        error={problem}
        value={value}
        data={[
          { value: '', label: bulkMessages.none },
          ...(value === '' || choices.some((one) => one.value === value) ? [] : [{ value, label: value }]),
          ...choices,
        ]}
        onChange={(event) => change(event.currentTarget.value)}
      />
    );
  const commit = (): void => {
    if (typed !== null && typed !== shownValue(value)) change(typed);
    setTyped(null);
  };
  return (
    <TextInput
      size="xs"
      aria-label={label}
      error={problem}
      value={typed ?? shownValue(value)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}

/** A day as people here write it. */
const shownValue = (value: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? value.split('-').reverse().join('/') : value;
