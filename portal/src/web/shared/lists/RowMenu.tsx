import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { useMenuLayer } from '../layers/use-menu-layer';

type RowMenuProps = {
  /** Names the row for who does not see it. */
  label: string;
  /** The entries, `Menu.Item`. */
  children: ReactNode;
  /** The button, for who gives the focus back to it. */
  buttonRef?: Ref<HTMLButtonElement>;
};

/** The menu at the end of a row of a list, or of a bar. */
export function RowMenu({ label, children, buttonRef }: RowMenuProps) {
  const menu = useMenuLayer();
  return (
    <Menu {...menu} position="bottom-end">
      <Menu.Target>
        <ActionIcon
          {...(buttonRef === undefined ? {} : { ref: buttonRef })}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={label}
        >
          <IconDotsVertical size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
