import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { daysInWords } from '@lienzo/schema/capture/days-in-words';
import { Button } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { RepeatedCard } from './incident-cards';

type RepeatIncidentProps = {
  /** The card that would be added, with the days that are added. */
  card: RepeatedCard;
  /** Whether Ctrl+Enter has led here: then Enter repeats. */
  isFocused: boolean;
  repeat: () => void;
};

/** Offers what was captured of the person before. It is asked for, because nothing may be saved of somebody unseen. */
export function RepeatIncident({ card, isFocused, repeat }: RepeatIncidentProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <Button
      ref={button}
      variant="light"
      size="xs"
      style={{ alignSelf: 'start' }}
      leftSection={<IconRepeat size={16} stroke={1.7} aria-hidden />}
      onClick={repeat}
    >
      {captureMessages.incidents.repeat(
        card.concept.description,
        daysInWords(card.dates),
        card.concept.type_value === 'DI' ? '' : card.quantity,
      )}
    </Button>
  );
}
