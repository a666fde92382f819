import { endpoints } from '@lienzo/schema/endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { problemsOf } from '../../shared/forms/problems-of';
import { notify } from '../../shared/notices/notify';
import { paysheetsQuery } from '../../shared/payroll/lookup-queries';
import { FormDialog } from './forms/FormDialog';
import { EMPTY_PAYSHEET, PAYSHEET_FIELDS, paysheetBody } from './forms/paysheet-fields';

type NewPaysheetDialogProps = {
  clientId: string;
  isOpen: boolean;
  close: () => void;
  /** Shows the payroll that was made. */
  open: (paysheetId: number) => void;
};

/** 'Nueva nómina' of a client. */
export function NewPaysheetDialog({ clientId, isOpen, close, open }: NewPaysheetDialogProps) {
  const queryClient = useQueryClient();
  return (
    <FormDialog
      title={masterMessages.newPaysheet}
      isOpen={isOpen}
      close={close}
      size={640}
      groups={PAYSHEET_FIELDS}
      initialValues={EMPTY_PAYSHEET}
      check={(values) => problemsOf(endpoints.save_paysheet, paysheetBody(values, clientId))}
      verb={masterMessages.createPaysheet}
      send={async (values) => {
        const made = await call(endpoints.save_paysheet, { body: paysheetBody(values, clientId) });
        notify.success(masterMessages.paysheetCreated(made.paysheet), 'new paysheet');
        await queryClient.invalidateQueries({ queryKey: paysheetsQuery(clientId).queryKey });
        open(made.id);
      }}
    />
  );
}
