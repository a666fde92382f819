import { endpoints } from '@lienzo/schema/endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { Button } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { messageOf } from '../../shared/api/message-of';
import { notify } from '../../shared/notices/notify';
import { runsKey } from '../../shared/payroll/requests/requests-queries';
import type { PersonPosition } from './person-line';

type RecalculateButtonProps = {
  position: PersonPosition;
  /** Called when the person has no result left to look at. */
  leave: () => void;
};

/** Calculates a person alone; the totals of the run follow. */
export function RecalculateButton({ position, leave }: RecalculateButtonProps) {
  const queries = useQueryClient();
  const recalculation = useMutation({
    mutationFn: () => call(endpoints.recalculate_person, { body: position }),
    onSuccess: ({ message, errors, has_result }) => {
      notify[errors === 0 ? 'success' : 'danger'](message, 'recalculation');
      if (!has_result) leave();
    },
    onError: (error) => notify.danger(messageOf(error), 'recalculation'),
    onSettled: () => queries.invalidateQueries({ queryKey: runsKey }),
  });
  return (
    <Button
      variant="default"
      size="compact-sm"
      w="fit-content"
      leftSection={<IconCalculator size={14} aria-hidden />}
      loading={recalculation.isPending}
      onClick={() => recalculation.mutate()}
    >
      {runMessages.recalculate}
    </Button>
  );
}
