import { NumberField } from '@lienzo/editor/number-field';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { daysInWords } from '@lienzo/schema/capture/days-in-words';
import { QUANTITY_DECIMALS } from '@lienzo/schema/capture/incident';
import { daysBetween, typedDays } from '@lienzo/schema/capture/typed-days';
import { dayMessages } from '@lienzo/schema/masters/day-messages';
import { ActionIcon, Text, TextInput } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from '../people/tab.module.css';
import type { CardProblems, IncidentCard } from './incident-cards';

const { incidents: texts } = captureMessages;

type IncidentCardFieldProps = {
  card: IncidentCard;
  /** Those that can be chosen. */
  days: ReadonlySet<string>;
  period: { initial_date: string; end_date: string };
  /** null: they are not shown yet. */
  problems: CardProblems | null;
  isReadOnly: boolean;
  change: (next: Partial<Pick<IncidentCard, 'dates' | 'quantity'>>) => void;
  remove: () => void;
};

/** A concept's days, and its amount or hours. */
export function IncidentCardField(props: IncidentCardFieldProps) {
  const { card, days, period, problems, isReadOnly, change, remove } = props;
  const { key, description, type_value } = card.concept;
  const range = useDayRange(days);
  const isSplit = type_value === 'IM' && card.dates.length > 1;
  return (
    <section className={classes.card} aria-label={description}>
      <div className={classes.cardHead}>
        <div>
          <Text fw={550} size="sm">
            {description}
          </Text>
          <Text size="xs" c="dimmed" className="lienzo-figures">
            {key}
          </Text>
        </div>
        {!isReadOnly && (
          <ActionIcon variant="subtle" color="gray" aria-label={texts.remove(description)} onClick={remove}>
            <IconX size={16} stroke={1.7} />
          </ActionIcon>
        )}
      </div>
      <DatePickerInput
        ariaLabels={dayMessages.calendar}
        type="multiple"
        label={texts.days}
        placeholder={texts.chooseDays}
        description={card.dates.length > 0 ? texts.dayCount(card.dates.length) : null}
        disabled={isReadOnly}
        valueFormat="D MMM"
        value={card.dates}
        onChange={(dates) => change({ dates: range.extended(dates) })}
        defaultDate={period.initial_date}
        minDate={period.initial_date}
        maxDate={period.end_date}
        excludeDate={(day) => !days.has(day) && !card.dates.includes(day)}
        getDayProps={(day) => ({ onClick: ({ shiftKey }) => range.press(day, shiftKey) })}
        error={problems?.dates}
      />
      {!isReadOnly && <TypedDays card={card} days={days} period={period} change={change} />}
      {type_value !== 'DI' && (
        <NumberField
          label={texts.quantity[type_value]}
          placeholder={texts.quantity[type_value]}
          description={isSplit ? texts.split(card.dates.length) : null}
          decimals={QUANTITY_DECIMALS}
          disabled={isReadOnly}
          value={card.quantity}
          onChange={(quantity) => change({ quantity })}
          error={problems?.quantity ?? null}
        />
      )}
    </section>
  );
}

/** Shift and a click choose every free day from the last one on. */
function useDayRange(days: ReadonlySet<string>) {
  const last = useRef<string | null>(null);
  const until = useRef<string | null>(null);
  return {
    press(day: string, isShift: boolean): void {
      until.current = isShift ? last.current : null;
      last.current = day;
    },
    extended(dates: string[]): string[] {
      const [from, to] = [until.current ?? '', last.current ?? ''].toSorted();
      if (until.current === null || from === undefined || to === undefined) return dates;
      const between = [...days].filter((day) => day >= from && day <= to);
      return [...new Set([...dates, ...between])].toSorted();
    },
  };
}

type TypedDaysProps = Pick<IncidentCardFieldProps, 'card' | 'days' | 'period' | 'change'>;

/** The days by their numbers, which are added: 17-21, 24. Those that cannot be chosen are told. */
function TypedDays({ card, days, period, change }: TypedDaysProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  /** @returns whether all of them were added. */
  const add = (): boolean => {
    const typed = typedDays(text, daysBetween(period.initial_date, period.end_date));
    if (typed === null) {
      setProblem(texts.typedDaysWrong);
      return false;
    }
    const taken = typed.filter((day) => !days.has(day) && !card.dates.includes(day));
    const free = typed.filter((day) => days.has(day));
    if (free.length > 0) change({ dates: [...new Set([...card.dates, ...free])] });
    setProblem(taken.length === 0 ? null : texts.typedDaysTaken(daysInWords(taken)));
    setText('');
    return taken.length === 0;
  };
  /** What the keys of a save would leave behind is added before; when it cannot be, nothing is saved. */
  const addBeforeSave = (event: KeyboardEvent): void => {
    let isAdded = true;
    flushSync(() => {
      isAdded = text.trim() === '' || add();
    });
    if (isAdded) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <TextInput
      size="xs"
      aria-label={texts.typedDays(card.concept.description)}
      placeholder={texts.typedDaysExample}
      value={text}
      error={problem}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={() => text.trim() !== '' && add()}
      onKeyDown={(event) => {
        const isSave = (event.ctrlKey || event.metaKey) && ['Enter', 's', 'S'].includes(event.key);
        if (isSave) addBeforeSave(event);
        if (isSave || event.key !== 'Enter') return;
        event.preventDefault();
        add();
      }}
    />
  );
}
