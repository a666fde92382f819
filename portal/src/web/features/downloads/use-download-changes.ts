import { downloadMessages } from '@lienzo/schema/reports/download-messages';
import {
  cancel_render,
  delete_render,
  type Render,
  repeat_render,
} from '@lienzo/schema/reports/render-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { messageOf } from '../../shared/api/message-of';
import { downloadJobs } from '../../shared/downloads/download-jobs';
import { openTicket } from '../../shared/downloads/open-ticket';
import { RENDERS_KEY } from '../../shared/downloads/renders-query';
import { notify } from '../../shared/notices/notify';

/** What can be done to a file in 'Mis descargas'; failures are told in a toast. */
export function useDownloadChanges({ id, name, format }: Render) {
  const queryClient = useQueryClient();
  const fileName = `${name}.${format}`;
  const change = (work: () => Promise<unknown>, done: string) => async (): Promise<void> => {
    try {
      await work();
      notify.success(done, `render ${id}`);
    } catch (cause) {
      notify.danger(messageOf(cause), `render ${id}`);
    }
    await queryClient.invalidateQueries({ queryKey: [RENDERS_KEY] });
  };
  return {
    save: change(() => openTicket({ render_id: id }), downloadMessages.done(fileName)),
    repeat: () =>
      downloadJobs.start({
        name,
        format,
        ask: async () => (await call(repeat_render, { body: { id }, quiet: true })).result,
      }),
    cancel: change(() => call(cancel_render, { body: { id } }), downloadMessages.cancelled(fileName)),
    remove: change(() => call(delete_render, { query: { id } }), downloadMessages.removed(fileName)),
  };
}
