import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Menu, UnstyledButton } from '@mantine/core';
import {
  type Icon,
  IconCalendarPlus,
  IconCash,
  IconChevronDown,
  IconFileAnalytics,
  IconFolder,
  IconId,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useMenuLayer } from '../../shared/layers/use-menu-layer';
import type { MenuGroup } from '../../shared/menu/built-screens';
import { MenuEntry, type MenuEntryProps, UnreadDot } from './MenuEntry';
import classes from './SideMenu.module.css';

const ICONS: Record<MenuGroup, Icon> = {
  documents: IconFolder,
  people: IconUsers,
  reports: IconFileAnalytics,
  incidents: IconCalendarPlus,
  payroll: IconCash,
  imss: IconId,
  settings: IconSettings,
};

type MenuGroupEntryProps = {
  group: MenuGroup;
  entries: MenuEntryProps[];
  isRail: boolean;
  isUnfolded: boolean;
  unfold: (isUnfolded: boolean) => void;
};

/** A group of screens below a head that folds it; in the rail, a menu beside its icon. */
export function MenuGroupEntry({ group, entries, isRail, isUnfolded, unfold }: MenuGroupEntryProps) {
  const listId = useId();
  const menu = useMenuLayer();
  const name = shellMessages.menuGroups[group];
  const GroupIcon = ICONS[group];
  const hasCurrent = entries.some(({ isOpened }) => isOpened);
  const hasUnread = entries.some(({ unread }) => unread > 0);
  if (isRail)
    return (
      <li>
        <Menu {...menu} position="right-start" offset={12}>
          <Menu.Target>
            <UnstyledButton
              className={classes.entry}
              data-current={hasCurrent || undefined}
              aria-label={name}
              title={name}
            >
              <GroupIcon size={20} stroke={1.6} aria-hidden />
              {hasUnread && <UnreadDot />}
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{name}</Menu.Label>
            {entries.map(({ screen: { address, icon: ScreenIcon, name: label } }) => (
              <Menu.Item
                key={address}
                component={Link}
                to={address}
                leftSection={<ScreenIcon size={18} stroke={1.6} aria-hidden />}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </li>
    );
  return (
    <li>
      <UnstyledButton
        className={classes.entry}
        data-current={(hasCurrent && !isUnfolded) || undefined}
        aria-expanded={isUnfolded}
        aria-controls={listId}
        onClick={() => unfold(!isUnfolded)}
      >
        <GroupIcon size={20} stroke={1.6} aria-hidden />
        <span className={classes.name}>{name}</span>
        {hasUnread && !isUnfolded && <UnreadDot />}
        <IconChevronDown size={16} stroke={1.6} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <ul id={listId} className={classes.sublist} hidden={!isUnfolded}>
        {entries.map((entry) => (
          <li key={entry.screen.address}>
            <MenuEntry {...entry} isRail={false} />
          </li>
        ))}
      </ul>
    </li>
  );
}
