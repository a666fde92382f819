import type { PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { Table, UnstyledButton } from '@mantine/core';
import listClasses from '../../shared/lists/ListTable.module.css';
import { money } from '../../shared/payroll/money';
import { RunBadge } from '../../shared/payroll/RunBadge';
import classes from './runs.module.css';

const texts = runMessages.run;

type RunsTableProps = {
  runs: readonly PayrollRun[];
  opened: number | undefined;
  open: (paysheetId: number | undefined) => void;
};

/** Several payrolls of one period; each opens its results. */
export function RunsTable({ runs, opened, open }: RunsTableProps) {
  const number = listClasses.number ?? '';
  return (
    <div className={`${listClasses.frame} ${classes.part}`}>
      <Table className={listClasses.table ?? ''} aria-label={texts.title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{runMessages.columns.paysheet}</Table.Th>
            <Table.Th>{runMessages.columns.status}</Table.Th>
            <Table.Th className={`${number} ${classes.wide}`}>{texts.people}</Table.Th>
            <Table.Th className={number}>{texts.net}</Table.Th>
            <Table.Th className={`${number} ${classes.wide}`}>{texts.previous}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {runs.map((run) => {
            const isOpen = run.paysheet_id === opened;
            return (
              <Table.Tr key={run.period_id} className="lienzo-figures">
                <Table.Td>
                  <UnstyledButton
                    className={classes.open ?? ''}
                    aria-expanded={isOpen}
                    onClick={() => open(isOpen ? undefined : run.paysheet_id)}
                  >
                    {run.nomina}
                  </UnstyledButton>
                </Table.Td>
                <Table.Td>
                  <RunBadge run={run} />
                </Table.Td>
                <Table.Td className={`${number} ${classes.wide}`}>{run.people}</Table.Td>
                <Table.Td className={number}>{money(run.net_pay)}</Table.Td>
                <Table.Td className={`${number} ${classes.wide}`}>
                  {run.previous_net_pay === null ? '—' : money(run.previous_net_pay)}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}
