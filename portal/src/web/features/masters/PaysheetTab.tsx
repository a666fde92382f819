import { endpoints } from '@lienzo/schema/endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { PaysheetDetail } from '@lienzo/schema/masters/paysheet-endpoints';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call';
import { FormProblem } from '../../shared/forms/FormProblem';
import { problemsOf } from '../../shared/forms/problems-of';
import { SubmitButton } from '../../shared/forms/SubmitButton';
import { useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';
import { mastersKey } from '../../shared/payroll/masters-key';
import { LeaveQuestion } from '../../shared/unsaved/LeaveQuestion';
import { DeleteMasterDialog, type Unused } from './DeleteMasterDialog';
import { EndButton } from './ending/EndButton';
import { EndedBadge } from './ending/EndedBadge';
import { type Ending, EndMasterDialog } from './ending/EndMasterDialog';
import { FieldGroups } from './forms/FieldGroups';
import forms from './forms/forms.module.css';
import { PAYSHEET_FIELDS, paysheetBody, paysheetValues } from './forms/paysheet-fields';
import { HistoryList } from './HistoryList';
import { PaysheetAccess } from './PaysheetAccess';

/** 'Datos': how the payroll is calculated. */
export function PaysheetTab({ paysheet, gone }: { paysheet: PaysheetDetail; gone: () => void }) {
  const { id, client_id: clientId, total_people, total_left } = paysheet;
  const queryClient = useQueryClient();
  const [isDirty, setDirty] = useState(false);
  const [removed, remove] = useState<Unused | null>(null);
  const [ending, end] = useState<Ending | null>(null);
  const own = { entity: 'paysheet' as const, id, name: paysheet.paysheet };
  const { form, submit, isSending, problem, wait } = useCheckedForm({
    initialValues: paysheetValues(paysheet),
    check: (values) => problemsOf(endpoints.save_paysheet, paysheetBody(values, clientId, id)),
    async send(values) {
      await call(endpoints.save_paysheet, { body: paysheetBody(values, clientId, id) });
      form.resetDirty();
      setDirty(false);
      notify.success(masterMessages.saved, `paysheet ${id}`);
      await queryClient.invalidateQueries({ queryKey: mastersKey(id) });
      await queryClient.invalidateQueries({ queryKey: ['payroll'] });
    },
  });
  const look = (): void => setDirty(form.isDirty());
  for (const { fields } of PAYSHEET_FIELDS) for (const { name } of fields) form.watch(name, look);
  return (
    <Stack gap="lg">
      <form onSubmit={submit} noValidate className={forms.sheet}>
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {paysheet.can.edit
              ? masterMessages.people(total_people - total_left, total_left)
              : masterMessages.readOnly}
          </Text>
          <EndedBadge entity="paysheet" ended_on={paysheet.ended_on} />
        </Group>
        <FormProblem text={problem} />
        <FieldGroups form={form} groups={PAYSHEET_FIELDS} readOnly={!paysheet.can.edit} />
        {paysheet.can.edit && (
          <Group justify="space-between">
            <Group gap={4}>
              <EndButton paysheetId={id} one={{ ...own, ended_on: paysheet.ended_on }} ask={() => end(own)} />
              <Button variant="subtle" color="red" size="compact-sm" onClick={() => remove(own)}>
                {masterMessages.deleteOf(paysheet.paysheet)}
              </Button>
            </Group>
            <SubmitButton loading={isSending} wait={wait}>
              {masterMessages.save}
            </SubmitButton>
          </Group>
        )}
      </form>
      <PaysheetAccess paysheetId={id} />
      <section className={forms.sheet}>
        <HistoryList paysheetId={id} entity="paysheet" id={id} />
      </section>
      <EndMasterDialog paysheetId={id} ending={ending} close={() => end(null)} />
      <DeleteMasterDialog paysheetId={id} unused={removed} close={() => remove(null)} gone={gone} />
      <LeaveQuestion isDirty={isDirty} />
    </Stack>
  );
}
