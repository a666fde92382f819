import { SearchSelect, type SearchSelectProps } from './SearchSelect.tsx';

type Props = Omit<SearchSelectProps, 'value' | 'onChange' | 'size'> & { onAdd: (value: string) => void };

/** A searchable select that adds the chosen option to a list and clears itself. */
export function AddSelect({ onAdd, ...select }: Props) {
  return (
    <SearchSelect
      {...select}
      size="xs"
      openOnFocus={false}
      value={null}
      onChange={(value) => {
        if (value !== null) onAdd(value);
      }}
    />
  );
}
