import type { MasterImport } from '@lienzo/schema/masters/master-book-endpoints';
import { masterBookMessages as texts } from '@lienzo/schema/masters/master-book-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../shared/notices/notify';
import type { MasterBook, Said } from './master-books';

type Chosen = Said & { chosen: File };

/** The two calls of an import: what a workbook would change, and applying it. */
export function useMasterImport(book: MasterBook, close: () => void) {
  const queryClient = useQueryClient();
  const review = useMutation({
    meta: { handlesErrors: true },
    mutationFn: ({ chosen, ...said }: Chosen) =>
      book.load(chosen, { mode: 'revisar', solo_validos: 'false' }, said),
  });
  /** The last answer stays on the screen until the next one is there. */
  const [reviewed, setReviewed] = useState<MasterImport | null>(null);
  const look = (chosen: Chosen): void => review.mutate(chosen, { onSuccess: setReviewed });
  const apply = useMutation({
    meta: { handlesErrors: true },
    mutationFn: ({ chosen, onlyValid, ...said }: Chosen & { onlyValid: boolean }) =>
      book.load(chosen, { mode: 'aplicar', solo_validos: onlyValid ? 'true' : 'false' }, said),
    async onSuccess(answer, { onlyValid: _onlyValid, ...said }) {
      // What was stored has changed since the review: the file is shown anew.
      if (!answer.applied) return look(said);
      notify.success(texts.applied, book.id);
      close();
      await queryClient.invalidateQueries({ queryKey: ['masters'] });
      await queryClient.invalidateQueries({ queryKey: ['payroll'] });
      // The counts of people, also of those with captures.
      await queryClient.invalidateQueries({ queryKey: ['capture'] });
    },
  });
  return { review, reviewed, look, forget: () => setReviewed(null), apply };
}
