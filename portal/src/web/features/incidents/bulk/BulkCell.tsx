import { type BulkKind, DISABILITY_KEYS } from '@lienzo/schema/bulk/bulk-line';
import { controlsOf } from '@lienzo/schema/capture/disability';
import { bulkMessages } from '@lienzo/schema/messages/bulk-messages';
import { captureMessages } from '@lienzo/schema/messages/capture-messages';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';

type BulkCellProps = {
  kind: BulkKind;
  group: string;
  field: string;
  label: string;
  value: string;
  problem: string | undefined;
  change: (text: string) => void;
};

/** One value; what is typed counts when the cell is left or Enter is pressed. */
export function BulkCell({ kind, group, field, label, value, problem, change }: BulkCellProps) {
  const choices = kind === 'IN' ? choicesOf(group, field) : null;
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

const { types, controls, risks, sequels } = captureMessages.disabilities;
const listOf = (names: Readonly<Record<string, string>>, codes = Object.keys(names)) =>
  codes.map((value) => ({ value, label: names[value] ?? value }));

/** The codes that a field of a disability can have; null: it is typed. */
function choicesOf(group: string, field: string): { value: string; label: string }[] | null {
  switch (field) {
    case 'TIPO INCAPACIDAD':
      return listOf(types);
    case 'CONTROL DE INCAPACIDAD': {
      const concept = Object.entries(DISABILITY_KEYS).find(([key]) => key === group)?.[1];
      const codes =
        concept === undefined ? [] : [...controlsOf(concept, 'I'), ...controlsOf(concept, 'C')].map(String);
      return listOf(controls, codes);
    }
    case 'TIPO DE RIESGO':
      return listOf(risks);
    case 'SECUELA O CONSECUENCIAS':
      return listOf(sequels);
    default:
      return null;
  }
}
