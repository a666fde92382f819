import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import classes from './Toolbar.module.css';

type SearchFieldProps = {
  /** What is searched: placeholder and accessible name. */
  label: string;
  clearLabel: string;
  words: string | undefined;
  change: (texts: string | undefined) => void;
  /** Enter: opens what is found first. */
  enter?: () => void;
};

/** The search field of a list, with a clear button. */
export function SearchField({ label, clearLabel, words = '', change, enter }: SearchFieldProps) {
  return (
    <TextInput
      className={classes.search ?? ''}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={words}
      onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && enter?.()}
      onChange={(event) => change(event.currentTarget.value || undefined)}
      rightSection={
        words !== '' && <CloseButton size="sm" aria-label={clearLabel} onClick={() => change(undefined)} />
      }
    />
  );
}
