import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { MAX_CLOSINGS } from '@lienzo/schema/capture/closing-endpoints';
import { endpoints } from '@lienzo/schema/endpoints';
import { monthEnd, monthOf, plainDate, todayInMexico, yearOf } from '@lienzo/schema/payroll/plain-date';
import { ActionIcon, Skeleton, Switch, Text, Title } from '@mantine/core';
import { IconCalendarEvent, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { call } from '../../../shared/api/call';
import { matchesText } from '../../../shared/lists/matches-text';
import { SearchField } from '../../../shared/lists/SearchField';
import { FailedState } from '../../../shared/states/FailedState';
import { ScreenHead } from '../../../shared/states/ScreenHead';
import { StatePanel } from '../../../shared/states/StatePanel';
import { ClosingDays } from './ClosingDays';
import classes from './closings.module.css';
import type { ClosingsSearch } from './closings-search';

const { closings: texts } = captureMessages;
const MONTH = new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The captures that close in a month, day by day: what is open, how far it is, and who serves the client. */
export function ClosingsScreen() {
  const search = useSearch({ from: '/app/incidents_new/cierres' });
  const navigate = useNavigate({ from: '/app/incidents_new/cierres' });
  const change = (next: ClosingsSearch): void =>
    void navigate({ search: { ...search, ...next }, replace: true, resetScroll: false });
  const today = todayInMexico();
  const mes = search.mes ?? today.slice(0, 7);
  const first = `${mes}-01`;
  const [year, month] = [yearOf(first), monthOf(first)];
  const closings = useQuery({
    queryKey: ['capture', 'closings', mes],
    queryFn: ({ signal }) =>
      call(endpoints.closing_calendar, { query: { desde: first, hasta: monthEnd(year, month) }, signal }),
  });
  const shown = (closings.data?.result ?? []).filter(
    ({ client, paysheet, id_humansite, estatus }) =>
      (search.abiertas !== true || estatus === 'Abierta') &&
      matchesText(`${client} ${id_humansite} ${paysheet}`, search.q ?? ''),
  );
  return (
    <div>
      <ScreenHead title={texts.title} lead={texts.lead} />
      <div className={classes.bar}>
        <div className={classes.months}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={texts.previous}
            onClick={() => change({ mes: monthBeside(year, month, -1) })}
          >
            <IconChevronLeft size={18} />
          </ActionIcon>
          <Title order={2} size="h5" aria-live="polite">
            {texts.month(MONTH.format(new Date(`${first}T00:00:00Z`)))}
          </Title>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={texts.next}
            onClick={() => change({ mes: monthBeside(year, month, 1) })}
          >
            <IconChevronRight size={18} />
          </ActionIcon>
        </div>
        <SearchField
          label={texts.search}
          clearLabel={captureMessages.clearSearch}
          words={search.q}
          change={(q) => change({ q })}
        />
        <Switch
          label={texts.onlyOpen}
          checked={search.abiertas === true}
          onChange={({ currentTarget }) => change({ abiertas: currentTarget.checked || undefined })}
        />
      </div>
      {closings.isPending && <Skeleton height={320} />}
      {closings.isLoadingError && (
        <FailedState title={texts.failed} error={closings.error} retry={() => void closings.refetch()} />
      )}
      {closings.data !== undefined && shown.length === 0 && (
        <StatePanel
          icon={IconCalendarEvent}
          text={search.abiertas === true ? texts.emptyOpen : texts.empty}
        />
      )}
      {closings.data?.cut === true && (
        <Text size="sm" c="dimmed" mb="sm">
          {texts.cut(MAX_CLOSINGS)}
        </Text>
      )}
      <ClosingDays closings={shown} today={today} />
    </div>
  );
}

/** `YYYY-MM` of the month before or after. */
function monthBeside(year: number, month: number, step: 1 | -1): string {
  const at = year * 12 + (month - 1) + step;
  return plainDate(Math.floor(at / 12), (at % 12) + 1, 1).slice(0, 7);
}
