import type { ClientPerson } from '@lienzo/schema/accounts/client-endpoints';
import { clientMessages } from '@lienzo/schema/accounts/client-messages';
import { userMessages } from '@lienzo/schema/accounts/user-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import { paysheetAccessMessages } from '@lienzo/schema/masters/paysheet-access-messages';
import { Badge, Button, Group, Switch, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { messageOf } from '../../shared/api/message-of';
import { notify } from '../../shared/notices/notify';
import { CorrectPersonDialog } from '../../shared/people/CorrectPersonDialog';
import type { PersonChange } from '../../shared/people/person-changes';
import classes from './clients.module.css';
import { clientsQuery } from './clients-queries';

type ClientUserRowProps = { user: ClientPerson; ask: (change: PersonChange) => void };

/** A user of a client with the links of specification 2 §2. */
export function ClientUserRow({ user, ask }: ClientUserRowProps) {
  const isActive = user.active === 'true';
  const [isCorrecting, correcting] = useDisclosure(false);
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
      {user.can.edit && <PayrollsSwitch user={user} />}
      {user.can.edit && user.sees_paysheets && <NoticesSwitch user={user} />}
      {user.can.edit && (
        <Group gap={4} ms={-8}>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={userMessages.correctOf(user.name)}
            onClick={correcting.open}
          >
            {userMessages.correctShort}
          </Button>
          <Act change={isActive ? 'deactivate' : 'activate'} name={user.name} ask={ask} />
          {isActive && user.invited && <Act change="invite" name={user.name} ask={ask} />}
          <Act change="remove" name={user.name} ask={ask} />
        </Group>
      )}
      <CorrectPersonDialog
        person={isCorrecting ? user : null}
        renews={clientsQuery.queryKey}
        close={correcting.close}
      />
    </li>
  );
}

type ChoiceProps = {
  user: ClientPerson;
  isOn: boolean;
  label: string;
  /** With the person's name, for whoever does not see the row. */
  labelOf: (name: string) => string;
  change: (userId: string, isOn: boolean) => Promise<unknown>;
  done: (name: string, isOn: boolean) => string;
};

/** Takes effect at once. */
function Choice({ user: { id, name }, isOn, label, labelOf, change, done }: ChoiceProps) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (chosen: boolean) => change(id, chosen),
    onSuccess: (_done, chosen) => {
      notify.success(done(name, chosen), id);
      return queryClient.invalidateQueries({ queryKey: clientsQuery.queryKey });
    },
    onError: (error) => notify.danger(messageOf(error), id),
  });
  return (
    <Switch
      mt={6}
      checked={save.isPending ? save.variables : isOn}
      disabled={save.isPending}
      onChange={(event) => save.mutate(event.currentTarget.checked)}
      label={label}
      aria-label={labelOf(name)}
    />
  );
}

function PayrollsSwitch({ user }: { user: ClientPerson }) {
  return (
    <Choice
      user={user}
      isOn={user.sees_paysheets}
      label={paysheetAccessMessages.seesPaysheets}
      labelOf={paysheetAccessMessages.seesPaysheetsOf}
      change={(user_id, sees_paysheets) =>
        call(endpoints.set_client_user_payrolls, { body: { user_id, sees_paysheets } })
      }
      done={(name, isOn) =>
        isOn ? paysheetAccessMessages.allowed(name) : paysheetAccessMessages.ended(name)
      }
    />
  );
}

function NoticesSwitch({ user }: { user: ClientPerson }) {
  return (
    <Choice
      user={user}
      isOn={user.closing_notices}
      label={paysheetAccessMessages.closingNotices}
      labelOf={paysheetAccessMessages.closingNoticesOf}
      change={(user_id, closing_notices) =>
        call(endpoints.set_client_user_notices, { body: { user_id, closing_notices } })
      }
      done={(name, isOn) =>
        isOn ? paysheetAccessMessages.noticesAllowed(name) : paysheetAccessMessages.noticesEnded(name)
      }
    />
  );
}

type ActProps = {
  change: Exclude<PersonChange, 'reset'>;
  name: string;
  ask: (change: PersonChange) => void;
};

function Act({ change, name, ask }: ActProps) {
  const submitLabel = clientMessages[change];
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      {...(change === 'remove' ? { color: 'red' } : {})}
      aria-label={clientMessages.actionOf(submitLabel, name)}
      onClick={() => ask(change)}
    >
      {submitLabel}
    </Button>
  );
}
