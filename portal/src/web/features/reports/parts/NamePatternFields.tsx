import type { PartsColumn } from '@lienzo/schema/reports/parts-endpoints';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { columnOptions } from './column-options';

const { dialog } = partsMessages;

type NamePatternFieldsProps = {
  name: string;
  change: (name: string) => void;
  error: ReactNode;
  columns: readonly PartsColumn[];
};

/** The pattern of the files' names, and the columns that can stand in it. */
export function NamePatternFields({ name, change, error, columns }: NamePatternFieldsProps) {
  return (
    <>
      <TextInput
        label={dialog.name}
        data-path="output.name"
        description={dialog.nameHelp}
        maxLength={200}
        value={name}
        error={error}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <Select
        placeholder={dialog.insert}
        aria-label={dialog.insert}
        data={columnOptions(columns)}
        searchable
        value={null}
        onChange={(key) => {
          const column = columns.find((one) => one.column === key);
          if (column !== undefined) change(`${name} {${column.readable_name}}`.trim());
        }}
      />
    </>
  );
}
