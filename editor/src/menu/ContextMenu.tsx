import { editorMenuMessages } from '@lienzo/schema/messages/editor-menu-messages';
import { Menu } from '@mantine/core';
import { Fragment } from 'react';
import { useEditorStore } from '../store/use-editor.ts';
import classes from './ContextMenu.module.css';
import { menuEntries } from './menu-entries.ts';
import type { OpenMenu } from './use-context-menu.ts';

/** The context menu of items, sections and the page, at the pointer or at what has the focus. */
export function ContextMenu({ menu, close }: { menu: OpenMenu; close: () => void }) {
  const store = useEditorStore();
  const groups = menuEntries(store, menu.target);
  const leave = (): void => {
    close();
    // What the menu has removed or moved is focused by the page.
    if (menu.returnTo?.isConnected) menu.returnTo.focus({ preventScroll: true });
  };
  return (
    <Menu
      opened
      onChange={(opened) => {
        if (!opened) leave();
      }}
      position="bottom-start"
      offset={2}
      width={290}
      shadow="md"
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <div style={{ position: 'fixed', left: menu.at.x, top: menu.at.y, width: 1, height: 1 }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={editorMenuMessages.label}>
        {groups.map((entries, group) => (
          <Fragment key={entries[0]?.name}>
            {group > 0 ? <Menu.Divider /> : null}
            {entries.map(({ name, keys, disabled = false, danger = false, run }, index) => (
              <Menu.Item
                key={name}
                disabled={disabled}
                {...(danger && { className: classes.danger ?? '' })}
                data-autofocus={(group === 0 && index === 0) || undefined}
                aria-keyshortcuts={keys === undefined ? undefined : shortcutOf(keys)}
                rightSection={
                  keys === undefined ? null : (
                    <span className={classes.keys} aria-hidden>
                      {keys}
                    </span>
                  )
                }
                onClick={run}
              >
                {name}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const SPOKEN: Record<string, string> = {
  Ctrl: 'Control',
  Supr: 'Delete',
  Esc: 'Escape',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
};

/** As `aria-keyshortcuts` names the keys. */
const shortcutOf = (keys: string): string =>
  keys
    .split('+')
    .map((key) => SPOKEN[key] ?? key)
    .join('+');
