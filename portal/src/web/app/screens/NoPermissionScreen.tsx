import type { Role } from '@lienzo/schema/api/endpoint';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ScreenState } from '../../shared/states/ScreenState';

const ROLE_LIST = new Intl.ListFormat('es-MX', { type: 'conjunction' });

type NoPermissionScreenProps = { role: Role; allowed: readonly Role[] };

/** Shown when the user's role may not open a screen: which roles may, and who can change that. */
export function NoPermissionScreen({ role, allowed }: NoPermissionScreenProps) {
  const { roles } = sessionMessages;
  const help = shellMessages.noPermissionHelp[whoHelps(role, allowed)];
  const names = ROLE_LIST.format(allowed.map((one) => roles[one]));
  return (
    <ScreenState
      icon={IconLock}
      title={shellMessages.noPermissionTitle}
      text={shellMessages.noPermissionText(names, roles[role], help)}
    >
      <Button renderRoot={(props) => <Link to="/app" {...props} />}>{shellMessages.goHome}</Button>
    </ScreenState>
  );
}

/** A SuperAdmin is not appointed by an Admin, and has no Admin. */
function whoHelps(role: Role, allowed: readonly Role[]): keyof typeof shellMessages.noPermissionHelp {
  if (role === 'SuperAdmin') return 'otherAccount';
  return allowed.some((one) => one !== 'SuperAdmin') ? 'administrator' : 'operator';
}
