import { NumberField } from '@lienzo/editor/number-field';
import { endpoints } from '@lienzo/schema/endpoints';
import type { Leaver } from '@lienzo/schema/runs/settlement-endpoints';
import { settlementMessages as texts } from '@lienzo/schema/runs/settlement-messages';
import { Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { DialogForm } from '../../../shared/forms/DialogForm';
import { FormModal, type Leaving } from '../../../shared/forms/FormModal';
import { problemsOf } from '../../../shared/forms/problems-of';
import { useCheckedForm } from '../../../shared/forms/use-checked-form';
import { notify } from '../../../shared/notices/notify';
import { runsKey } from '../../../shared/payroll/requests/requests-queries';

type Position = { nomina_id: number; period: number };
type SettlementDialogProps = {
  position: Position;
  /** Null: closed. */
  leaver: Leaver | null;
  close: () => void;
};

/** What is due to somebody who leaves. */
export function SettlementDialog({ position, leaver, close }: SettlementDialogProps) {
  return (
    <FormModal
      title={leaver === null ? texts.title : texts.captureOf(leaver.name)}
      isOpen={leaver !== null}
      close={close}
    >
      {(leaving) => leaver !== null && <SettlementForm {...{ position, leaver, close, ...leaving }} />}
    </FormModal>
  );
}

function SettlementForm({
  position,
  leaver,
  close,
  leave,
  hold,
}: { position: Position; leaver: Leaver; close: () => void } & Leaving) {
  const queries = useQueryClient();
  const bodyOf = (values: Leaver['suggested']) => ({
    ...position,
    ...values,
    employee_id: leaver.employee_id,
  });
  const checked = useCheckedForm({
    initialValues: leaver.facts ?? leaver.suggested,
    check: (values) => problemsOf(endpoints.save_payroll_settlement, bodyOf(values)),
    async send(values) {
      const { message } = await call(endpoints.save_payroll_settlement, { body: bodyOf(values) });
      notify.success(message, 'settlement');
      close();
      await queries.invalidateQueries({ queryKey: runsKey });
    },
  });
  const { form } = checked;
  const days = form.getInputProps('pending_vacation_days');
  const check = (name: Exclude<keyof Leaver['suggested'], 'pending_vacation_days'>, help?: string) => (
    <Checkbox
      key={form.key(name)}
      label={texts[name]}
      description={help}
      {...form.getInputProps(name, { type: 'checkbox' })}
    />
  );
  return (
    <DialogForm of={checked} verb={texts.save} leave={leave} hold={hold}>
      <NumberField
        key={form.key('pending_vacation_days')}
        {...days}
        label={texts.pending_vacation_days}
        description={texts.vacationHelp}
        decimals={2}
        defaultValue={`${days.defaultValue ?? ''}`}
        data-autofocus
      />
      {check('pays_salary', texts.salaryHelp)}
      {check('pays_indemnity')}
      {check('pays_twenty_days')}
      {check('pays_seniority')}
    </DialogForm>
  );
}
