import { personNumber } from '@lienzo/schema/bulk/find-person';
import type { CaptureByPeriod } from '@lienzo/schema/capture/capture-endpoints';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { Button, Table, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { paysheetLabel } from '../../../shared/payroll/paysheet-label';
import { SummaryDetails } from './SummaryDetails';
import classes from './summary.module.css';

const { summaryScreen: texts } = captureMessages;

type SummaryTableProps = {
  employees: CaptureByPeriod['employees'];
  paysheets: CaptureByPeriod['paysheets'];
};

/** The people with anything captured; each opens into what it is. */
export function SummaryTable({ employees, paysheets }: SummaryTableProps) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const isAllOpen = employees.every(({ employee_id }) => opened.has(employee_id));
  const names = new Map(paysheets.map((one) => [one.paysheet_id, paysheetLabel(one)]));
  const toggle = (id: number): void => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  return (
    <div className={listClasses.frame}>
      <Table className={listClasses.table ?? ''} aria-label={texts.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.columns.number}</Table.Th>
            <Table.Th>
              {texts.columns.name}
              <Button
                size="compact-xs"
                variant="subtle"
                ml="sm"
                onClick={() =>
                  setOpened(new Set(isAllOpen ? [] : employees.map(({ employee_id }) => employee_id)))
                }
              >
                {isAllOpen ? texts.closeAll : texts.openAll}
              </Button>
            </Table.Th>
            <Table.Th className={classes.wide ?? ''}>{texts.columns.paysheet}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {employees.map((employee) => {
            const { employee_id: id, human_id, name, paysheet_id } = employee;
            const isOpen = opened.has(id);
            return (
              <Fragment key={id}>
                <Table.Tr>
                  <Table.Td className="lienzo-figures">{personNumber({ id, human_id })}</Table.Td>
                  <Table.Td>
                    <UnstyledButton
                      className={classes.toggle ?? ''}
                      aria-expanded={isOpen}
                      title={texts.details(name)}
                      onClick={() => toggle(id)}
                    >
                      <IconChevronRight size={16} aria-hidden className={classes.chevron} />
                      <span>{name}</span>
                    </UnstyledButton>
                  </Table.Td>
                  <Table.Td className={classes.wide ?? ''}>{names.get(paysheet_id)}</Table.Td>
                </Table.Tr>
                {isOpen && (
                  <Table.Tr>
                    <Table.Td colSpan={3} className={classes.details ?? ''}>
                      <SummaryDetails employee={employee} />
                    </Table.Td>
                  </Table.Tr>
                )}
              </Fragment>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}
