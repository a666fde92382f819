import { formatMediumDate } from '@lienzo/schema/data/format';
import type { EmployeeDetail, EmploymentDetail } from '@lienzo/schema/masters/employee-endpoints';
import { masterCodes } from '@lienzo/schema/masters/master-codes';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { Badge, Menu, Text, Timeline, Title } from '@mantine/core';
import { useState } from 'react';
import { RowMenu } from '../../../shared/lists/RowMenu';
import classes from '../masters.module.css';
import { CorrectEmploymentDialog } from './CorrectEmploymentDialog';
import { RemoveEmploymentDialog } from './RemoveEmploymentDialog';

type Act = { kind: 'correct' | 'remove'; employment: EmploymentDetail };

/** 'Empleos' of somebody, the last one first: when and where they worked, and what repairs one that was written wrong. */
export function EmploymentSection({ employee }: { employee: EmployeeDetail }) {
  const [act, start] = useState<Act | null>(null);
  const { employments, can } = employee;
  const close = (): void => start(null);
  return (
    <section>
      <Title order={2} size="h5" mb="xs">
        {masterMessages.employments}
      </Title>
      <Timeline active={0} bulletSize={16} lineWidth={2}>
        {employments.map((one, at) => (
          <Timeline.Item key={one.id}>
            <div className={classes.line}>
              <Text size="sm">
                {spanText(one)}{' '}
                {at === 0 && one.termination_date === null && (
                  <Badge variant="light" size="sm">
                    {masterMessages.currentEmployment}
                  </Badge>
                )}
                {one.initial_date > one.hire_date && (
                  <Badge variant="light" color="gray" size="sm">
                    {masterMessages.movedHere}
                  </Badge>
                )}
              </Text>
              {can.edit && (
                <RowMenu label={masterMessages.employmentActions(spanText(one))}>
                  <Menu.Item onClick={() => start({ kind: 'correct', employment: one })}>
                    {masterMessages.correctEmployment}
                  </Menu.Item>
                  {employments.length > 1 && (
                    <Menu.Item onClick={() => start({ kind: 'remove', employment: one })}>
                      {masterMessages.removeEmployment}
                    </Menu.Item>
                  )}
                </RowMenu>
              )}
            </div>
            <Text size="xs" c="dimmed">
              {masterMessages.employmentPlace(one.nomina, one.centro_de_costos, one.register)}
            </Text>
            {one.causa_baja !== null && (
              <Text size="xs" c="dimmed">
                {masterMessages.fields.causa_baja}: {masterCodes.leavingCauses[one.causa_baja]}
              </Text>
            )}
          </Timeline.Item>
        ))}
      </Timeline>
      {act?.kind === 'correct' && (
        <CorrectEmploymentDialog employee={employee} employment={act.employment} close={close} />
      )}
      {act?.kind === 'remove' && (
        <RemoveEmploymentDialog
          employee={employee}
          employment={act.employment}
          span={spanText(act.employment)}
          close={close}
        />
      )}
    </section>
  );
}

const spanText = ({ initial_date, termination_date }: EmploymentDetail): string =>
  masterMessages.employmentSpan(
    formatMediumDate(initial_date),
    termination_date === null ? null : formatMediumDate(termination_date),
  );
