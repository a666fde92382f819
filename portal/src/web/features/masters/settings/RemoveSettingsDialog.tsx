import { endpoints } from '@lienzo/schema/endpoints';
import { settingsMessages as texts } from '@lienzo/schema/runs/settings-messages';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { notify } from '../../../shared/notices/notify';
import { useMasterSaved } from '../use-master-saved';

type RemoveSettingsDialogProps = {
  paysheetId: number;
  /** Those that begin on the day; null: closed. */
  day: string | null;
  close: () => void;
};

/** Takes the settings of a day away; those before hold again. */
export function RemoveSettingsDialog({ paysheetId, day, close }: RemoveSettingsDialogProps) {
  const saved = useMasterSaved(paysheetId);
  const removal = useMutation({
    mutationFn: (vigente_desde: string) =>
      call(endpoints.delete_payroll_settings, { body: { nomina_id: paysheetId, vigente_desde } }),
    onSuccess: ({ message }) => saved(message),
    onError: (error) => notify.danger(messageOf(error), 'payroll settings'),
    onSettled: close,
  });
  return (
    <ConfirmDialog
      parts={
        day === null
          ? null
          : { title: texts.removeOf(day), text: texts.removeAsk(day), verb: texts.remove, isHard: true }
      }
      isWorking={removal.isPending}
      confirm={() => day !== null && removal.mutate(day)}
      close={close}
    />
  );
}
