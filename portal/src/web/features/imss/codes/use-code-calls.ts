import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../shared/notices/notify';
import { imssKey } from '../imss-queries';

type Said = { message: string };

/** Saves and deletes codes, says so, and reads again what shows them. */
export function useCodeCalls<Entry>(
  toast: string,
  calls: { save: (entry: Entry) => Promise<Said>; remove: (entry: Entry) => Promise<Said> },
  done: () => void,
) {
  const queries = useQueryClient();
  const reporting = {
    onSuccess: ({ message }: Said) => {
      done();
      notify.success(message, toast);
    },
    meta: { thing: toast },
    onSettled: () => queries.invalidateQueries({ queryKey: imssKey }),
  };
  return {
    save: useMutation({ ...reporting, mutationFn: calls.save }),
    remove: useMutation({ ...reporting, mutationFn: calls.remove }),
  };
}
