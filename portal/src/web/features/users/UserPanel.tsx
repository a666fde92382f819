import { COLLABORATOR_ROLES, type OrganizationUser } from '@lienzo/schema/accounts/account-endpoints';
import { userMessages } from '@lienzo/schema/accounts/user-messages';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { Avatar, Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { CorrectPersonDialog } from '../../shared/people/CorrectPersonDialog';
import { type Hold, useUnsavedQuestion } from '../../shared/unsaved/use-unsaved-question';
import { UserAccessForm } from './UserAccessForm';
import { usersQuery } from './users-query';

/** The panel of a row: who it is, the role, and the clients of an Ejecutivo. */
export function UserPanel({ user, close }: { user: OrganizationUser | null; close: () => void }) {
  const unsaved = useUnsavedQuestion(user !== null, close);
  const [isCorrecting, correcting] = useDisclosure(false);
  return (
    <Drawer
      opened={user !== null}
      onClose={unsaved.leave}
      closeOnEscape={!unsaved.isAsking && !isCorrecting}
      position="right"
      size={440}
      title={user?.name}
      closeButtonProps={{ 'aria-label': userMessages.panelClose }}
    >
      {user !== null && (
        <Stack gap="lg" key={user.id}>
          <Group gap="sm" wrap="nowrap">
            <Avatar name={user.name} size={44} radius="xl" color="brand" aria-hidden />
            <div>
              <Text style={{ overflowWrap: 'anywhere' }}>{user.mail}</Text>
              <Text size="sm" c="dimmed">
                {user.organization} · {userMessages.since(formatMediumDate(user.created_at))}
              </Text>
              {user.can.edit && (
                <Button variant="subtle" size="compact-sm" ms={-8} onClick={correcting.open}>
                  {userMessages.correct}
                </Button>
              )}
            </div>
          </Group>
          <CorrectPersonDialog
            person={isCorrecting ? user : null}
            renews={usersQuery.queryKey}
            close={correcting.close}
          />
          <Access user={user} close={close} hold={unsaved.hold} />
        </Stack>
      )}
      {unsaved.question}
    </Drawer>
  );
}

type AccessProps = { user: OrganizationUser; close: () => void; hold: Hold };

/** To be changed, or to be read. */
function Access({ user, close, hold }: AccessProps) {
  const savedRole = COLLABORATOR_ROLES.find((role) => role === user.roleName);
  if (!user.can.edit || savedRole === undefined) return <ReadOnlyAccess user={user} />;
  return <UserAccessForm user={user} savedRole={savedRole} close={close} hold={hold} />;
}

function ReadOnlyAccess({ user }: { user: OrganizationUser }) {
  return (
    <div>
      <Text fw={550}>{userMessages.role}</Text>
      <Text mb="sm">{sessionMessages.roles[user.roleName]}</Text>
      <Text size="sm" c="dimmed">
        {userMessages.readOnly}
      </Text>
    </div>
  );
}
