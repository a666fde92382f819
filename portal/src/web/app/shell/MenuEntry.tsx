import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { MenuScreen } from '../../shared/menu/built-screens';
import classes from './SideMenu.module.css';

export type MenuEntryProps = {
  screen: MenuScreen;
  /** It, or a screen below it that has no entry of its own, is the one that is looked at. */
  isOpened: boolean;
  unread: number;
};

export function MenuEntry({ screen, isRail, isOpened, unread }: MenuEntryProps & { isRail: boolean }) {
  const { icon: ScreenIcon, name, address } = screen;
  return (
    <Tooltip label={name} position="right" disabled={!isRail}>
      <Link to={address} className={classes.entry} activeOptions={{ exact: !isOpened, includeSearch: false }}>
        <ScreenIcon size={20} stroke={1.6} aria-hidden />
        <span className={classes.name}>{name}</span>
        {unread > 0 && <UnreadDot />}
      </Link>
    </Tooltip>
  );
}

export const UnreadDot = () => (
  <span className={classes.unread}>
    <VisuallyHidden>{noticeMessages.unreadMark}</VisuallyHidden>
  </span>
);
