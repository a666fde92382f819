import { NumberField } from '@lienzo/editor/number-field';
import { QUANTITY_DECIMALS } from '@lienzo/schema/capture/incident';
import { captureMessages } from '@lienzo/schema/messages/capture-messages';
import { dayMessages } from '@lienzo/schema/messages/day-messages';
import { ActionIcon, Text } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { IconX } from '@tabler/icons-react';
import classes from '../people/tab.module.css';
import type { CardProblems, IncidentCard } from './incident-cards';

const { incidents: words } = captureMessages;

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
          <ActionIcon variant="subtle" color="gray" aria-label={words.remove(description)} onClick={remove}>
            <IconX size={16} stroke={1.7} />
          </ActionIcon>
        )}
      </div>
      <DatePickerInput
        ariaLabels={dayMessages.calendar}
        type="multiple"
        label={words.days}
        placeholder={words.chooseDays}
        description={card.dates.length > 0 ? words.dayCount(card.dates.length) : null}
        disabled={isReadOnly}
        valueFormat="D MMM"
        value={card.dates}
        onChange={(dates) => change({ dates })}
        defaultDate={period.initial_date}
        minDate={period.initial_date}
        maxDate={period.end_date}
        excludeDate={(day) => !days.has(day) && !card.dates.includes(day)}
        error={problems?.dates}
      />
      {type_value !== 'DI' && (
        <NumberField
          label={words.quantity[type_value]}
          placeholder={words.quantity[type_value]}
          description={isSplit ? words.split(card.dates.length) : null}
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
