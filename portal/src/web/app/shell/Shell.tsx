import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { AppShell, Drawer } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useConnectionLost } from '../../shared/api/use-connection-lost';
import { ConfirmationHost } from '../../shared/dialogs/ConfirmationHost';
import { DownloadDialog } from '../../shared/downloads/DownloadDialog';
import { downloadJobs } from '../../shared/downloads/download-jobs';
import { ParameterDialog } from '../../shared/downloads/ParameterDialog';
import { useAdoptedRenders } from '../../shared/downloads/use-adopted-renders';
import { usePartsNotice } from '../../shared/downloads/use-parts-notice';
import { useLayer } from '../../shared/layers/use-layer';
import { useLiveEvents } from '../../shared/live/use-live-events';
import { useSession } from '../../shared/session/use-session';
import { shellBarPositions } from '../../shared/shell-bar/shell-bar-positions';
import { UploadsHost } from '../../shared/uploads/UploadsHost';
import { uploadQueue } from '../../shared/uploads/upload-queue';
import { NoPermissionScreen } from '../screens/NoPermissionScreen';
import { ConnectionBanner } from './ConnectionBanner';
import { SessionEndedDialog } from './SessionEndedDialog';
import classes from './Shell.module.css';
import { SideMenu } from './SideMenu';
import { ScreenSearch } from './search/ScreenSearch';
import { TopBar } from './TopBar';

const HEADER_HEIGHT = 48;
/** Below the top bar, while the server is unreachable. */
const BANNER_HEIGHT = 32;
const MENU_WIDTH = 232;
const RAIL_WIDTH = 60;

/** The layout around every screen of a signed-in user. */
export function Shell() {
  const session = useSession();
  const screen = useMatches().at(-1)?.staticData ?? {};
  const fillsWindow = screen.fillsWindow ?? false;
  const [drawerIsOpen, drawer] = useDisclosure(false);
  useLayer(drawerIsOpen, drawer.close);
  const [isRail, setIsRail] = useLocalStorage({
    // A screen that needs the width starts with the collapsed menu, and stores its own preference.
    key: fillsWindow ? 'lienzo.menu-angosto.editor' : 'lienzo.menu-angosto',
    defaultValue: fillsWindow,
    getInitialValueInEffect: false,
  });
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever chose a screen wants the drawer out of the way
  useEffect(drawer.close, [pathname]);

  useLiveEvents();
  useAdoptedRenders(session?.userId);
  usePartsNotice();
  const isLost = useConnectionLost();

  // Downloads of one user are not offered to the next.
  const userId = session?.userId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup belongs to the person
  useEffect(
    () => () => {
      downloadJobs.forget();
      uploadQueue.forget();
    },
    [userId],
  );

  const { path } = useStore(shellBarPositions);
  if (session === null) return null;
  const mayOpen = screen.roles === undefined || screen.roles.includes(session.roleName);
  return (
    <AppShell
      layout="alt"
      header={{ height: headerHeight({ hasBar: path === null, isLost }) }}
      navbar={{ width: isRail ? RAIL_WIDTH : MENU_WIDTH, breakpoint: 'sm', collapsed: { mobile: true } }}
      transitionDuration={120}
    >
      <a className="lienzo-skip" href="#contenido">
        {shellMessages.skipToContent}
      </a>
      <AppShell.Header className={classes.header} withBorder={path === null || isLost}>
        <TopBar openMenu={drawer.open} {...(screen.parent ? { parent: screen.parent } : {})} />
        <ConnectionBanner isLost={isLost} />
      </AppShell.Header>
      <AppShell.Navbar visibleFrom="sm" className={classes.navbar} aria-label={shellMessages.mainMenu}>
        <SideMenu session={session} isRail={isRail} toggleRail={() => setIsRail(!isRail)} />
      </AppShell.Navbar>
      <Drawer
        opened={drawerIsOpen}
        onClose={drawer.close}
        size={280}
        title={shellMessages.mainMenu}
        closeButtonProps={{ 'aria-label': shellMessages.closeMenu }}
        classNames={{ body: classes.drawerBody ?? '', content: classes.drawerContent ?? '' }}
        hiddenFrom="sm"
      >
        <nav className={classes.drawerNav} aria-label={shellMessages.mainMenu}>
          <SideMenu session={session} isRail={false} />
        </nav>
      </Drawer>
      <AppShell.Main
        id="contenido"
        tabIndex={-1}
        className={fillsWindow || screen.scrollsInside ? classes.window : classes.main}
        data-fills-window={fillsWindow || undefined}
      >
        {mayOpen ? <Outlet /> : <NoPermissionScreen role={session.roleName} allowed={screen.roles ?? []} />}
      </AppShell.Main>
      <ScreenSearch session={session} />
      <ParameterDialog />
      <ConfirmationHost />
      <DownloadDialog />
      <UploadsHost />
      <SessionEndedDialog />
    </AppShell>
  );
}

/** A screen that takes the top bar into its own leaves only the banner of a lost connection. */
const headerHeight = ({ hasBar, isLost }: { hasBar: boolean; isLost: boolean }): number =>
  (hasBar ? HEADER_HEIGHT : 0) + (isLost ? BANNER_HEIGHT : 0);
