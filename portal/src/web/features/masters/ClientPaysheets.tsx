import type { PaysheetChoice } from '@lienzo/schema/masters/master-endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { Skeleton } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedState } from '../../shared/states/FailedState';
import { StatePanel } from '../../shared/states/StatePanel';
import { PaysheetsTable } from './PaysheetsTable';

type ClientPaysheetsProps = {
  clientId: string;
  paysheets: UseQueryResult<PaysheetChoice[]>;
  /** No payroll is open, so they are listed. */
  isListed: boolean;
  mayEdit: boolean;
  /** The button that makes the first one. */
  add: ReactNode;
  open: (id: number) => void;
};

/** The payrolls of the chosen client, or why there are none. */
export function ClientPaysheets({ clientId, paysheets, isListed, mayEdit, add, open }: ClientPaysheetsProps) {
  if (paysheets.isLoadingError)
    return (
      <FailedState
        title={masterMessages.paysheetsFailed}
        error={paysheets.error}
        retry={() => void paysheets.refetch()}
      />
    );
  if (paysheets.data === undefined) return <Skeleton height={160} />;
  if (!isListed) return null;
  if (paysheets.data.length > 0)
    return <PaysheetsTable clientId={clientId} paysheets={paysheets.data} open={open} />;
  return (
    <StatePanel
      icon={IconCash}
      text={mayEdit ? masterMessages.noPaysheets : masterMessages.noPaysheetsReadOnly}
    >
      {add}
    </StatePanel>
  );
}
