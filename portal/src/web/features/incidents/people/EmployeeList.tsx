import type { CaptureOverview } from '@lienzo/schema/capture/capture-endpoints';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import type { PayrollPerson } from '@lienzo/schema/masters/master-endpoints';
import { Text, Tooltip, UnstyledButton } from '@mantine/core';
import { IconCalendarPlus, IconClockPlus, IconHeartbeat } from '@tabler/icons-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useRef, useState } from 'react';
import { SearchField } from '../../../shared/lists/SearchField';
import classes from './EmployeeList.module.css';
import { findPeople } from './find-people';

type Has = CaptureOverview['employees'][number];

type EmployeeListProps = {
  people: readonly PayrollPerson[];
  /** What each has captured, by the employee's id. */
  has: ReadonlyMap<number, Has>;
  /** The names of the payrolls by their ids, when there are several. */
  payrolls: ReadonlyMap<number, string>;
  chosen: number | undefined;
  choose: (employeeId: number) => void;
};

const ROW_HEIGHT = 36;

/** The people of the payrolls with a search, and what each already has; thousands are drawn as far as they are in view. */
export function EmployeeList({ people, has, payrolls, chosen, choose }: EmployeeListProps) {
  const [words, setWords] = useState<string | undefined>();
  const scroller = useRef<HTMLDivElement>(null);
  const shown = findPeople(people, words ?? '');
  // One stop of Tab: the person who had the focus last, else who is open, else the first one.
  const [focused, setFocused] = useState<number | undefined>();
  const stop = Math.max(
    0,
    shown.findIndex(({ id }) => id === (focused ?? chosen)),
  );
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), stop])]
        .filter((at) => at < shown.length)
        .toSorted((one, other) => one - other),
  });
  const move = (event: KeyboardEvent<HTMLElement>, from: number): void => {
    const to = targetOf(event.key, from, shown.length);
    if (to === null) return;
    event.preventDefault();
    virtualizer.scrollToIndex(to);
    // It is drawn once the list has scrolled to it.
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-at="${to}"]`)?.focus());
  };
  return (
    <section className={classes.list} aria-label={captureMessages.employees}>
      <div className={classes.search}>
        <SearchField
          label={captureMessages.searchEmployee}
          clearLabel={captureMessages.clearSearch}
          words={words}
          change={setWords}
          enter={() => shown[0] !== undefined && choose(shown[0].id)}
        />
        <Text size="xs" c="dimmed" role="status" className="lienzo-figures">
          {captureMessages.employeeCount(shown.length)}
        </Text>
      </div>
      {shown.length === 0 && (
        <Text size="sm" c="dimmed" p="md">
          {people.length === 0 ? captureMessages.noEmployees : captureMessages.noEmployeeFound(words ?? '')}
        </Text>
      )}
      <div ref={scroller} className={classes.scroller} tabIndex={-1}>
        <div style={{ blockSize: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const person = shown[index];
            return (
              person !== undefined && (
                <UnstyledButton
                  key={person.id}
                  className={classes.person}
                  style={{ blockSize: ROW_HEIGHT, transform: `translateY(${start}px)` }}
                  data-at={index}
                  aria-current={person.id === chosen ? 'true' : undefined}
                  tabIndex={index === stop ? 0 : -1}
                  title={person.name}
                  onFocus={() => setFocused(person.id)}
                  onClick={() => choose(person.id)}
                  onKeyDown={(event) => move(event, index)}
                >
                  <span className={classes.name}>{person.name}</span>
                  <Marks has={has.get(person.id)} />
                  {payrolls.size > 1 && (
                    <span className={classes.payroll} title={payrolls.get(person.paysheet_id)}>
                      {payrolls.get(person.paysheet_id)}
                    </span>
                  )}
                  <span className={`${classes.number} lienzo-figures`}>
                    {captureMessages.numbers(person.id, person.human_id)}
                  </span>
                </UnstyledButton>
              )
            );
          })}
        </div>
      </div>
    </section>
  );
}

/** The row that a key leads to; null: it leads nowhere. */
function targetOf(key: string, from: number, count: number): number | null {
  const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to < 0 || to >= count ? null : to;
}

function Marks({ has }: { has: Has | undefined }) {
  if (has === undefined) return null;
  const hours = new ExactDecimal(has.overtime_hours);
  const marks = [
    {
      icon: IconCalendarPlus,
      isOn: has.incidents > 0,
      text: captureMessages.hasIncidents(has.incidents),
      count: `${has.incidents}`,
    },
    {
      icon: IconClockPlus,
      isOn: hours.greaterThan(0),
      text: captureMessages.hasHours(hours.toString()),
      count: hours.toString(),
    },
    {
      icon: IconHeartbeat,
      isOn: has.disability_days > 0,
      text: captureMessages.hasDays(has.disability_days),
      count: `${has.disability_days}`,
    },
  ].filter(({ isOn }) => isOn);
  return (
    <span className={classes.marks}>
      {marks.map(({ icon: MarkIcon, text, count }) => (
        <Tooltip key={text} label={text}>
          <span className={classes.mark} role="img" aria-label={text}>
            <MarkIcon size={14} stroke={1.7} aria-hidden />
            <span aria-hidden>{count}</span>
          </span>
        </Tooltip>
      ))}
    </span>
  );
}
