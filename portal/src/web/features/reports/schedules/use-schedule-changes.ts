import { endpoints } from '@lienzo/schema/endpoints';
import type { Schedule } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { notify } from '../../../shared/notices/notify';
import { SCHEDULES_KEY } from './schedules-query';

const { done } = scheduleMessages.screen;

/** What can be done to a schedule in the list; failures are told in a toast. */
export function useScheduleChanges({ id, name }: Schedule) {
  const queryClient = useQueryClient();
  const change = (work: () => Promise<unknown>, reported: string) => async (): Promise<void> => {
    try {
      await work();
      notify.success(reported, `schedule ${id}`);
    } catch (cause) {
      notify.danger(messageOf(cause), `schedule ${id}`);
    }
    await queryClient.invalidateQueries({ queryKey: [SCHEDULES_KEY] });
  };
  return {
    run: change(() => call(endpoints.run_schedule, { body: { id } }), done.running(name)),
    pause: change(() => call(endpoints.pause_schedule, { body: { id, paused: true } }), done.paused(name)),
    resume: change(() => call(endpoints.pause_schedule, { body: { id, paused: false } }), done.resumed(name)),
  };
}
