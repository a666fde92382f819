import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { formatDayAndMonth, formatMediumDate } from '@lienzo/schema/data/format';
import { homeMessages } from '@lienzo/schema/messages/home-messages';
import type { home } from '@lienzo/schema/notices/notification-endpoints';
import { daysBetween, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './home.module.css';
import { WaitingList } from './WaitingList';

/** A period whose capture closes within this many days is highlighted. */
const SOON_DAYS = 2;

/** Open payroll periods, ordered by the closing of their capture; the same date as in the notices. */
export function OpenPeriods({ periods }: { periods: ResponseOf<typeof home>['open_periods'] }) {
  const today = todayInMexico();
  if (periods.length === 0) return null;
  return (
    <WaitingList title={homeMessages.openPeriods}>
      {periods.map(({ id, client, paysheet, mes, incidence_close_date: closes, ...place }) => {
        const days = daysBetween(today, closes);
        return (
          <li key={id} className={classes.item}>
            <div className={classes.itemWords}>
              <Link
                to="/app/incidents_new"
                search={{
                  cliente: place.client_id,
                  nominas: `${place.paysheet_id}`,
                  anio: place.calendar,
                  proceso: place.process_id,
                  periodo: id,
                }}
                className={classes.more}
                aria-label={homeMessages.capture(paysheet, mes)}
              >
                {paysheet}
              </Link>
              <Text size="xs" c="dimmed" truncate title={client}>
                {client}
              </Text>
              <Text size="xs" c="dimmed">
                {mes}
              </Text>
              <Text size="xs" c="dimmed">
                {homeMessages.captureUntil(formatDayAndMonth(closes))}
              </Text>
            </div>
            <time
              dateTime={closes}
              title={formatMediumDate(closes)}
              className={classes.due}
              data-soon={days <= SOON_DAYS || undefined}
            >
              {homeMessages.closesIn(days)}
            </time>
          </li>
        );
      })}
      <li className={classes.item}>
        <Link to="/app/incidents_new/cierres" className={classes.more}>
          {captureMessages.closings.open}
        </Link>
      </li>
    </WaitingList>
  );
}
