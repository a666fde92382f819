import type { HistoryEntry } from '@lienzo/schema/capture/capture-endpoints';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { formatMoment } from '@lienzo/schema/data/format';
import { endpoints } from '@lienzo/schema/endpoints';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { notify } from '../../../shared/notices/notify';
import type { PayrollPeriod } from '../capture-queries';

const { trail: texts } = captureMessages;

type UndoDeleteProps = { of: PayrollPeriod; entry: HistoryEntry };

/** 'Deshacer': gives back all that was deleted with an entry, once that is confirmed. */
export function UndoDelete({ of, entry }: UndoDeleteProps) {
  const queryClient = useQueryClient();
  const [isAsked, ask] = useState(false);
  const undo = useMutation({
    mutationFn: () => call(endpoints.restore_capture, { body: { ...of, change_id: entry.id } }),
    async onSuccess({ result: { message, kept } }) {
      const names = [...new Set(kept.map(({ name }) => name))].join(', ');
      notify.success(names === '' ? message : `${message} ${texts.kept(names)}`);
      await queryClient.invalidateQueries({ queryKey: ['capture'] });
    },
    onError: (error) => notify.danger(messageOf(error)),
    onSettled: () => ask(false),
  });
  return (
    <>
      <Button
        size="compact-sm"
        variant="light"
        mt={4}
        leftSection={<IconArrowBackUp size={16} stroke={1.7} aria-hidden />}
        onClick={() => ask(true)}
      >
        {texts.undo}
      </Button>
      <ConfirmDialog
        parts={
          isAsked
            ? {
                title: texts.undoTitle,
                text: texts.undoQuestion(formatMoment(entry.at), entry.person ?? texts.program),
                verb: texts.undo,
                isHard: false,
              }
            : null
        }
        isWorking={undo.isPending}
        confirm={() => undo.mutate()}
        close={() => ask(false)}
      />
    </>
  );
}
