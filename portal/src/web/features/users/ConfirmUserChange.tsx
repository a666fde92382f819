import type { OrganizationUser } from '@lienzo/schema/api/account-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog';
import { notify } from '../../shared/notices/notify';
import { type UserChange, userChange } from './user-changes';
import { usersQuery } from './users-query';

export type AskedChange = { user: OrganizationUser; change: UserChange };

/** Asks before a collaborator is activated, deactivated, deleted or gets another password, naming the person. */
export function ConfirmUserChange({ asked, close }: { asked: AskedChange | null; close: () => void }) {
  const queryClient = useQueryClient();
  const parts = asked === null ? null : userChange(asked.change, asked.user);
  const work = useMutation({
    meta: { thing: 'change user' },
    mutationFn: async () => parts?.act(),
    onSuccess: () => {
      if (parts !== null) notify.success(parts.done);
      close();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: usersQuery.queryKey }),
  });
  return (
    <ConfirmDialog parts={parts} isWorking={work.isPending} confirm={() => work.mutate()} close={close} />
  );
}
