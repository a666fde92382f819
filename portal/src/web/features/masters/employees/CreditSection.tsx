import type { EmployeeDetail } from '@lienzo/schema/masters/employee-endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { Badge, Button, Menu, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { RowMenu } from '../../../shared/lists/RowMenu';
import classes from '../masters.module.css';
import { type CreditAct, CreditDialogs } from './CreditDialogs';
import { type Credit, creditName, creditTerms } from './credit-text';

/** 'Créditos y pensión' of an employee: what is discounted, from when to when, and what can be done with it. */
export function CreditSection({ employee }: { employee: EmployeeDetail }) {
  const [act, setAct] = useState<CreditAct>({ kind: 'add' });
  const [isOpen, dialog] = useDisclosure(false);
  const start = (next: CreditAct): void => {
    setAct(next);
    dialog.open();
  };
  const { credits, can } = employee;
  return (
    <section>
      <div className={classes.head}>
        <Title order={2} size="h5">
          {masterMessages.credits}
        </Title>
        {can.edit && employee.estatus === 'A' && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => start({ kind: 'add' })}
          >
            {masterMessages.addCredit}
          </Button>
        )}
      </div>
      {credits.length === 0 && (
        <Text size="sm" c="dimmed" mt={4}>
          {masterMessages.noCredits}
        </Text>
      )}
      <ul className={classes.list}>
        {credits.map((credit) => (
          <li key={credit.id} className={`${classes.entry} ${classes.line}`}>
            <div>
              <Text size="sm">
                {creditName(credit)}{' '}
                {hasEnded(credit) && (
                  <Badge variant="light" color="gray" size="sm">
                    {masterMessages.creditFinished}
                  </Badge>
                )}
              </Text>
              <Text size="xs" c="dimmed">
                {creditTerms(credit)}
              </Text>
            </div>
            {can.edit && <CreditMenu credit={credit} start={start} />}
          </li>
        ))}
      </ul>
      <CreditDialogs employee={employee} act={act} isOpen={isOpen} close={dialog.close} />
    </section>
  );
}

const hasEnded = ({ vigente_hasta: until }: Credit): boolean => until !== null && until < todayInMexico();

/** What has ended is only corrected. */
function CreditMenu({ credit, start }: { credit: Credit; start: (act: CreditAct) => void }) {
  return (
    <RowMenu label={masterMessages.creditActions(creditName(credit))}>
      {!hasEnded(credit) && (
        <>
          <Menu.Item onClick={() => start({ kind: 'change', credit })}>
            {masterMessages.changeDiscount}
          </Menu.Item>
          <Menu.Item onClick={() => start({ kind: 'end', credit })}>{masterMessages.endCredit}</Menu.Item>
        </>
      )}
      <Menu.Item onClick={() => start({ kind: 'correct', credit })}>{masterMessages.correctCredit}</Menu.Item>
    </RowMenu>
  );
}
