import { endpoints } from '@lienzo/schema/api/endpoints';
import type { IdentityAnswer } from '@lienzo/schema/api/identity';
import { masterBookMessages as words } from '@lienzo/schema/messages/master-book-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { notify } from '../../../shared/notices/notify';

/** A workbook, and who of it is whom. */
type Chosen = { chosen: File; answers?: Readonly<Record<string, IdentityAnswer>> | undefined };

/** The two calls of an import: what a workbook would change, and applying it. */
export function useMasterImport(clientId: string, close: () => void) {
  const queryClient = useQueryClient();
  const review = useMutation({
    meta: { handlesErrors: true },
    mutationFn: ({ chosen, answers = {} }: Chosen) =>
      call(endpoints.import_masters, {
        body: { user_id: clientId, mode: 'revisar', identidades: JSON.stringify(answers) },
        file: chosen,
      }),
  });
  const apply = useMutation({
    meta: { handlesErrors: true },
    mutationFn: ({ chosen, answers = {}, onlyValid }: Chosen & { onlyValid: boolean }) =>
      call(endpoints.import_masters, {
        body: {
          ...{ user_id: clientId, mode: 'aplicar', solo_validos: onlyValid ? 'true' : 'false' },
          identidades: JSON.stringify(answers),
        },
        file: chosen,
      }),
    async onSuccess(answer, { chosen, answers }) {
      // What was stored has changed since the review: the file is shown anew.
      if (!answer.applied) return review.mutate({ chosen, answers });
      notify.success(words.applied, `masters ${clientId}`);
      close();
      await queryClient.invalidateQueries({ queryKey: ['masters'] });
      await queryClient.invalidateQueries({ queryKey: ['payroll'] });
    },
  });
  return { review, apply };
}
