import { directoryMessages } from '@lienzo/schema/messages/directory-messages';
import { Kbd, Stack, Table, Text } from '@mantine/core';

type Key = keyof typeof directoryMessages.keys;

const GROUPS: readonly { title: string; keys: readonly Key[] }[] = [
  {
    title: directoryMessages.shortcutGroups.move,
    keys: ['arrows', 'homeEnd', 'pages', 'typing', 'open', 'up', 'search'],
  },
  {
    title: directoryMessages.shortcutGroups.select,
    keys: ['space', 'shiftArrows', 'all', 'escape'],
  },
  {
    title: directoryMessages.shortcutGroups.act,
    keys: ['menu', 'rename', 'download', 'move', 'remove', 'create', 'upload', 'details', 'help'],
  },
];

/** The keys of the directory, by what one wants. */
export function ShortcutsSheet() {
  return (
    <Stack gap="lg">
      {GROUPS.map(({ title, keys }) => (
        <section key={title}>
          <Text component="h3" fw={620} mb={4}>
            {title}
          </Text>
          <Table withRowBorders={false} verticalSpacing={4}>
            <Table.Tbody>
              {keys.map((key) => (
                <Table.Tr key={key}>
                  <Table.Td>{directoryMessages.keys[key]}</Table.Td>
                  <Table.Td ta="end">
                    <Kbd>{directoryMessages.keyNames[key]}</Kbd>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      ))}
    </Stack>
  );
}
