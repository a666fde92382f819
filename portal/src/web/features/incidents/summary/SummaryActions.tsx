import type { CaptureByPeriod } from '@lienzo/schema/capture/capture-endpoints';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { Alert, Button, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { useLayer } from '../../../shared/layers/use-layer';
import { notify } from '../../../shared/notices/notify';
import { paysheetLabel } from '../../../shared/payroll/paysheet-label';
import { changePayrolls, type PayrollAction, type PayrollResult } from './change-payrolls';

const { summaryScreen: texts } = captureMessages;

type Paysheet = CaptureByPeriod['paysheets'][number];

/** Which abilities an action needs. */
const NEEDS: Record<PayrollAction, keyof Paysheet['can']> = {
  close: 'close',
  erase: 'delete',
  reopen: 'reopen',
};
const ACTIONS: readonly PayrollAction[] = ['erase', 'reopen', 'close'];

/** 'Finalizar nómina', 'Abrir nómina' and 'Borrar incidencias', of every payroll that allows it, with a result for each. */
export function SummaryActions({ paysheets }: { paysheets: readonly Paysheet[] }) {
  const queryClient = useQueryClient();
  const [asked, ask] = useState<PayrollAction | null>(null);
  const [results, show] = useState<readonly PayrollResult[]>([]);
  const those = (action: PayrollAction): Paysheet[] =>
    paysheets.filter(({ can, period_id }) => period_id !== null && can[NEEDS[action]]);
  const act = useMutation({
    mutationFn: (action: PayrollAction) => changePayrolls(action, those(action)),
    async onSuccess(done) {
      await queryClient.invalidateQueries({ queryKey: ['capture'] });
      const refused = done.filter(({ isDone }) => !isDone);
      if (refused.length === 0 && done[0] !== undefined) notify.success(done[0].message);
      // Of several, or with a refusal, each is told.
      show(refused.length === 0 ? [] : done);
      ask(null);
    },
  });
  useLayer(asked !== null, () => ask(null));
  return (
    <>
      {ACTIONS.filter((action) => those(action).length > 0).map((action) => (
        <Button
          key={action}
          variant={action === 'close' ? 'filled' : 'default'}
          {...(action === 'erase' ? { color: 'red', variant: 'light' } : {})}
          onClick={() => ask(action)}
        >
          {texts[action]}
        </Button>
      ))}
      <Modal opened={asked !== null} onClose={() => ask(null)} title={texts.alert} size={460}>
        {asked !== null && (
          <Stack gap="md">
            <Text>{texts.question}</Text>
            <Text size="sm" c="dimmed">
              {texts.effect[asked](those(asked).map(paysheetLabel).join(', '))}
            </Text>
            {asked === 'erase' && <ErasedRecords paysheets={those(asked)} />}
            <DialogFooter>
              <Button variant="default" onClick={() => ask(null)} data-autofocus>
                {texts.no}
              </Button>
              <Button
                {...(asked === 'erase' ? { color: 'red' } : {})}
                loading={act.isPending}
                onClick={() => act.mutate(asked)}
              >
                {texts.yes}
              </Button>
            </DialogFooter>
          </Stack>
        )}
      </Modal>
      {results.length > 0 && (
        <Alert color="yellow" w="100%" withCloseButton onClose={() => show([])} role="alert">
          <ul style={{ margin: 0, paddingInlineStart: 18 }}>
            {results.map(({ name, message }) => (
              <li key={name}>{texts.refused(name, message)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

/** How many records of each kind are deleted, payroll by payroll. */
function ErasedRecords({ paysheets }: { paysheets: readonly Paysheet[] }) {
  return (
    <>
      <ul style={{ margin: 0, paddingInlineStart: 18 }}>
        {paysheets.map((paysheet) => (
          <li key={paysheet.paysheet_id}>
            <Text size="sm">{texts.erased(paysheetLabel(paysheet), paysheet.captured)}</Text>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {texts.undoHelp}
      </Text>
    </>
  );
}
