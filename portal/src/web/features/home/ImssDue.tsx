import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { homeMessages } from '@lienzo/schema/messages/home-messages';
import type { home } from '@lienzo/schema/notices/notification-endpoints';
import { daysBetween, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './home.module.css';
import { SubscribeToCalendar } from './SubscribeToCalendar';
import { WaitingList } from './WaitingList';

/** What is due within this many days is highlighted. */
const SOON_DAYS = 2;

type ImssDueProps = Pick<ResponseOf<typeof home>, 'imss_batches' | 'imss_obligations'>;

/** What is due at the IMSS: movements that are not sent yet, and what registros patronales owe. */
export function ImssDue({ imss_batches, imss_obligations }: ImssDueProps) {
  return (
    <WaitingList title={homeMessages.imss} footer={<SubscribeToCalendar />}>
      {[
        ...imss_batches.map(({ id, client, paysheet, register, movements, due_on, ...at }) => (
          <DueItem
            key={id}
            due={due_on}
            lines={[client, homeMessages.register(register), homeMessages.movements(movements)]}
          >
            <Link
              to="/app/afiliations"
              search={{ cliente: at.client_id, nomina: at.paysheet_id, registro: register }}
              className={classes.more}
              aria-label={homeMessages.openMovements(paysheet, register)}
            >
              {paysheet}
            </Link>
          </DueItem>
        )),
        ...imss_obligations.map(({ kind, period, due, registers, is_confirmed }) => (
          <DueItem
            key={`${kind} ${period}`}
            due={due}
            lines={[
              homeMessages.obligationPeriod(period),
              homeMessages.registers(registers),
              ...(is_confirmed ? [] : [homeMessages.unconfirmed]),
            ]}
          >
            <Text size="sm" fw={500}>
              {homeMessages.obligations[kind]}
            </Text>
          </DueItem>
        )),
      ]}
    </WaitingList>
  );
}

function DueItem({ due, lines, children }: { due: string; lines: readonly string[]; children: ReactNode }) {
  const days = daysBetween(todayInMexico(), due);
  return (
    <li className={classes.item}>
      <div className={classes.itemWords}>
        {children}
        {lines.map((line) => (
          <Text key={line} size="xs" c="dimmed" truncate title={line}>
            {line}
          </Text>
        ))}
      </div>
      <time
        dateTime={due}
        title={formatMediumDate(due)}
        className={classes.due}
        data-soon={days <= SOON_DAYS || undefined}
      >
        {homeMessages.dueIn(days)}
      </time>
    </li>
  );
}
