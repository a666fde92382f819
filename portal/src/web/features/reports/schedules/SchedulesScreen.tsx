import type { Schedule } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { Button, Skeleton, Stack } from '@mantine/core';
import { IconCalendarClock, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { matchesText } from '../../../shared/lists/matches-text';
import { SearchField } from '../../../shared/lists/SearchField';
import { FailedState } from '../../../shared/states/FailedState';
import { ScreenHead } from '../../../shared/states/ScreenHead';
import { StatePanel } from '../../../shared/states/StatePanel';
import { useDelayed } from '../../../shared/states/use-delayed';
import { RemoveSchedule } from './RemoveSchedule';
import { ScheduleDialog } from './ScheduleDialog';
import { ScheduleRunsDialog } from './ScheduleRunsDialog';
import { SchedulesTable } from './SchedulesTable';
import { schedulesQuery } from './schedules-query';

const { screen, title } = scheduleMessages;

/** What the search looks through. */
const textOf = ({ name, report, owner, words, delivers, folder, mails }: Schedule): string =>
  [name, report ?? '', owner.name, words, delivers, folder ?? '', ...mails].join(' ');

/** 'Programaciones': reports that are made and delivered by themselves. */
export function SchedulesScreen() {
  const { reporte } = useSearch({ from: '/app/reports/schedules' });
  const navigate = useNavigate({ from: '/app/reports/schedules' });
  const schedules = useQuery(schedulesQuery);
  const [words, setWords] = useState<string | undefined>();
  const shown = (schedules.data ?? []).filter((one) => matchesText(textOf(one), words ?? ''));
  const showSkeleton = useDelayed(schedules.isPending);
  const [edited, setEdited] = useState<Schedule | 'new' | null>(null);
  const [watched, setWatched] = useState<Schedule | null>(null);
  const [removed, setRemoved] = useState<Schedule | null>(null);
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      {screen.create}
    </Button>
  );
  function closeForm(): void {
    setEdited(null);
    if (reporte !== undefined) void navigate({ search: {}, replace: true });
  }
  return (
    <div>
      <ScreenHead title={title} lead={screen.lead}>
        {create}
      </ScreenHead>
      {showSkeleton && <Skeleton height={240} radius="lg" aria-hidden />}
      {schedules.isLoadingError && (
        <FailedState title={screen.failed} error={schedules.error} retry={() => void schedules.refetch()} />
      )}
      {schedules.data?.length === 0 && <StatePanel icon={IconCalendarClock} text={screen.empty} />}
      {schedules.data !== undefined && schedules.data.length > 0 && (
        <Stack gap="sm">
          <SearchField
            label={screen.search}
            clearLabel={screen.clearSearch}
            words={words}
            change={setWords}
          />
          {shown.length > 0 ? (
            <SchedulesTable schedules={shown} edit={setEdited} watch={setWatched} remove={setRemoved} />
          ) : (
            <StatePanel icon={IconCalendarClock} text={screen.nothingFound(words ?? '')} />
          )}
        </Stack>
      )}
      <ScheduleDialog
        edited={edited ?? (reporte === undefined ? null : 'new')}
        reportId={reporte}
        close={closeForm}
      />
      <ScheduleRunsDialog schedule={watched} close={() => setWatched(null)} />
      <RemoveSchedule schedule={removed} close={() => setRemoved(null)} />
    </div>
  );
}
