import { endpoints } from '@lienzo/schema/api/endpoints';
import type { IdentityAnswer } from '@lienzo/schema/api/identity';
import type { MasterImport } from '@lienzo/schema/api/master-book-endpoints';
import { masterBookMessages as words } from '@lienzo/schema/messages/master-book-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { notify } from '../../../shared/notices/notify';
import { type Corrections, correctionsField } from './corrections';

/** A workbook, and who of it is whom. */
type Chosen = {
  chosen: File;
  answers?: Readonly<Record<string, IdentityAnswer>> | undefined;
  corrections?: Corrections | undefined;
};

/** The two calls of an import: what a workbook would change, and applying it. */
export function useMasterImport(clientId: string, close: () => void) {
  const queryClient = useQueryClient();
  const review = useMutation({
    meta: { handlesErrors: true },
    mutationFn: ({ chosen, ...said }: Chosen) =>
      call(endpoints.import_masters, {
        body: { user_id: clientId, mode: 'revisar', ...fieldsOf(said) },
        file: chosen,
      }),
  });
  /** The last answer stays on the screen until the next one is there. */
  const [reviewed, setReviewed] = useState<MasterImport | null>(null);
  const look = (chosen: Chosen): void => review.mutate(chosen, { onSuccess: setReviewed });
  const apply = useMutation({
    meta: { handlesErrors: true },
    mutationFn: ({ chosen, onlyValid, ...said }: Chosen & { onlyValid: boolean }) =>
      call(endpoints.import_masters, {
        body: {
          ...{ user_id: clientId, mode: 'aplicar', solo_validos: onlyValid ? 'true' : 'false' },
          ...fieldsOf(said),
        },
        file: chosen,
      }),
    async onSuccess(answer, { onlyValid: _onlyValid, ...said }) {
      // What was stored has changed since the review: the file is shown anew.
      if (!answer.applied) return look(said);
      notify.success(words.applied, `masters ${clientId}`);
      close();
      await queryClient.invalidateQueries({ queryKey: ['masters'] });
      await queryClient.invalidateQueries({ queryKey: ['payroll'] });
      // The counts of people, also of those with captures.
      await queryClient.invalidateQueries({ queryKey: ['capture'] });
    },
  });
  return { review, reviewed, look, forget: () => setReviewed(null), apply };
}

const fieldsOf = ({ answers = {}, corrections = [] }: Omit<Chosen, 'chosen'>) => ({
  identidades: JSON.stringify(answers),
  correcciones: correctionsField(corrections),
});
