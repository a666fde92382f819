import { formatMediumDate } from '@lienzo/schema/data/format';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { CalendarPeriod } from '@lienzo/schema/masters/paysheet-endpoints';
import { oddPeriodDays } from '@lienzo/schema/payroll/odd-period';
import { Badge, Button, Table, Text, VisuallyHidden } from '@mantine/core';
import list from '../../../shared/lists/ListTable.module.css';

type CalendarTableProps = {
  periods: readonly CalendarPeriod[];
  /** Absent: they are only read. */
  acts: PeriodActs | undefined;
};
export type PeriodActs = Record<'edit' | 'remove', (period: CalendarPeriod) => void>;

/** The periods with their days. */
export function CalendarTable({ periods, acts }: CalendarTableProps) {
  return (
    <div className={list.frame}>
      <Table className={list.table ?? ''} aria-label={masterMessages.calendarLabel}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={list.wide ?? ''}>{masterMessages.number}</Table.Th>
            <Table.Th>{masterMessages.period}</Table.Th>
            {[masterMessages.initial_date, masterMessages.end_date, masterMessages.payment_date].map(
              (head) => (
                <Table.Th key={head} className={list.wide ?? ''}>
                  {head}
                </Table.Th>
              ),
            )}
            <Table.Th className={list.wide ?? ''}>{masterMessages.incidence_close_date}</Table.Th>
            {acts !== undefined && (
              <Table.Th>
                <VisuallyHidden>{masterMessages.actions}</VisuallyHidden>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {periods.map((period) => (
            <PeriodRow key={period.id} period={period} acts={acts} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function PeriodRow({ period, acts }: { period: CalendarPeriod; acts: PeriodActs | undefined }) {
  const [initial, end, payment] = [period.initial_date, period.end_date, period.payment_date].map(
    formatMediumDate,
  );
  const close = period.incidence_close_date;
  const closes = close === null ? masterMessages.neverCloses : formatMediumDate(close);
  const odd = oddPeriodDays(period);
  return (
    <Table.Tr>
      <Table.Td className={`${list.wide} lienzo-figures`}>{period.number}</Table.Td>
      <Table.Td>
        {period.mes}{' '}
        {period.captured && (
          <Badge variant="light" color="gray" size="sm">
            {masterMessages.captured}
          </Badge>
        )}{' '}
        {odd.map(({ field }) => (
          <Badge key={field} variant="light" color="yellow" size="sm">
            {masterMessages.onRestDay(masterMessages[field])}
          </Badge>
        ))}
        <Text size="sm" c="dimmed" className={list.narrow ?? ''}>
          {initial} – {end} · {masterMessages.payment_date} {payment} · {masterMessages.incidence_close_date}{' '}
          {closes}
        </Text>
      </Table.Td>
      {[initial, end, payment, closes].map((day, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four fixed columns
        <Table.Td key={at} className={list.wide ?? ''}>
          {day}
        </Table.Td>
      ))}
      {acts !== undefined && (
        <Table.Td className={list.actionsCell ?? ''}>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={masterMessages.editOf(period.mes)}
            onClick={() => acts.edit(period)}
          >
            {masterMessages.edit}
          </Button>
          {!period.captured && (
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              aria-label={masterMessages.deleteOf(period.mes)}
              onClick={() => acts.remove(period)}
            >
              {masterMessages.deletePeriod}
            </Button>
          )}
        </Table.Td>
      )}
    </Table.Tr>
  );
}
