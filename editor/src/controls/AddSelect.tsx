import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';

type Props = Omit<
  SelectProps,
  'value' | 'onChange' | 'searchable' | 'searchValue' | 'onSearchChange' | 'size'
> & { onAdd: (value: string) => void };

/** A searchable select that adds the chosen option to a list and clears itself. */
export function AddSelect({ onAdd, ...select }: Props) {
  const [search, setSearch] = useState('');
  return (
    <Select
      {...select}
      size="xs"
      openOnFocus={false}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      value={null}
      onChange={(value) => {
        if (value === null) return;
        onAdd(value);
        setSearch('');
      }}
    />
  );
}
