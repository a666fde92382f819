import type { SessionAnswer } from '@lienzo/schema/accounts/session-endpoints';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { passwordMessages } from '@lienzo/schema/rule-messages/password-messages';
import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { ActionIcon, Avatar, Text, Tooltip } from '@mantine/core';
import {
  IconKey,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { LogoutButton } from './LogoutButton';
import { MenuList } from './MenuList';
import { OrganizationLogo } from './OrganizationLogo';
import classes from './SideMenu.module.css';

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
