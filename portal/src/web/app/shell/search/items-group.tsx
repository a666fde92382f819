import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { IconFile, IconFolder } from '@tabler/icons-react';
import type { UseNavigateResult } from '@tanstack/react-router';

type MatchedItem = {
  id: string;
  parent_id: string | null;
  name: string;
  fs_type: 'DIR' | 'FILE';
  folder_path: string[];
};

/** A folder opens; a file is selected in its folder. */
export function itemsGroup(
  items: readonly MatchedItem[],
  navigate: UseNavigateResult<string>,
): SpotlightActionGroupData {
  return {
    group: shellMessages.itemsGroup,
    actions: items.map(({ id, parent_id, name, fs_type, folder_path }) => {
      const ItemIcon = fs_type === 'DIR' ? IconFolder : IconFile;
      return {
        id: `carpeta-o-archivo-${id}`,
        label: name,
        description: folder_path.join(' → '),
        leftSection: <ItemIcon size={20} stroke={1.6} aria-hidden />,
        onClick: () =>
          void (fs_type === 'DIR' || parent_id === null
            ? navigate({ to: '/app/directorio/$id', params: { id } })
            : navigate({
                to: '/app/directorio/$id',
                params: { id: parent_id },
                search: { elegidos: [id] },
              })),
      };
    }),
  };
}
