import '@mantine/dates/styles.css';
import {
  type EventWhen,
  followsEvent,
  type ScheduleWhen,
  SHIFTS,
  WHEN_KINDS,
} from '@lienzo/schema/reports/schedule-when';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { Checkbox, Chip, Group, Input, MultiSelect, NativeSelect, Select, Stack, Text } from '@mantine/core';
import { TimePicker } from '@mantine/dates';
import { NextRuns } from './NextRuns';
import { type DraftParts, type FollowedClient, type Paysheet, whenOf } from './schedule-draft';

const { form: texts, weekdays, months } = scheduleMessages;

/** Numbers up to and including one. */
const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** No calculation is closed in the portal yet: whoever adds that offers it here. */
const NOT_YET = 'payroll_closed' satisfies ScheduleWhen['kind'];

/** What events and closings can be followed of. */
type Followed = { paysheets: readonly Paysheet[]; clients: readonly FollowedClient[] };

/** When a schedule comes: the kind, its choices, the time, and what comes of it. */
export function WhenFields({
  draft,
  change,
  errors,
  paysheets,
  clients,
  isTold,
}: DraftParts & Followed & { isTold: boolean }) {
  const { when, time } = draft;
  const setWhen = (next: ScheduleWhen): void => change({ when: next });
  return (
    <Stack gap="sm" role="group" aria-label={texts.when}>
      <Group gap="sm" align="flex-start" grow preventGrowOverflow={false}>
        <NativeSelect
          label={texts.when}
          data={WHEN_KINDS.filter((kind) => kind !== NOT_YET || when.kind === kind).map((kind) => ({
            value: kind,
            label: texts.kinds[kind],
          }))}
          value={when.kind}
          onChange={(event) => {
            const kind = WHEN_KINDS.find((one) => one === event.currentTarget.value) ?? 'daily';
            setWhen(whenOf(kind, paysheets[0]?.id));
          }}
        />
        {/* A field of the browser would say AM or PM in its own language. */}
        {!followsEvent(when) && (
          <TimePicker
            label={texts.time}
            format="12h"
            amPmLabels={texts.halves}
            hoursInputLabel={texts.hours}
            minutesInputLabel={texts.minutes}
            amPmInputLabel={texts.half}
            hoursInputProps={{ 'data-path': 'time' }}
            // Not `value`: half of a time is none, which would empty the other half too.
            defaultValue={time}
            error={errors.time}
            onChange={(next) => change({ time: next })}
          />
        )}
      </Group>
      <KindFields when={when} setWhen={setWhen} paysheets={paysheets} clients={clients} />
      <Input.Error data-path="when">{errors.when}</Input.Error>
      {followsEvent(when) ? (
        <Text size="sm" c="dimmed">
          {texts.events[when.kind]} {!isTold && draft.report_id !== null && texts.notTold}
        </Text>
      ) : (
        <NextRuns when={when} time={time} paysheets={paysheets} />
      )}
    </Stack>
  );
}

type KindProps<Kind extends ScheduleWhen['kind'] = ScheduleWhen['kind']> = {
  when: Extract<ScheduleWhen, { kind: Kind }>;
  setWhen: (next: ScheduleWhen) => void;
};

function KindFields({ when, setWhen, paysheets, clients }: KindProps & Followed) {
  switch (when.kind) {
    case 'daily':
      return (
        <Checkbox
          label={texts.workingDays}
          checked={when.working_days}
          onChange={(event) => setWhen({ ...when, working_days: event.currentTarget.checked })}
        />
      );
    case 'weekly':
      return <WeeklyFields when={when} setWhen={setWhen} />;
    case 'monthly':
      return <MonthlyFields when={when} setWhen={setWhen} />;
    case 'fortnightly':
      return (
        <NativeSelect
          label={texts.fortnightDay}
          data={upTo(0, 10).map((day) => ({
            value: String(day),
            label: day === 0 ? texts.fortnightSame : texts.workingDay(day),
          }))}
          value={String(when.working_day)}
          onChange={(event) => setWhen({ ...when, working_day: Number(event.currentTarget.value) })}
        />
      );
    case 'before_close':
      return (
        <Group gap="sm" grow preventGrowOverflow={false}>
          <NativeSelect
            label={texts.paysheet}
            data={paysheets.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(when.paysheet_id)}
            onChange={(event) => setWhen({ ...when, paysheet_id: Number(event.currentTarget.value) })}
          />
          <NativeSelect
            label={texts.daysBefore}
            data={upTo(0, 15).map(String)}
            value={String(when.days)}
            onChange={(event) => setWhen({ ...when, days: Number(event.currentTarget.value) })}
          />
        </Group>
      );
    case 'capture_finished':
    case 'payroll_closed':
      return <EventFields when={when} setWhen={setWhen} paysheets={paysheets} clients={clients} />;
  }
}

const CLIENT_PREFIX = 'cliente ';

/** A payroll, or a client with all of theirs. */
function EventFields({
  when,
  setWhen,
  paysheets,
  clients,
}: Followed & { when: EventWhen; setWhen: (next: ScheduleWhen) => void }) {
  const { client_id, paysheet_id } = when;
  return (
    <Select
      label={texts.followed}
      searchable
      allowDeselect={false}
      nothingFoundMessage={texts.nothingFound}
      data={[
        ...clients.map(({ id, name }) => ({ value: CLIENT_PREFIX + id, label: texts.allOfClient(name) })),
        ...paysheets.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={client_id === null ? String(paysheet_id ?? '') : CLIENT_PREFIX + client_id}
      onChange={(value) => {
        const client = value?.startsWith(CLIENT_PREFIX) ? value.slice(CLIENT_PREFIX.length) : null;
        const paysheet = client === null && value !== null ? Number(value) : null;
        setWhen({ ...when, client_id: client, paysheet_id: paysheet });
      }}
    />
  );
}

const WeeklyFields = ({ when, setWhen }: KindProps<'weekly'>) => (
  <Input.Wrapper label={texts.weekdays} labelElement="div">
    <Chip.Group
      multiple
      value={when.days.map(String)}
      onChange={(days) => setWhen({ ...when, days: days.map(Number) })}
    >
      <Group gap={6} mt={4} role="group" aria-label={texts.weekdays}>
        {WEEK.map((day) => (
          <Chip key={day} value={String(day)}>
            {weekdays[day]}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  </Input.Wrapper>
);

function MonthlyFields({ when, setWhen }: KindProps<'monthly'>) {
  return (
    <>
      <Group gap="sm" grow align="flex-start" preventGrowOverflow={false}>
        <NativeSelect
          label={texts.day}
          data={[...upTo(1, 31).map(String), { value: 'last', label: texts.lastDay }]}
          value={String(when.day)}
          onChange={({ currentTarget: { value } }) =>
            setWhen({ ...when, day: value === 'last' ? 'last' : Number(value) })
          }
        />
        <NativeSelect
          label={texts.shift}
          data={SHIFTS.map((shift) => ({ value: shift, label: texts.shifts[shift] }))}
          value={when.shift}
          onChange={({ currentTarget: { value } }) =>
            setWhen({ ...when, shift: SHIFTS.find((one) => one === value) ?? 'none' })
          }
        />
      </Group>
      <MultiSelect
        label={texts.months}
        {...(when.months.length === 0 && { placeholder: texts.allMonths })}
        data={months.map((name, at) => ({ value: String(at + 1), label: name }))}
        value={when.months.map(String)}
        onChange={(chosen) => setWhen({ ...when, months: chosen.map(Number) })}
        clearable
      />
      {when.day !== 'last' && when.day > 28 && (
        <Text size="sm" c="dimmed">
          {texts.missingDay}
        </Text>
      )}
    </>
  );
}
