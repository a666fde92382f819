import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button, Skeleton, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { unreadQuery } from '../../shared/live/unread-query';
import type { MenuGroup, MenuScreen } from '../../shared/menu/built-screens';
import { groupScreens } from '../../shared/menu/group-screens';
import { MenuEntry } from './MenuEntry';
import { MenuGroupEntry } from './MenuGroupEntry';
import { menuQuery } from './menu-query';
import classes from './SideMenu.module.css';

/** The screen whose entry has the unread dot. */
const NOTICES = '/app/notificaciones';

/** The user's modules, in groups if there are many. Which groups are open is remembered; the current screen's is. */
export function MenuList({ userId, isRail }: { userId: string; isRail: boolean }) {
  const menu = useQuery(menuQuery(userId));
  const unread = useQuery(unreadQuery(userId)).data ?? 0;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [unfolded, setUnfolded] = useLocalStorage<Partial<Record<MenuGroup, boolean>>>({
    key: 'lienzo.menu-grupos',
    defaultValue: {},
    getInitialValueInEffect: false,
  });
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
  const opened = openedScreen(menu.data, path);
  const entryOf = (screen: MenuScreen) => ({
    screen,
    isOpened: screen === opened,
    unread: screen.address === NOTICES ? unread : 0,
  });
  return (
    <ul className={classes.list}>
      {groupScreens(menu.data).map((item) =>
        item.kind === 'screen' ? (
          <li key={item.screen.address}>
            <MenuEntry {...entryOf(item.screen)} isRail={isRail} />
          </li>
        ) : (
          <MenuGroupEntry
            key={item.group}
            group={item.group}
            entries={item.screens.map(entryOf)}
            isRail={isRail}
            isUnfolded={unfolded[item.group] ?? item.screens.some((screen) => screen === opened)}
            unfold={(isUnfolded) => setUnfolded({ ...unfolded, [item.group]: isUnfolded })}
          />
        ),
      )}
    </ul>
  );
}

/** The one that is looked at: its own address, or the nearest above an address that has no entry. */
const openedScreen = (screens: readonly MenuScreen[], path: string): MenuScreen | undefined =>
  screens
    .filter(({ address }) => path === address || (address !== '/app' && path.startsWith(`${address}/`)))
    .toSorted((one, other) => other.address.length - one.address.length)[0];
