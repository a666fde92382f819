import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { ScrollArea, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type Props = {
  search: string;
  onSearch: (search: string) => void;
  /** Whether no column matches the search. */
  none: boolean;
  /** The matching columns. */
  children: ReactNode;
};

/** A column search field above a scrollable list. */
export function ColumnSearch({ search, onSearch, none, children }: Props) {
  return (
    <>
      <TextInput
        size="xs"
        aria-label={editorColumnMessages.search}
        placeholder={editorColumnMessages.search}
        leftSection={<IconSearch size={14} stroke={1.6} />}
        data-autofocus
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <ScrollArea.Autosize mah={300} mt={8} type="auto">
        {children}
        {none ? (
          <Text size="xs" c="dimmed" p={4}>
            {editorColumnMessages.noneFound}
          </Text>
        ) : null}
      </ScrollArea.Autosize>
    </>
  );
}
