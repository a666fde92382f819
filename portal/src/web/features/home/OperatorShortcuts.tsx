import { homeMessages } from '@lienzo/schema/messages/home-messages';
import { Text } from '@mantine/core';
import { type Icon, IconBuilding, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './home.module.css';

type Shortcut = { to: '/app/provedores' | '/app/usuarios'; icon: Icon; name: string; text: string };

const SHORTCUTS: readonly Shortcut[] = [
  {
    to: '/app/provedores',
    icon: IconBuilding,
    name: homeMessages.providers,
    text: homeMessages.providersText,
  },
  { to: '/app/usuarios', icon: IconUsers, name: homeMessages.users, text: homeMessages.usersText },
];

/** Frequent destinations of a SuperAdmin. */
export function OperatorShortcuts() {
  return (
    <nav className={classes.shortcuts} aria-label={homeMessages.shortcuts}>
      {SHORTCUTS.map(({ to, icon: ShortcutIcon, name, text }) => (
        <Link key={to} to={to} className={classes.shortcut}>
          <ShortcutIcon size={22} stroke={1.6} aria-hidden />
          <span>
            <Text span display="block" fw={620}>
              {name}
            </Text>
            <Text span display="block" size="sm" c="dimmed">
              {text}
            </Text>
          </span>
        </Link>
      ))}
    </nav>
  );
}
