import type { OrganizationUser } from '@lienzo/schema/accounts/account-endpoints';
import { userMessages } from '@lienzo/schema/accounts/user-messages';
import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { Badge, Menu, Table, Text, UnstyledButton } from '@mantine/core';
import { useRef } from 'react';
import list from '../../shared/lists/ListTable.module.css';
import { RowMenu } from '../../shared/lists/RowMenu';
import { type PersonChange, personChange } from '../../shared/people/person-changes';
import classes from './users.module.css';

type UserRowProps = {
  user: OrganizationUser;
  showsCompany: boolean;
  isOwn: boolean;
  open: () => void;
  ask: (change: PersonChange) => void;
};

/** One collaborator: the name or a double click opens the panel, a menu holds what can be done. */
export function UserRow({ user, showsCompany, isOwn, open, ask }: UserRowProps) {
  const role = sessionMessages.roles[user.roleName];
  return (
    <Table.Tr onDoubleClick={open} {...(user.active === 'false' ? { className: classes.inactive } : {})}>
      <Table.Td className={classes.nombre ?? ''}>
        <div className={classes.person}>
          <UnstyledButton className={list.name} onClick={open}>
            {user.name}
          </UnstyledButton>
          <Marks user={user} isOwn={isOwn} />
        </div>
        {/* What the narrow table has no columns for. */}
        <Text size="sm" c="dimmed" className={list.narrow ?? ''}>
          {user.mail}
        </Text>
        <Text size="sm" c="dimmed" className={list.narrow ?? ''}>
          {showsCompany ? `${role} · ${user.organization}` : role}
        </Text>
      </Table.Td>
      <Table.Td className={classes.correo ?? ''}>{user.mail}</Table.Td>
      {showsCompany && <Table.Td className={classes.compania ?? ''}>{user.organization}</Table.Td>}
      <Table.Td className={classes.rol ?? ''}>{role}</Table.Td>
      <Table.Td className={list.actionsCell ?? ''}>
        {user.can.edit && <RowActions user={user} ask={ask} />}
      </Table.Td>
    </Table.Tr>
  );
}

function Marks({ user, isOwn }: { user: OrganizationUser; isOwn: boolean }) {
  return (
    <>
      {isOwn && (
        <Badge variant="light" color="gray">
          {userMessages.you}
        </Badge>
      )}
      {user.active === 'false' && (
        <Badge variant="light" color="red">
          {userMessages.inactive}
        </Badge>
      )}
      {user.invited && user.active === 'true' && (
        <Badge variant="light" color="yellow">
          {userMessages.invited}
        </Badge>
      )}
      {user.total_clients === 0 && (
        <Badge variant="light" color="orange">
          {userMessages.noClients}
        </Badge>
      )}
    </>
  );
}

/** A reset is for who has a password and may use it; who never chose one is invited again. */
const changesOf = ({ active, invited }: OrganizationUser): PersonChange[] =>
  active === 'true' ? ['deactivate', invited ? 'invite' : 'reset', 'remove'] : ['activate', 'remove'];

/** What can be done to a collaborator (specification 1 §2, the links of a row), in a menu at its end. */
function RowActions({ user, ask }: { user: OrganizationUser; ask: (change: PersonChange) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <RowMenu label={userMessages.actionsOf(user.name)} buttonRef={button}>
      {changesOf(user).map((change) => (
        <Menu.Item
          key={change}
          {...(change === 'remove' ? { color: 'var(--mantine-color-error)' } : {})}
          onClick={() => {
            // The question gives the focus back to where it was; the entry is gone by then.
            button.current?.focus();
            ask(change);
          }}
        >
          {personChange(change, user).verb}
        </Menu.Item>
      ))}
    </RowMenu>
  );
}
