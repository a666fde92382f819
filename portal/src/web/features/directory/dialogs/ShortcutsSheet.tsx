import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { Kbd, Stack, Table, Text } from '@mantine/core';
import type { DirectoryItem } from '../list/directory-rows';

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
    keys: ['menu', 'rename', 'download', 'move', 'remove', 'create', 'upload', 'undo', 'details', 'help'],
  },
];

/** Shortcuts that need a permission, hidden without it. */
const NEEDS: Partial<Record<Key, keyof DirectoryItem['can']>> = {
  rename: 'create',
  move: 'create',
  remove: 'create',
  create: 'create',
  download: 'download',
  upload: 'upload',
  undo: 'create',
};

/** The keyboard shortcuts of the directory, grouped by purpose; `can`: the user's permissions in the open folder. */
export function ShortcutsSheet({ can }: { can: DirectoryItem['can'] | undefined }) {
  return (
    <Stack gap="lg">
      {GROUPS.map(({ title, keys }) => (
        <section key={title}>
          <Text component="h3" fw={620} mb={4}>
            {title}
          </Text>
          <Table withRowBorders={false} verticalSpacing={4}>
            <Table.Tbody>
              {keys
                .filter((key) => isShown(key, can))
                .map((key) => (
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

function isShown(key: Key, can: DirectoryItem['can'] | undefined): boolean {
  const need = NEEDS[key];
  return need === undefined || can?.[need] === true;
}
