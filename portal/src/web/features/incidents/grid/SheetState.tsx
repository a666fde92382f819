import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { Skeleton } from '@mantine/core';
import { FailedState } from '../../../shared/states/FailedState';

type SheetStateProps = {
  queries: readonly { isLoadingError: boolean; error: Error | null; refetch: () => Promise<unknown> }[];
};

/** While a grid loads, or when it could not. */
export function SheetState({ queries }: SheetStateProps) {
  const failed = queries.find(({ isLoadingError }) => isLoadingError);
  return failed === undefined ? (
    <Skeleton height={420} />
  ) : (
    <FailedState title={captureMessages.failed} error={failed.error} retry={() => void failed.refetch()} />
  );
}
