import type { Render } from '@lienzo/schema/api/render-endpoints';
import { downloadMessages } from '@lienzo/schema/messages/download-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconDownload, IconRefresh, IconTrash, IconX } from '@tabler/icons-react';
import { useMenuLayer } from '../../shared/layers/use-menu-layer';
import { isPending } from './is-pending';
import { useDownloadChanges } from './use-download-changes';

/** The menu at the end of a file's row. */
export function DownloadActions({ render }: { render: Render }) {
  const menu = useMenuLayer();
  const { save, repeat, cancel, remove } = useDownloadChanges(render);
  return (
    <Menu {...menu} position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={downloadMessages.actionsOf(render.name)}
        >
          <IconDotsVertical size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {render.state === 'done' && (
          <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
            {downloadMessages.save}
          </Menu.Item>
        )}
        {isPending(render) ? (
          <Menu.Item leftSection={<IconX size={16} aria-hidden />} onClick={cancel}>
            {shellMessages.cancel}
          </Menu.Item>
        ) : (
          render.repeatable && (
            <Menu.Item
              leftSection={<IconRefresh size={16} aria-hidden />}
              title={downloadMessages.repeatHelp}
              onClick={repeat}
            >
              {downloadMessages.repeat}
            </Menu.Item>
          )
        )}
        <Menu.Item
          leftSection={<IconTrash size={16} aria-hidden />}
          color="var(--mantine-color-error)"
          onClick={remove}
        >
          {downloadMessages.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
