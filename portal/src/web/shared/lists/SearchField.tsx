import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import classes from './Toolbar.module.css';

type SearchFieldProps = {
  /** What is searched, said by placeholder and screen reader. */
  label: string;
  clearLabel: string;
  words: string | undefined;
  change: (words: string | undefined) => void;
};

/** The search of a list, with a button that empties it. */
export function SearchField({ label, clearLabel, words = '', change }: SearchFieldProps) {
  return (
    <TextInput
      className={classes.search ?? ''}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={words}
      onChange={(event) => change(event.currentTarget.value || undefined)}
      rightSection={
        words !== '' && <CloseButton size="sm" aria-label={clearLabel} onClick={() => change(undefined)} />
      }
    />
  );
}
