import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { CalendarPeriod, PaysheetDetail } from '@lienzo/schema/masters/paysheet-endpoints';
import { todayInMexico, yearOf } from '@lienzo/schema/payroll/plain-date';
import { Button, Select, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarPlus, IconPlus } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { processesQuery } from '../../../shared/payroll/lookup-queries';
import { FailedState } from '../../../shared/states/FailedState';
import { StatePanel } from '../../../shared/states/StatePanel';
import { calendarQuery } from '../master-queries';
import classes from '../masters.module.css';
import type { MastersSearch } from '../masters-search';
import { CalendarHistory } from './CalendarHistory';
import { CalendarTable, type PeriodActs } from './CalendarTable';
import { DeletePeriodDialog } from './DeletePeriodDialog';
import { MakeCalendarDialog } from './MakeCalendarDialog';
import { PeriodDialog } from './PeriodDialog';

const FIRST_YEAR = 2019;

type CalendarTabProps = {
  paysheet: PaysheetDetail;
  search: MastersSearch;
  change: (next: MastersSearch) => void;
};

/** 'Calendario': the periods of a process and a year. */
export function CalendarTab({ paysheet, search, change }: CalendarTabProps) {
  const thisYear = yearOf(todayInMexico());
  const year = search.anio ?? thisYear;
  const processes = useQuery(processesQuery);
  const process = search.proceso ?? processes.data?.[0]?.id;
  const calendar = useQuery(calendarQuery(paysheet.id, process, year));
  const [isMaking, making] = useDisclosure(false);
  const [edited, edit] = useState<CalendarPeriod | 'new' | null>(null);
  const [deleted, remove] = useState<CalendarPeriod | null>(null);
  const periods = calendar.data ?? [];
  const mayMake = paysheet.can.edit && calendar.data?.every(({ captured }) => !captured) === true;
  return (
    <div>
      <div className={classes.finder}>
        <Select
          className={classes.field ?? ''}
          label={masterMessages.process}
          allowDeselect={false}
          value={process === undefined ? null : `${process}`}
          onChange={(id) => id !== null && change({ proceso: Number(id) })}
          data={(processes.data ?? []).map(({ id, description }) => ({ value: `${id}`, label: description }))}
        />
        <Select
          className={classes.short ?? ''}
          label={masterMessages.year}
          allowDeselect={false}
          value={`${year}`}
          onChange={(chosen) => chosen !== null && change({ anio: Number(chosen) })}
          data={yearsUntil(thisYear + 1)}
        />
        {mayMake && <MakeCalendar isFirst={periods.length === 0} open={making.open} />}
        {paysheet.can.edit && <AddPeriod add={() => edit('new')} />}
        <CalendarHistory paysheetId={paysheet.id} />
      </div>
      <CalendarBody calendar={calendar} acts={paysheet.can.edit ? { edit, remove } : undefined} />
      {process !== undefined && (
        <>
          <MakeCalendarDialog
            paysheet={paysheet}
            process={process}
            year={year}
            replaced={periods.length}
            isOpen={isMaking}
            close={making.close}
          />
          <PeriodDialog
            paysheetId={paysheet.id}
            place={{ proceso_id: process, anio_id: year }}
            period={edited}
            close={() => edit(null)}
          />
        </>
      )}
      <DeletePeriodDialog paysheetId={paysheet.id} period={deleted} close={() => remove(null)} />
    </div>
  );
}

function MakeCalendar({ isFirst, open }: { isFirst: boolean; open: () => void }) {
  return (
    <Button
      className={classes.act ?? ''}
      variant={isFirst ? 'filled' : 'default'}
      leftSection={<IconCalendarPlus size={18} aria-hidden />}
      onClick={open}
    >
      {isFirst ? masterMessages.makeCalendar : masterMessages.makeAgain}
    </Button>
  );
}

function AddPeriod({ add }: { add: () => void }) {
  return (
    <Button
      className={classes.act ?? ''}
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={add}
    >
      {masterMessages.addPeriod}
    </Button>
  );
}

const yearsUntil = (last: number): string[] =>
  Array.from({ length: last - FIRST_YEAR + 1 }, (_, at) => `${last - at}`);

type CalendarBodyProps = {
  calendar: UseQueryResult<CalendarPeriod[]>;
  acts: PeriodActs | undefined;
};

function CalendarBody({ calendar, acts }: CalendarBodyProps) {
  if (calendar.isPending) return <Skeleton height={240} />;
  if (calendar.data === undefined)
    return (
      <FailedState
        title={masterMessages.calendarFailed}
        error={calendar.error}
        retry={() => void calendar.refetch()}
      />
    );
  if (calendar.data.length === 0)
    return <StatePanel icon={IconCalendarPlus} text={masterMessages.noPeriods} />;
  return <CalendarTable periods={calendar.data} acts={acts} />;
}
