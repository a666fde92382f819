import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { formatDayAndMonth } from '@lienzo/schema/data/format';
import type { home } from '@lienzo/schema/notices/notification-endpoints';
import { overviewMessages } from '@lienzo/schema/runs/overview-messages';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { StepLink } from '../../shared/payroll/NextStep';
import classes from './home.module.css';
import { WaitingList } from './WaitingList';

/** Payrolls that are captured and not finished, each with its next step. */
export function PayrollsDue({ payrolls }: { payrolls: ResponseOf<typeof home>['payrolls_due'] }) {
  if (payrolls.length === 0) return null;
  return (
    <WaitingList title={overviewMessages.home}>
      {payrolls.map((payroll) => (
        <li key={payroll.period_id} className={classes.item}>
          <div className={classes.itemWords}>
            <StepLink next={payroll.next} place={payroll} />
            <Text size="xs" truncate title={payroll.nomina}>
              {payroll.nomina}
            </Text>
            <Text size="xs" c="dimmed" truncate title={payroll.client}>
              {payroll.client}
            </Text>
            <Text size="xs" c="dimmed">
              {`${payroll.periodo}, ${overviewMessages.payment(formatDayAndMonth(payroll.payment_date))}`}
            </Text>
          </div>
          <span className={classes.due}>{overviewMessages.whoOf(payroll.next)}</span>
        </li>
      ))}
      <li className={classes.item}>
        <Link to="/app/nomina" className={classes.more}>
          {overviewMessages.seeAll}
        </Link>
      </li>
    </WaitingList>
  );
}
