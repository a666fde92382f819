import type { BodyOf } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { notify } from '../../../shared/notices/notify';
import { imssKey } from '../imss-queries';

const TOAST = 'confronta txt';

/** What both ways of asking have in common. @param asked once the request is made. */
function useOutcome(asked: () => void) {
  const queries = useQueryClient();
  return {
    onSuccess({ message }: { message: string }) {
      notify.success(message, TOAST);
      asked();
    },
    meta: { thing: TOAST },
    onSettled: () => queries.invalidateQueries({ queryKey: imssKey }),
  };
}

/** 'Generar txt'. */
export function useGenerateTxt(asked: () => void) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof endpoints.post_genera_txt>) => call(endpoints.post_genera_txt, { body }),
    ...useOutcome(asked),
  });
}

/** Generates a refused request again, without whoever lacks data. */
export function useGenerateIncomplete(asked: () => void) {
  return useMutation({
    mutationFn: (request_id: number) => call(endpoints.genera_txt_incompleto, { body: { request_id } }),
    ...useOutcome(asked),
  });
}
