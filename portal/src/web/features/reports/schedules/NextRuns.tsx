import { formatMoment } from '@lienzo/schema/data/format';
import { type ScheduleWhen, scheduleTime, scheduleWhen } from '@lienzo/schema/reports/schedule-when';
import { nextRuns } from '@lienzo/schema/schedules/next-runs';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import type { Paysheet } from './schedule-draft';
import classes from './schedules.module.css';

const { form: texts, problems } = scheduleMessages;
const SHOWN = 5;

type NextRunsProps = { when: ScheduleWhen; time: string; paysheets: readonly Paysheet[] };

/** The next five dates, or that there are none. */
export function NextRuns({ when, time, paysheets }: NextRunsProps) {
  const runs = useMemo(() => {
    if (!scheduleTime.safeParse(time).success || !scheduleWhen.safeParse(when).success) return null;
    const closings =
      when.kind === 'before_close'
        ? (paysheets.find(({ id }) => id === when.paysheet_id)?.closings ?? [])
        : [];
    return nextRuns({ when, time, closings }, new Date(), SHOWN);
  }, [when, time, paysheets]);
  if (runs === null) return null;
  return (
    <div className={classes.next} aria-live="polite">
      <Text size="sm" fw={550}>
        {texts.next}
      </Text>
      {runs.length === 0 ? (
        <Text size="sm" c="var(--mantine-color-error)">
          {when.kind === 'before_close' ? problems.noPeriods : problems.never}
        </Text>
      ) : (
        <ol className={classes.dates} aria-label={texts.next}>
          {runs.map((at) => (
            <li key={at.getTime()}>{formatMoment(at.toISOString())}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
