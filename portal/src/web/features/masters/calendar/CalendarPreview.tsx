import { formatMediumDate } from '@lienzo/schema/data/format';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { type PayrollPeriod, plannedDates } from '@lienzo/schema/payroll/payroll-calendar';
import { isWorkingDay } from '@lienzo/schema/payroll/rest-days';
import { Table, Text } from '@mantine/core';
import list from '../../../shared/lists/ListTable.module.css';
import classes from '../masters.module.css';
import type { PlanValues } from './planned-periods';

/** What a calendar will be before it is saved. */
export function CalendarPreview({ periods, plan }: { periods: readonly PayrollPeriod[]; plan: PlanValues }) {
  if (periods.length === 0) return <Text c="dimmed">{masterMessages.previewNone}</Text>;
  return (
    <div>
      <Text size="sm" fw={550} mb={4} role="status">
        {masterMessages.preview}: {masterMessages.previewCount(periods.length)}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard */}
      <section className={classes.preview} tabIndex={0} aria-label={masterMessages.preview}>
        <Table className={list.table ?? ''} stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{masterMessages.period}</Table.Th>
              <Table.Th>{masterMessages.incidence_close_date}</Table.Th>
              <Table.Th>{masterMessages.payment_date}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {periods.map(({ number, mes, end_date, incidence_close_date, payment_date }) => (
              <Table.Tr key={number}>
                <Table.Td>{mes}</Table.Td>
                <Table.Td>
                  <MovedDay day={incidence_close_date} wanted={requestedClose(end_date, plan)} />
                </Table.Td>
                <Table.Td>
                  <MovedDay day={payment_date} wanted={plannedDates(end_date, plan).payment_date} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </div>
  );
}

const requestedClose = (end: string, plan: PlanValues): string =>
  plannedDates(end, plan).incidence_close_date;

/** A day, and the one that it was moved from because nobody works on it. */
function MovedDay({ day, wanted }: { day: string; wanted: string }) {
  return (
    <>
      {formatMediumDate(day)}
      {day !== wanted && !isWorkingDay(wanted) && (
        <Text size="xs" c="dimmed">
          {masterMessages.movedFrom(formatMediumDate(wanted))}
        </Text>
      )}
    </>
  );
}
