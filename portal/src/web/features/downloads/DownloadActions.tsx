import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import type { Render } from '@lienzo/schema/reports/render-endpoints';
import { Menu } from '@mantine/core';
import { IconDownload, IconRefresh, IconTrash, IconX } from '@tabler/icons-react';
import { isPending } from '../../shared/downloads/render-kinds';
import { RowMenu } from '../../shared/lists/RowMenu';
import { useDownloadChanges } from './use-download-changes';

/** The menu at the end of a file's row. */
export function DownloadActions({ render }: { render: Render }) {
  const { save, repeat, cancel, remove } = useDownloadChanges(render);
  return (
    <RowMenu label={downloadMessages.actionsOf(render.name)}>
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
    </RowMenu>
  );
}
