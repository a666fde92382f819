import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { notify } from '../notices/notify';
import { type Person, type PersonChange, personChange } from './person-changes';

export type AskedChange = { user: Person; change: PersonChange };

type ConfirmPersonChangeProps = {
  asked: AskedChange | null;
  close: () => void;
  /** Fetches anew what shows the person. */
  refresh: () => Promise<unknown>;
};

/** Asks before somebody is activated, deactivated, deleted or gets another password, naming the person. */
export function ConfirmPersonChange({ asked, close, refresh }: ConfirmPersonChangeProps) {
  const parts = asked === null ? null : personChange(asked.change, asked.user);
  const work = useMutation({
    meta: { thing: 'change user' },
    mutationFn: async () => parts?.act(),
    onSuccess: () => {
      if (parts !== null) notify.success(parts.done);
      close();
    },
    onSettled: refresh,
  });
  return (
    <ConfirmDialog parts={parts} isWorking={work.isPending} confirm={() => work.mutate()} close={close} />
  );
}
