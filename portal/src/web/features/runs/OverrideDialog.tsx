import { NumberField } from '@lienzo/editor/number-field';
import { endpoints } from '@lienzo/schema/endpoints';
import { overrideMessages as texts } from '@lienzo/schema/runs/override-messages';
import { Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { DialogForm } from '../../shared/forms/DialogForm';
import { FormModal, type Leaving } from '../../shared/forms/FormModal';
import { problemsOf } from '../../shared/forms/problems-of';
import { useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';
import { runsKey } from '../../shared/payroll/requests/requests-queries';
import type { PersonLine, PersonPosition } from './person-line';

type OverrideDialogProps = {
  position: PersonPosition;
  /** null: closed. */
  line: PersonLine | null;
  close: () => void;
};

/** Sets the amount of a concept by hand, with a reason. */
export function OverrideDialog({ position, line, close }: OverrideDialogProps) {
  return (
    <FormModal title={texts.changeOf(line?.description ?? '')} isOpen={line !== null} close={close}>
      {(leaving) => line !== null && <OverrideForm {...{ position, line, close, ...leaving }} />}
    </FormModal>
  );
}

type OverrideFormProps = OverrideDialogProps & Leaving & { line: PersonLine };

function OverrideForm({ position, line, close, leave, hold }: OverrideFormProps) {
  const queries = useQueryClient();
  const bodyOf = (values: { amount: string; reason: string }) => ({
    ...position,
    concept_id: line.concept_id,
    ...values,
  });
  const initialValues = {
    amount: line.override?.amount ?? line.amount,
    reason: line.override?.reason ?? '',
  };
  const checked = useCheckedForm({
    initialValues,
    check: (values) => problemsOf(endpoints.set_payroll_override, bodyOf(values)),
    async send(values) {
      const { message } = await call(endpoints.set_payroll_override, { body: bodyOf(values) });
      notify.success(message, 'payroll override');
      close();
      await queries.invalidateQueries({ queryKey: runsKey });
    },
  });
  const { form } = checked;
  return (
    <DialogForm
      of={checked}
      {...{ leave, hold }}
      verb={texts.save}
      lead={<Text size="sm">{texts.help}</Text>}
    >
      <NumberField
        key={form.key('amount')}
        {...form.getInputProps('amount')}
        defaultValue={initialValues.amount}
        label={texts.amount}
        decimals={2}
        data-autofocus
      />
      <Textarea
        key={form.key('reason')}
        {...form.getInputProps('reason')}
        label={texts.reason}
        autosize
        minRows={2}
        maxLength={500}
      />
    </DialogForm>
  );
}
