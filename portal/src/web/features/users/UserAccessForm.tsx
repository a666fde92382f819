import { COLLABORATOR_ROLES, type OrganizationUser } from '@lienzo/schema/accounts/account-endpoints';
import { userMessages } from '@lienzo/schema/accounts/user-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api/call';
import { notify } from '../../shared/notices/notify';
import type { Hold } from '../../shared/unsaved/use-unsaved-question';
import { RoleField } from './RoleField';
import { UserClients } from './UserClients';
import { userClientsQuery } from './user-clients-query';
import { usersQuery } from './users-query';

type CollaboratorRole = (typeof COLLABORATOR_ROLES)[number];

type UserAccessFormProps = {
  user: OrganizationUser;
  savedRole: CollaboratorRole;
  close: () => void;
  hold: Hold;
};

/** Role and clients of a collaborator; only what differs from what is saved is sent (specification 1 §4). */
export function UserAccessForm({ user, savedRole, close, hold }: UserAccessFormProps) {
  const queryClient = useQueryClient();
  const [role, setRole] = useState<CollaboratorRole>(savedRole);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [authorized, setAuthorized] = useState<ReadonlySet<string> | null>(null);
  const isEjecutivo = role === 'Ejecutivo';
  const clients = useQuery({ ...userClientsQuery(user.id), enabled: isEjecutivo });
  const saved = new Set(clients.data?.clients.map(({ id }) => id));
  const roleDiffers = role !== savedRole;
  const savedAuthorized = new Set(
    clients.data?.clients.flatMap(({ id, authorizes }) => (authorizes ? [id] : [])),
  );
  // Of clients that are taken away nothing is left.
  const authorizedNow = new Set(
    [...(authorized ?? savedAuthorized)].filter((id) => (chosen ?? saved).has(id)),
  );
  const clientsDiffer =
    isEjecutivo && ((chosen !== null && !isSame(chosen, saved)) || !isSame(authorizedNow, savedAuthorized));
  const isUnsaved = roleDiffers || clientsDiffer;
  useEffect(() => hold(() => isUnsaved), [hold, isUnsaved]);
  const save = useMutation({
    meta: { thing: 'user access' },
    async mutationFn() {
      if (roleDiffers)
        await call(endpoints.change_user_role, { body: { user_id: user.id, role_enum: role } });
      if (clientsDiffer)
        await call(endpoints.set_user_organization_clients, {
          body: {
            user_id: user.id,
            clients: [...(chosen ?? saved)],
            authorizes: [...authorizedNow],
          },
        });
    },
    onSuccess: () => {
      notify.success(userMessages.saved(user.name));
      close();
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: usersQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: userClientsQuery(user.id).queryKey });
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Stack gap="lg">
        <RoleField
          value={role}
          onChange={(chosen) => setRole(COLLABORATOR_ROLES.find((one) => one === chosen) ?? role)}
        />
        {isEjecutivo && (
          <UserClients
            clients={clients}
            chosen={chosen ?? saved}
            choose={setChosen}
            authorized={{ chosen: authorizedNow, choose: setAuthorized }}
          />
        )}
        <Button type="submit" disabled={!isUnsaved} loading={save.isPending}>
          {userMessages.save}
        </Button>
      </Stack>
    </form>
  );
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));
