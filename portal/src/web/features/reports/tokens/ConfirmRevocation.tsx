import type { ApiToken } from '@lienzo/schema/accounts/api-token-endpoints';
import { apiTokenMessages } from '@lienzo/schema/accounts/api-token-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { notify } from '../../../shared/notices/notify';
import { apiTokensQuery } from './api-tokens-query';

/** Asks before a token is revoked. @param token null: nothing is asked. */
export function ConfirmRevocation({ token, close }: { token: ApiToken | null; close: () => void }) {
  const queryClient = useQueryClient();
  const work = useMutation({
    meta: { thing: 'revoke token' },
    mutationFn: ({ id }: ApiToken) => call(endpoints.revoke_api_token, { body: { id } }),
    onSuccess: (_answer, { name }) => notify.success(apiTokenMessages.revoked(name)),
    onSettled: async () => {
      close();
      await queryClient.invalidateQueries({ queryKey: apiTokensQuery.queryKey });
    },
  });
  const parts = token && {
    title: apiTokenMessages.revokeTitle,
    text: apiTokenMessages.revokeText(token.name),
    verb: apiTokenMessages.revoke,
    isHard: true,
  };
  return (
    <ConfirmDialog
      parts={parts}
      isWorking={work.isPending}
      confirm={() => token !== null && work.mutate(token)}
      close={close}
    />
  );
}
