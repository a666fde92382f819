import { endpoints } from '@lienzo/schema/endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { DeletableMaster } from '@lienzo/schema/masters/paysheet-endpoints';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { useMasterSaved } from '../use-master-saved';

type EndButtonProps = {
  paysheetId: number;
  one: { entity: DeletableMaster; id: number; name: string; ended_on: string | null };
  /** Asks for the last day. */
  ask: () => void;
};

/** 'Terminar', or 'Reabrir' of what ends. */
export function EndButton({ paysheetId, one, ask }: EndButtonProps) {
  const { entity, id, name, ended_on } = one;
  const saved = useMasterSaved(paysheetId);
  const reopen = useMutation({
    mutationFn: () => call(endpoints.end_master, { body: { entity, id, ended_on: null } }),
    onSuccess: () => saved(masterMessages.masterReopened(name)),
  });
  if (ended_on === null)
    return (
      <Button variant="subtle" size="compact-sm" aria-label={masterMessages.endOf(name)} onClick={ask}>
        {masterMessages.end}
      </Button>
    );
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={masterMessages.reopenOf(name)}
      loading={reopen.isPending}
      onClick={() => reopen.mutate()}
    >
      {masterMessages.reopen}
    </Button>
  );
}
