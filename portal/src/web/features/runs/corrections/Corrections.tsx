import { endpoints } from '@lienzo/schema/endpoints';
import {
  type AppliedDifference,
  MAX_CORRECTIONS,
  type PendingDifference,
} from '@lienzo/schema/runs/correction-endpoints';
import { correctionMessages as texts } from '@lienzo/schema/runs/correction-messages';
import type { PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import { Button, Skeleton, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { notify } from '../../../shared/notices/notify';
import { runsKey } from '../../../shared/payroll/requests/requests-queries';
import { FailedState } from '../../../shared/states/FailedState';
import classes from '../runs.module.css';
import { differencesQuery } from '../runs-queries';
import { DifferencesTable } from './DifferencesTable';

/** Where findings lead to. */
export const CORRECTIONS_ANCHOR = 'diferencias';

/** What closed periods would pay otherwise, and what of it this run pays. */
export function Corrections({ run }: { run: PayrollRun }) {
  const [isAsked, setIsAsked] = useState(false);
  // A finding may be about them; else they are looked for when somebody asks.
  const isOpen = isAsked || run.warnings > 0;
  const differences = useQuery({ ...differencesQuery(run), enabled: isOpen });
  const { apply, remove } = useCorrections(run);
  if (!isOpen)
    return (
      <Button variant="subtle" size="compact-sm" mb="md" onClick={() => setIsAsked(true)}>
        {texts.look}
      </Button>
    );
  if (differences.isLoadingError)
    return (
      <FailedState title={texts.failed} error={differences.error} retry={() => void differences.refetch()} />
    );
  if (differences.data === undefined) return <Skeleton height={96} mb="md" />;
  const { pending, applied, can } = differences.data;
  const payable = pending.filter(({ is_here }) => is_here).slice(0, MAX_CORRECTIONS);
  const isEmpty = pending.length === 0 && applied.length === 0;
  return (
    <section id={CORRECTIONS_ANCHOR} aria-label={texts.title} className={classes.part}>
      <div className={classes.bar}>
        <Title order={3} size="h5">
          {texts.title}
        </Title>
        {can.edit && payable.length > 1 && (
          <Button size="compact-sm" loading={apply.isPending} onClick={() => apply.mutate(payable)}>
            {texts.applyAll(payable.length)}
          </Button>
        )}
      </div>
      <Text size="sm" c="dimmed" mb="xs">
        {isEmpty ? texts.none : texts.lead}
      </Text>
      {!isEmpty && (
        <DifferencesTable
          {...{ pending, applied }}
          mayEdit={can.edit && !apply.isPending && !remove.isPending}
          apply={(one) => apply.mutate([one])}
          remove={(one) => remove.mutate(one)}
        />
      )}
    </section>
  );
}

/** Applies differences with the amounts that are shown, and takes them back. */
function useCorrections({ paysheet_id, period_id }: PayrollRun) {
  const queries = useQueryClient();
  const position = { nomina_id: paysheet_id, period: period_id };
  const answered = {
    onSuccess: ({ message }: { message: string }) => notify.success(message, 'corrections'),
    onError: (error: Error) => notify.danger(messageOf(error), 'corrections'),
    onSettled: () => queries.invalidateQueries({ queryKey: runsKey }),
  };
  const apply = useMutation({
    mutationFn: (chosen: readonly PendingDifference[]) =>
      call(endpoints.apply_corrections, {
        body: {
          ...position,
          differences: chosen.map(({ employee_id, concept_id, source_period_id, amount }) => ({
            ...{ employee_id, concept_id, source_period_id, amount },
          })),
        },
      }),
    ...answered,
  });
  const remove = useMutation({
    mutationFn: ({ employee_id, concept_id, source_period_id }: AppliedDifference) =>
      call(endpoints.delete_correction, {
        body: { ...position, employee_id, concept_id, source_period_id },
      }),
    ...answered,
  });
  return { apply, remove };
}
