import { endpoints } from '@lienzo/schema/endpoints';
import type { Schedule } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { notify } from '../../../shared/notices/notify';
import { SCHEDULES_KEY } from './schedules-query';

const { screen } = scheduleMessages;

/** Asks before a schedule is deleted, by its name. */
export function RemoveSchedule({ schedule, close }: { schedule: Schedule | null; close: () => void }) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    meta: { thing: 'schedule' },
    mutationFn: ({ id }: Schedule) => call(endpoints.delete_schedule, { query: { id } }),
    onSuccess: (_answer, { name }) => notify.success(screen.done.removed(name)),
    onSettled: () => {
      close();
      return queryClient.invalidateQueries({ queryKey: [SCHEDULES_KEY] });
    },
  });
  return (
    <ConfirmDialog
      parts={
        schedule && {
          title: screen.removeTitle,
          text: screen.removeText(schedule.name),
          verb: screen.remove,
          isHard: true,
        }
      }
      isWorking={remove.isPending}
      confirm={() => schedule !== null && remove.mutate(schedule)}
      close={close}
    />
  );
}
