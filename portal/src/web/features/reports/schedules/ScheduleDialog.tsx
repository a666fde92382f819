import type { Schedule } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormModal } from '../../../shared/forms/FormModal';
import { reportsQuery } from '../../../shared/reports/reports-query';
import { FailedState } from '../../../shared/states/FailedState';
import { ScheduleForm } from './ScheduleForm';
import { draftOf, newDraft } from './schedule-draft';
import { scheduleOptionsQuery } from './schedules-query';

const { screen } = scheduleMessages;

type ScheduleDialogProps = {
  edited: Schedule | 'new' | null;
  /** The report of a new one. */
  reportId: number | undefined;
  close: () => void;
};

/** Makes or changes a schedule; leaving it asks while something would be lost. */
export function ScheduleDialog({ edited, reportId, close }: ScheduleDialogProps) {
  const isOpen = edited !== null;
  const options = useQuery({ ...scheduleOptionsQuery, enabled: isOpen });
  const reports = useQuery({ ...reportsQuery, enabled: isOpen });
  const failed = options.isLoadingError ? options : reports.isLoadingError ? reports : null;
  const saved = edited === 'new' ? null : edited;
  const named = reports.data?.find(({ id }) => id === reportId);
  return (
    <FormModal title={saved === null ? screen.create : screen.edit} isOpen={isOpen} close={close} size={640}>
      {(leaving) => (
        <>
          {failed !== null && (
            <FailedState title={screen.failed} error={failed.error} retry={() => void failed.refetch()} />
          )}
          {failed === null && (options.data === undefined || reports.data === undefined) && (
            <Stack aria-hidden>
              <Skeleton height={56} />
              <Skeleton height={56} />
              <Skeleton height={120} />
            </Stack>
          )}
          {isOpen && options.data !== undefined && reports.data !== undefined && (
            <ScheduleForm
              key={saved?.id ?? `new ${reportId}`}
              saved={saved}
              draft={saved === null ? newDraft(named?.id ?? null, named?.nombre ?? '') : draftOf(saved)}
              options={options.data}
              reports={reports.data.filter(({ habilitado }) => habilitado)}
              close={close}
              {...leaving}
            />
          )}
        </>
      )}
    </FormModal>
  );
}
