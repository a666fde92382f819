import { userMessages } from '@lienzo/schema/accounts/user-messages';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import {
  ActionIcon,
  Burger,
  Kbd,
  Text,
  Tooltip,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { IconChevronRight, IconHome, IconMoon, IconSearch, IconSun } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { JobsIndicator } from '../../shared/downloads/JobsIndicator';
import { mayOpen } from '../../shared/session/screen-roles';
import { useSession } from '../../shared/session/use-session';
import { type ShellBarPositions, shellBarPositions } from '../../shared/shell-bar/shell-bar-positions';
import { pageTitleStore } from '../../shared/states/page-title-store';
import { UploadsIndicator } from '../../shared/uploads/UploadsIndicator';
import { NoticesBell } from './NoticesBell';
import { screenSearch } from './search/screen-search';
import classes from './TopBar.module.css';

const PARENTS = {
  reports: { address: '/app/reports', name: reportMessages.title },
  downloads: { address: '/app/descargas', name: downloadMessages.listTitle },
  notices: { address: '/app/notificaciones', name: noticeMessages.title },
  directory: { address: '/app/directorio', name: directoryMessages.title },
  users: { address: '/app/usuarios', name: userMessages.title },
  capture: { address: '/app/incidents_new', name: captureMessages.title },
  runs: { address: '/app/cierre', name: runMessages.title },
} as const;

type Parent = keyof typeof PARENTS;
type TopBarProps = { openMenu: () => void; parent?: Parent };

/** Breadcrumbs, search, running downloads and the colour scheme; within a screen's own bar where it has one. */
export function TopBar(props: TopBarProps) {
  const { path, tools } = useStore(shellBarPositions);
  return path === null ? <OwnBar {...props} /> : <InPositions {...props} path={path} tools={tools} />;
}

function OwnBar({ openMenu, parent }: TopBarProps) {
  const session = useSession();
  return (
    <div className={classes.bar}>
      <Burger size="sm" onClick={openMenu} hiddenFrom="sm" aria-label={shellMessages.openMenu} />
      <Breadcrumbs {...(parent ? { parent } : {})} />
      <div className={classes.tools}>
        <RunningJobs />
        <UnstyledButton className={classes.search} onClick={screenSearch.open}>
          <IconSearch size={16} stroke={1.7} aria-hidden />
          <span className={classes.searchWords}>{shellMessages.search}</span>
          <Kbd size="xs" className={classes.keys ?? ''} aria-hidden>
            {shellMessages.searchKeys}
          </Kbd>
        </UnstyledButton>
        {session !== null && mayOpen(session.roleName, 'notices') && <NoticesBell session={session} />}
        <ColorSchemeToggle />
      </div>
    </div>
  );
}

/** The way up, and the tools that a screen does not have itself. */
function InPositions({ openMenu, parent, path, tools }: TopBarProps & ShellBarPositions) {
  return (
    <>
      {path &&
        createPortal(
          <div className={classes.path}>
            <Burger size="sm" onClick={openMenu} hiddenFrom="sm" aria-label={shellMessages.openMenu} />
            <PathUp {...(parent ? { parent } : {})} />
          </div>,
          path,
        )}
      {tools &&
        createPortal(
          <>
            <RunningJobs />
            <SearchIcon />
          </>,
          tools,
        )}
    </>
  );
}

function RunningJobs() {
  return (
    <>
      <UploadsIndicator />
      <JobsIndicator />
    </>
  );
}

function SearchIcon() {
  return (
    <Tooltip label={`${shellMessages.search} (${shellMessages.searchKeys})`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={shellMessages.search}
        onClick={screenSearch.open}
      >
        <IconSearch size={17} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

/** The breadcrumbs up to the screen, whose own bar names what it shows. */
function PathUp({ parent }: { parent?: Parent }) {
  return (
    <nav aria-label={shellMessages.breadcrumbs} className={`${classes.crumbs} ${classes.pathUp}`}>
      <ol>
        <CrumbsAbove {...(parent ? { parent } : {})} />
        <li aria-hidden>
          <IconChevronRight size={14} />
        </li>
      </ol>
    </nav>
  );
}

function Breadcrumbs({ parent }: { parent?: Parent }) {
  const title = useStore(pageTitleStore, (state) => state.title);
  return (
    <nav aria-label={shellMessages.breadcrumbs} className={classes.crumbs}>
      <ol>
        <CrumbsAbove {...(parent ? { parent } : {})} />
        <li aria-current="page">
          <IconChevronRight size={14} aria-hidden />
          <Text span truncate fw={550}>
            {title}
          </Text>
        </li>
      </ol>
    </nav>
  );
}

function CrumbsAbove({ parent }: { parent?: Parent }) {
  const above = parent === undefined ? null : PARENTS[parent];
  return (
    <>
      <li className={classes.home}>
        <Link to="/app" aria-label={shellMessages.home}>
          <IconHome size={17} stroke={1.6} aria-hidden />
        </Link>
      </li>
      {above !== null && (
        <li className={classes.above}>
          <IconChevronRight size={14} aria-hidden />
          <Link to={above.address}>{above.name}</Link>
        </li>
      )}
    </>
  );
}

function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const label = isDark ? shellMessages.toLight : shellMessages.toDark;
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      >
        {isDark ? <IconSun size={18} stroke={1.7} /> : <IconMoon size={18} stroke={1.7} />}
      </ActionIcon>
    </Tooltip>
  );
}
