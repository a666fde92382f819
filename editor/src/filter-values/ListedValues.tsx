import { type ColumnDataType, type ColumnKey, isDateType } from '@lienzo/schema/data/column';
import { MAX_LISTED } from '@lienzo/schema/data/filter-values';
import { formatCell } from '@lienzo/schema/data/format';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import { MultiSelect, type MultiSelectProps, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { type LoadColumnValues, useColumnValues } from './use-column-values.ts';

const messages = editorDataMessages.value;
/** Milliseconds of rest after which a search is sent. */
const SEARCH_REST = 250;

type Props = Pick<MultiSelectProps, 'size' | 'disabled' | 'comboboxProps' | 'error'> & {
  column: ColumnKey;
  type: ColumnDataType;
  label: string;
  /** As in a list of `readValues`. */
  values: string[];
  load: LoadColumnValues | undefined;
  onChange: (values: string[]) => void;
};

/** The values of 'está en', picked from those that the column really has, with their counts. */
export function ListedValues({ column, type, label, values, load, onChange, comboboxProps, ...look }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [words] = useDebouncedValue(search, SEARCH_REST);
  const match = useColumnValues(load, { column, search: words, isWanted: isOpen });
  const counts = new Map(match.values.map(({ valor, count }) => [toOption(valor), count]));
  const shown = [...new Set([...match.values.map(({ valor }) => valor), ...values])];
  return (
    <MultiSelect
      {...look}
      // The values come once it is open, and may not fit on the side that had room for none.
      comboboxProps={{ preventPositionChangeWhenVisible: false, ...comboboxProps }}
      aria-label={label}
      placeholder={values.length === 0 ? messages.pick : ''}
      searchable
      hidePickedOptions={false}
      maxValues={MAX_LISTED}
      maxDropdownHeight={220}
      data={shown.map((valor) => ({ value: toOption(valor), label: textOf(valor, type) }))}
      // What was searched for is found by the host; chosen values are only needed for their pills.
      filter={({ options }) => options.filter((option) => 'value' in option && counts.has(option.value))}
      renderOption={({ option, checked }) => (
        <>
          <Text span size="xs" flex={1} fw={checked ? 600 : 400} truncate>
            {checked ? '✓ ' : ''}
            {option.label}
          </Text>
          <Text span size="xs" c="dimmed">
            {(counts.get(option.value) ?? 0).toLocaleString('es-MX')}
          </Text>
        </>
      )}
      nothingFoundMessage={messageOf(match)}
      description={match.more ? messages.more(match.values.length) : undefined}
      value={values.map(toOption)}
      searchValue={search}
      onSearchChange={setSearch}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onChange={(next) => onChange(next.map(fromOption))}
    />
  );
}

/** An option of Mantine needs a value: empty cells get a sign before theirs, as all do. */
const toOption = (valor: string): string => `=${valor}`;
const fromOption = (option: string): string => option.slice(1);

const textOf = (valor: string, type: ColumnDataType): string =>
  valor.trim() === ''
    ? messages.empty
    : formatCell(valor, type, isDateType(type) ? 'fecha_media' : 'general');

function messageOf({ state, problem }: ReturnType<typeof useColumnValues>): string {
  if (state === 'failed') return problem;
  return state === 'loading' ? messages.searching : messages.noneFound;
}
