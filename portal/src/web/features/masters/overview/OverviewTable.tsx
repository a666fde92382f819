import type { OverviewPayroll } from '@lienzo/schema/runs/overview-endpoints';
import { overviewMessages as texts } from '@lienzo/schema/runs/overview-messages';
import { Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import list from '../../../shared/lists/ListTable.module.css';
import { NextStep } from '../../../shared/payroll/NextStep';
import { EndedBadge } from '../ending/EndedBadge';
import { CaptureState, PeriodName, ProductsMade, RunState } from './OverviewCells';
import classes from './overview.module.css';

type OverviewTableProps = {
  payrolls: readonly OverviewPayroll[];
  /** Those of one client, which is named already. */
  isOfOne: boolean;
};

const COLUMNS = 6;

/** Each payroll with its unfinished periods and the one in progress: capture, calculation, products, and what comes next. */
export function OverviewTable({ payrolls, isOfOne }: OverviewTableProps) {
  return (
    <div className={list.frame}>
      <Table className={`${list.table} ${classes.table}`} aria-label={texts.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.columns.paysheet}</Table.Th>
            <Table.Th>{texts.columns.period}</Table.Th>
            <Table.Th>{texts.columns.capture}</Table.Th>
            <Table.Th>{texts.columns.run}</Table.Th>
            <Table.Th>{texts.columns.products}</Table.Th>
            <Table.Th>{texts.columns.next}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        {[...Map.groupBy(payrolls, ({ client_id }) => client_id)].map(([clientId, own]) => (
          <Table.Tbody key={clientId}>
            {!isOfOne && (
              <Table.Tr className={classes.client ?? ''}>
                <Table.Th colSpan={COLUMNS} scope="rowgroup">
                  <Link to="/app/nomina" search={{ cliente: clientId }} className={list.name}>
                    {texts.client(own[0]?.client ?? '', own.length)}
                  </Link>
                </Table.Th>
              </Table.Tr>
            )}
            {own.map((payroll) => (
              <PayrollRows key={payroll.paysheet_id} payroll={payroll} />
            ))}
          </Table.Tbody>
        ))}
      </Table>
    </div>
  );
}

/** A row for each period; the payroll is named in the first. */
function PayrollRows({ payroll }: { payroll: OverviewPayroll }) {
  const { client_id, periods, more } = payroll;
  if (periods.length === 0)
    return (
      <Table.Tr className={classes.first ?? ''}>
        <Table.Td>
          <PayrollName payroll={payroll} />
        </Table.Td>
        <Table.Td colSpan={COLUMNS - 2} className={classes.none ?? ''}>
          {texts.noPeriods}
        </Table.Td>
        <Table.Td>
          <Link
            to="/app/nomina"
            search={{ cliente: client_id, nomina: payroll.paysheet_id, vista: 'calendario' }}
            className={list.name}
            aria-label={texts.calendarOf(payroll.paysheet)}
          >
            {texts.calendar}
          </Link>
        </Table.Td>
      </Table.Tr>
    );
  return periods.map((period, at) => (
    <Table.Tr key={period.period_id} className={at === 0 ? (classes.first ?? '') : (classes.other ?? '')}>
      {at === 0 && (
        <Table.Td rowSpan={periods.length} className={classes.payroll ?? ''}>
          <PayrollName payroll={payroll} />
          {more > 0 && (
            <Text size="xs" c="dimmed">
              {texts.more(more)}
            </Text>
          )}
        </Table.Td>
      )}
      <Table.Td>
        <PeriodName period={period} />
      </Table.Td>
      <Table.Td data-label={texts.columns.capture}>
        <CaptureState period={period} />
      </Table.Td>
      <Table.Td data-label={texts.columns.run}>
        <RunState period={period} />
      </Table.Td>
      <Table.Td data-label={texts.columns.products}>
        <ProductsMade period={period} clientId={client_id} />
      </Table.Td>
      <Table.Td data-label={texts.columns.next}>
        <NextStep next={period.next} place={{ ...period, client_id }} />
      </Table.Td>
    </Table.Tr>
  ));
}

function PayrollName({ payroll }: { payroll: OverviewPayroll }) {
  const { client_id, paysheet_id, paysheet, id_humansite, periodicity, ended_on } = payroll;
  return (
    <>
      <Link to="/app/nomina" search={{ cliente: client_id, nomina: paysheet_id }} className={list.name}>
        {paysheet}
      </Link>{' '}
      <EndedBadge entity="paysheet" ended_on={ended_on} />
      <Text size="xs" c="dimmed">
        {`${id_humansite} · ${periodicity}`}
      </Text>
    </>
  );
}
