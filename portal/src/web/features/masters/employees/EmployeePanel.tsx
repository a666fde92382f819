import { formatMediumDate } from '@lienzo/schema/data/format';
import type { EmployeeDetail } from '@lienzo/schema/masters/employee-endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { PaysheetDetail } from '@lienzo/schema/masters/paysheet-endpoints';
import { Button, Drawer, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLayer } from '../../../shared/layers/use-layer';
import { FailedState } from '../../../shared/states/FailedState';
import { HistoryList } from '../HistoryList';
import { employeeQuery, registersQuery } from '../master-queries';
import classes from '../masters.module.css';
import { CorrectSalaryDialog } from './CorrectSalaryDialog';
import { CreditSection } from './CreditSection';
import { EditEmployeeDialog } from './EditEmployeeDialog';
import { type EmploymentAct, EmploymentDialogs } from './EmploymentDialogs';
import { EmploymentSection } from './EmploymentSection';
import { MoveDialog } from './MoveDialog';
import { money } from './money';

type EmployeePanelProps = {
  paysheet: PaysheetDetail;
  /** Null: closed. */
  employeeId: number | null;
  close: () => void;
};

/** An employee in a side panel: facts, what can be done, salaries, credits, history. */
export function EmployeePanel({ paysheet, employeeId, close }: EmployeePanelProps) {
  useLayer(employeeId !== null, close);
  const employee = useQuery({
    ...employeeQuery(paysheet.id, employeeId ?? 0),
    enabled: employeeId !== null,
  });
  return (
    <Drawer
      opened={employeeId !== null}
      onClose={close}
      position="right"
      size={520}
      title={employee.data?.name ?? masterMessages.employeesLabel}
      closeButtonProps={{ 'aria-label': masterMessages.close }}
    >
      {employeeId !== null && employee.isPending && <Skeleton height={240} />}
      {employee.isLoadingError && (
        <FailedState
          title={masterMessages.employeeFailed}
          error={employee.error}
          retry={() => void employee.refetch()}
        />
      )}
      {employee.data !== undefined && (
        <EmployeeFacts key={employee.data.id} paysheet={paysheet} employee={employee.data} />
      )}
    </Drawer>
  );
}

function EmployeeFacts({ paysheet, employee }: { paysheet: PaysheetDetail; employee: EmployeeDetail }) {
  const [wrongSalary, correct] = useState<EmployeeDetail['salaries'][number] | null>(null);
  const { nomina_id, position, hire_date, termination_date, salaries, can } = employee;
  const [act, start] = useState<EmploymentAct | 'edit' | 'move' | null>(null);
  const positions = useQuery(registersQuery(nomina_id)).data;
  const stop = (): void => start(null);
  const hired = formatMediumDate(hire_date);
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {termination_date === null
          ? masterMessages.facts(position, hired)
          : masterMessages.factsLeft(position, hired, formatMediumDate(termination_date))}
      </Text>
      {can.edit && (
        <Group gap="xs">
          <Button size="compact-md" variant="default" onClick={() => start('edit')}>
            {masterMessages.editEmployee}
          </Button>
          {employee.estatus === 'A' ? (
            <>
              <Button size="compact-md" variant="default" onClick={() => start('salary')}>
                {masterMessages.changeSalary}
              </Button>
              <Button size="compact-md" variant="default" onClick={() => start('move')}>
                {masterMessages.move}
              </Button>
              <Button size="compact-md" variant="default" color="red" onClick={() => start('leave')}>
                {masterMessages.leave}
              </Button>
            </>
          ) : (
            <Button size="compact-md" variant="default" onClick={() => start('rehire')}>
              {masterMessages.rehire}
            </Button>
          )}
        </Group>
      )}
      <EmploymentSection employee={employee} />
      <Facts
        title={masterMessages.salaries}
        rows={salaries.map((one) => ({
          key: one.vigente_desde,
          name: masterMessages.salaryOf(money(one.daily_salary), money(one.sbc)),
          detail: masterMessages.since(formatMediumDate(one.vigente_desde)),
          action: can.edit && (
            <Button
              variant="subtle"
              size="compact-xs"
              aria-label={masterMessages.correctSalaryOf(formatMediumDate(one.vigente_desde))}
              onClick={() => correct(one)}
            >
              {masterMessages.correctSalary}
            </Button>
          ),
        }))}
      />
      <CreditSection employee={employee} />
      <HistoryList paysheetId={nomina_id} entity="employee" id={employee.id} />
      {positions !== undefined && (
        <EditEmployeeDialog employee={employee} places={positions} isOpen={act === 'edit'} close={stop} />
      )}
      <CorrectSalaryDialog {...{ paysheet, employee }} salary={wrongSalary} close={() => correct(null)} />
      {act === 'move' && <MoveDialog employee={employee} clientId={paysheet.client_id} close={stop} />}
      <EmploymentDialogs
        employee={employee}
        act={act === 'edit' || act === 'move' ? null : act}
        close={stop}
      />
    </Stack>
  );
}

type FactsProps = {
  title: string;
  rows: readonly { key: string; name: string; detail: string; action: ReactNode }[];
};

function Facts({ title, rows }: FactsProps) {
  return (
    <section>
      <Title order={2} size="h5" mb="xs">
        {title}
      </Title>
      <ul className={classes.list}>
        {rows.map(({ key, name, detail, action }) => (
          <li key={key} className={classes.entry}>
            <Text size="sm">{name}</Text>
            <Text size="xs" c="dimmed">
              {detail} {action}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
