import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { Menu } from '@mantine/core';
import {
  IconDownload,
  IconEye,
  IconFileUpload,
  IconFolder,
  IconFolderOpen,
  IconFolderSymlink,
  IconInfoCircle,
  IconLink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useLayer } from '../../../shared/layers/use-layer';
import { type Commands, every } from '../commands';
import type { DirectoryItem } from './directory-rows';
import classes from './ItemMenu.module.css';

/** Position of the menu, in viewport pixels, and its item. */
export type MenuPosition = { x: number; y: number; items: readonly DirectoryItem[] };

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

type ItemMenuProps = { place: MenuPosition | null; close: () => void; commands: Commands };

/** The row menu: by ⋯, right click or keyboard; shows only permitted actions (specification 1 §2 and §6). */
export function ItemMenu({ place, close, commands }: ItemMenuProps) {
  useLayer(place !== null, close);
  const items = place?.items ?? [];
  const [only] = items;
  if (place === null || only === undefined) return null;
  const label =
    items.length === 1
      ? directoryMessages.optionsOf(only.name)
      : directoryMessages.optionsOfMany(items.length);
  return (
    <Menu
      opened
      onClose={close}
      position="bottom-start"
      width={220}
      returnFocus={false}
      // Rendered within the screen's landmark, at the requested position.
      withinPortal={false}
      floatingStrategy="fixed"
      // Without keyboard toggling: the key press that opened it would close it immediately.
      clickOutsideEvents={['mousedown', 'touchstart']}
    >
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          className={classes.anchor}
          style={{ left: place.x, top: place.y }}
          aria-label={label}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {items.length === 1 ? (
          <OneItem item={only} commands={commands} />
        ) : (
          <ManyItems items={items} commands={commands} />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A search result, whose folder the user can see. */
const isMatched = ({ folder_path, parent_id }: DirectoryItem): boolean =>
  folder_path !== undefined && parent_id !== null;

function OneItem({ item, commands }: { item: DirectoryItem; commands: Commands }) {
  const { can, fs_type } = item;
  const isFile = fs_type === 'FILE';
  const hasLastGroup = (isFile && can.download) || can.move || can.delete;
  return (
    <>
      <Menu.Item
        leftSection={isFile ? <IconEye {...icon} /> : <IconFolderOpen {...icon} />}
        onClick={() => commands.open(item)}
      >
        {isFile ? directoryMessages.previewTitle : directoryMessages.open}
      </Menu.Item>
      {isMatched(item) && (
        <Menu.Item leftSection={<IconFolder {...icon} />} onClick={() => commands.goToFolder(item)}>
          {directoryMessages.goToFolder}
        </Menu.Item>
      )}
      <Menu.Divider />
      {can.rename && (
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => commands.rename(item)}>
          {directoryMessages.rename}
        </Menu.Item>
      )}
      {isFile && can.update && (
        <Menu.Item leftSection={<IconFileUpload {...icon} />} onClick={() => commands.update(item)}>
          {directoryMessages.update}
        </Menu.Item>
      )}
      {!isFile && can.share && (
        <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => commands.share(item)}>
          {directoryMessages.share}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconInfoCircle {...icon} />} onClick={() => commands.details(item)}>
        {directoryMessages.details}
      </Menu.Item>
      {hasLastGroup && <Menu.Divider />}
      {isFile && can.download && (
        <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => commands.download([item])}>
          {directoryMessages.download}
        </Menu.Item>
      )}
      <MoveAndDelete items={[item]} commands={commands} label={directoryMessages.move} />
    </>
  );
}

function ManyItems({ items, commands }: { items: readonly DirectoryItem[]; commands: Commands }) {
  return (
    <>
      {every(items, 'download') && (
        <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => commands.download(items)}>
          {directoryMessages.download}
        </Menu.Item>
      )}
      <MoveAndDelete items={items} commands={commands} label={directoryMessages.moveMany} />
    </>
  );
}

type MoveAndDeleteProps = { items: readonly DirectoryItem[]; commands: Commands; label: string };

function MoveAndDelete({ items, commands, label }: MoveAndDeleteProps) {
  return (
    <>
      {every(items, 'move') && (
        <Menu.Item leftSection={<IconFolderSymlink {...icon} />} onClick={() => commands.move(items)}>
          {label}
        </Menu.Item>
      )}
      {every(items, 'delete') && (
        <Menu.Item
          color="var(--mantine-color-error)"
          leftSection={<IconTrash {...icon} />}
          onClick={() => commands.remove(items)}
        >
          {directoryMessages.delete}
        </Menu.Item>
      )}
    </>
  );
}
