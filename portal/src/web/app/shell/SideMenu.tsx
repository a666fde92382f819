import type { SessionAnswer } from '@lienzo/schema/api/session-endpoints';
import { noticeMessages } from '@lienzo/schema/messages/notice-messages';
import { passwordMessages } from '@lienzo/schema/messages/password-messages';
import { sessionMessages } from '@lienzo/schema/messages/session-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { ActionIcon, Avatar, Button, Skeleton, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import {
  IconKey,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { unreadQuery } from '../../shared/live/unread-query';
import type { MenuScreen } from './built-screens';
import { LogoutButton } from './LogoutButton';
import { menuQuery } from './menu-query';
import { OrganizationLogo } from './OrganizationLogo';
import classes from './SideMenu.module.css';

/** The screen whose entry has the unread dot. */
const NOTICES = '/app/notificaciones';

type SideMenuProps = { session: SessionAnswer; isRail: boolean; toggleRail?: () => void };

/** Logo, the user's modules, and at the bottom the user and "Cerrar sesión". Collapsed: icons only. */
export function SideMenu({ session, isRail, toggleRail }: SideMenuProps) {
  return (
    <div className={classes.menu} data-rail={isRail || undefined}>
      <div className={classes.head}>
        <OrganizationLogo session={session} isRail={isRail} />
      </div>
      <div className={classes.screens}>
        <MenuList userId={session.userId} isRail={isRail} />
      </div>
      {toggleRail !== undefined && (
        <div className={classes.toggle}>
          <Tooltip
            label={isRail ? shellMessages.expandMenu : shellMessages.collapseMenu}
            position="right"
            withinPortal={false}
          >
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              onClick={toggleRail}
              aria-expanded={!isRail}
              aria-label={isRail ? shellMessages.expandMenu : shellMessages.collapseMenu}
            >
              {isRail ? (
                <IconLayoutSidebarLeftExpand size={18} stroke={1.6} />
              ) : (
                <IconLayoutSidebarLeftCollapse size={18} stroke={1.6} />
              )}
            </ActionIcon>
          </Tooltip>
        </div>
      )}
      <Person session={session} isRail={isRail} />
    </div>
  );
}

function MenuList({ userId, isRail }: { userId: string; isRail: boolean }) {
  const menu = useQuery(menuQuery(userId));
  const unread = useQuery(unreadQuery(userId)).data ?? 0;
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (menu.isPending)
    return (
      <div className={classes.list}>
        <Skeleton height={36} />
        <Skeleton height={36} />
      </div>
    );
  if (menu.isError)
    return (
      <div role="alert" className={classes.failed}>
        {!isRail && <Text size="sm">{shellMessages.menuFailed}</Text>}
        <Button variant="default" size="compact-sm" onClick={() => menu.refetch()}>
          {shellMessages.retry}
        </Button>
      </div>
    );
  if (menu.data.length === 0)
    return isRail ? null : (
      <Text size="sm" c="dimmed" p="xs">
        {shellMessages.noModules}
      </Text>
    );
  const opened = menu.data
    .map(({ address }) => address)
    .filter((address) => path === address || (address !== '/app' && path.startsWith(`${address}/`)))
    .toSorted((one, other) => other.length - one.length)[0];
  return (
    <ul className={classes.list}>
      {menu.data.map((screen) => (
        <li key={screen.address}>
          <MenuEntry
            screen={screen}
            isRail={isRail}
            isOpened={screen.address === opened}
            unread={screen.address === NOTICES ? unread : 0}
          />
        </li>
      ))}
    </ul>
  );
}

type MenuEntryProps = {
  screen: MenuScreen;
  isRail: boolean;
  /** It, or a screen below it that has no entry of its own, is the one that is looked at. */
  isOpened: boolean;
  unread: number;
};

function MenuEntry({ screen, isRail, isOpened, unread }: MenuEntryProps) {
  const { icon: ScreenIcon, name, address } = screen;
  return (
    <Tooltip label={name} position="right" disabled={!isRail}>
      <Link to={address} className={classes.entry} activeOptions={{ exact: !isOpened, includeSearch: false }}>
        <ScreenIcon size={20} stroke={1.6} aria-hidden />
        <span className={classes.name}>{name}</span>
        {unread > 0 && (
          <span className={classes.unread}>
            <VisuallyHidden>{noticeMessages.unreadMark}</VisuallyHidden>
          </span>
        )}
      </Link>
    </Tooltip>
  );
}

function Person({ session, isRail }: { session: SessionAnswer; isRail: boolean }) {
  return (
    <div className={classes.foot}>
      <div className={classes.person}>
        <Tooltip label={session.userName} position="right" withinPortal={false} disabled={!isRail}>
          <Avatar name={session.userName} size={32} radius="xl" color="brand" aria-hidden />
        </Tooltip>
        <div className={classes.name}>
          <Text size="sm" fw={550} truncate title={session.userMail}>
            {session.userName}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {sessionMessages.roles[session.roleName]}
          </Text>
        </div>
      </div>
      <Link to="/app/updatepassword" className={classes.entry}>
        <IconKey size={20} stroke={1.6} aria-hidden />
        <span className={classes.name}>{passwordMessages.changeTitle}</span>
      </Link>
      <LogoutButton className={classes.entry ?? ''}>
        <IconLogout size={20} stroke={1.6} aria-hidden />
        <span className={classes.name}>{sessionMessages.logout}</span>
      </LogoutButton>
    </div>
  );
}
