import type { ClientPerson } from '@lienzo/schema/api/client-endpoints';
import { clientMessages } from '@lienzo/schema/messages/client-messages';
import { Badge, Button, Group, Text } from '@mantine/core';
import type { PersonChange } from '../../shared/people/person-changes';
import classes from './clients.module.css';

type ClientUserRowProps = { user: ClientPerson; ask: (change: PersonChange) => void };

/** A user of a client with the links of specification 2 §2. */
export function ClientUserRow({ user, ask }: ClientUserRowProps) {
  const isActive = user.active === 'true';
  return (
    <li className={classes.personRow}>
      <div>
        <Group gap={8}>
          <Text size="sm" fw={550} className={classes.text ?? ''}>
            {user.name}
          </Text>
          {!isActive && (
            <Badge variant="light" color="red">
              {clientMessages.inactive}
            </Badge>
          )}
          {isActive && user.invited && (
            <Badge variant="light" color="yellow">
              {clientMessages.invited}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed" className={classes.text ?? ''}>
          {user.mail}
        </Text>
      </div>
      {user.can.edit && (
        <Group gap={4} ms={-8}>
          <Act change={isActive ? 'deactivate' : 'activate'} name={user.name} ask={ask} />
          {isActive && user.invited && <Act change="invite" name={user.name} ask={ask} />}
          <Act change="remove" name={user.name} ask={ask} />
        </Group>
      )}
    </li>
  );
}

type ActProps = {
  change: Exclude<PersonChange, 'reset'>;
  name: string;
  ask: (change: PersonChange) => void;
};

function Act({ change, name, ask }: ActProps) {
  const verb = clientMessages[change];
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      {...(change === 'remove' ? { color: 'red' } : {})}
      aria-label={clientMessages.actionOf(verb, name)}
      onClick={() => ask(change)}
    >
      {verb}
    </Button>
  );
}
