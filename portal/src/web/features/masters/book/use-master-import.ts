import { endpoints } from '@lienzo/schema/api/endpoints';
import { masterBookMessages as words } from '@lienzo/schema/messages/master-book-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { notify } from '../../../shared/notices/notify';

/** The two calls of an import: what a workbook would change, and applying it. */
export function useMasterImport(clientId: string, close: () => void) {
  const queryClient = useQueryClient();
  const review = useMutation({
    meta: { handlesErrors: true },
    mutationFn: (chosen: File) =>
      call(endpoints.import_masters, { body: { user_id: clientId, mode: 'revisar' }, file: chosen }),
  });
  const apply = useMutation({
    meta: { handlesErrors: true },
    mutationFn: ({ chosen, onlyValid }: { chosen: File; onlyValid: boolean }) =>
      call(endpoints.import_masters, {
        body: { user_id: clientId, mode: 'aplicar', solo_validos: onlyValid ? 'true' : 'false' },
        file: chosen,
      }),
    async onSuccess(answer, { chosen }) {
      // What was stored has changed since the review: the file is shown anew.
      if (!answer.applied) return review.mutate(chosen);
      notify.success(words.applied, `masters ${clientId}`);
      close();
      await queryClient.invalidateQueries({ queryKey: ['masters'] });
      await queryClient.invalidateQueries({ queryKey: ['payroll'] });
    },
  });
  return { review, apply };
}
