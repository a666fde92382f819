import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { ActionIcon, Button, CloseButton, Text, Tooltip } from '@mantine/core';
import { type Icon, IconDotsVertical, IconDownload, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { focusList } from '../../../shared/directory/focus-list';
import { type Commands, every } from '../commands';
import type { DirectoryItem } from '../list/directory-rows';
import { ItemMenu, type MenuPosition } from '../list/ItemMenu';
import classes from './BatchBar.module.css';

type BatchBarProps = { items: readonly DirectoryItem[]; commands: Commands; clear: () => void };

/** The actions on the selected rows; it replaces the toolbar. */
export function BatchBar({ items, commands, clear }: BatchBarProps) {
  const bar = useRef<HTMLElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<MenuPosition | null>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      // It is removed with the selection; the focus moves to the list.
      const { activeElement } = document;
      if (activeElement === document.body || element?.contains(activeElement)) focusList();
    };
  }, []);
  return (
    <section ref={bar} className={classes.bar} aria-label={directoryMessages.selected(items.length)}>
      <CloseButton aria-label={directoryMessages.clearSelection} onClick={clear} />
      <Text fw={550} className={classes.count ?? ''} truncate>
        {directoryMessages.selected(items.length)}
      </Text>
      <div className={classes.actions}>
        {every(items, 'download') && (
          <Act icon={IconDownload} label={directoryMessages.download} run={() => commands.download(items)} />
        )}
        {every(items, 'move') && (
          <Act icon={IconFolderSymlink} label={directoryMessages.moveMany} run={() => commands.move(items)} />
        )}
        {every(items, 'delete') && (
          <Act icon={IconTrash} label={directoryMessages.delete} run={() => commands.remove(items)} />
        )}
        {items.length === 1 && (
          <Tooltip label={directoryMessages.moreActions} withinPortal={false}>
            <ActionIcon
              ref={more}
              variant="subtle"
              color="gray"
              size={32}
              aria-label={directoryMessages.moreActions}
              aria-haspopup="menu"
              onClick={(event) => {
                const box = event.currentTarget.getBoundingClientRect();
                setMenu({ x: box.left, y: box.bottom, items });
              }}
            >
              <IconDotsVertical size={18} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <ItemMenu
        place={menu}
        commands={commands}
        close={() => {
          setMenu(null);
          more.current?.focus();
        }}
      />
    </section>
  );
}

function Act({ icon: ActIcon, label, run }: { icon: Icon; label: string; run: () => void }) {
  return (
    <Button
      variant="subtle"
      size="compact-md"
      h={32}
      // On a phone only the icon is shown.
      aria-label={label}
      leftSection={<ActIcon size={18} stroke={1.6} aria-hidden />}
      onClick={run}
    >
      {label}
    </Button>
  );
}
