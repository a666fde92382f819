import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import { Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { call } from '../../../shared/api/call';
import { capturePresence, hasArrival, namesPresent } from '../../../shared/live/capture-presence';
import classes from './PresentPeople.module.css';

const REPEAT_MS = 20_000;

/** Who else has the capture of these periods open; says that this person has. */
export function PresentPeople({ pairs }: { pairs: readonly (readonly [number, number])[] }) {
  const [now, setNow] = useState(Date.now);
  const present = useStore(capturePresence, (state) => state.present);
  const shown = JSON.stringify(pairs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same pairs are another array at every render
  useEffect(() => {
    const tell = (left: boolean): void => {
      for (const [paysheet_id, period_id] of pairs)
        call(endpoints.capture_presence, {
          body: { paysheet_id, period_id, left },
          ...{ quiet: true, keepalive: left },
          // It is told again, or forgotten by itself.
        }).catch(() => undefined);
    };
    tell(false);
    const timer = setInterval(() => {
      setNow(Date.now());
      if (!document.hidden) tell(false);
    }, REPEAT_MS);
    // Who comes learns at once who is there; each has seen the other then, and it ends.
    const periods = pairs.map(([, period]) => period);
    const unsubscribe = capturePresence.subscribe((state, before) => {
      if (!document.hidden && hasArrival(state.present, before.present, periods)) tell(false);
    });
    const leave = (): void => tell(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      clearInterval(timer);
      unsubscribe();
      leave();
    };
  }, [shown]);
  const names = namesPresent(
    present,
    pairs.map(([, period]) => period),
    // What was just told is newer than the last look at the clock.
    Math.max(now, ...[...present.values()].map(({ seen }) => seen)),
  );
  return (
    <Text size="sm" role="status" className={classes.present ?? ''}>
      {names.length > 0 && (
        <>
          <IconUsers size={16} stroke={1.7} aria-hidden />
          {captureMessages.alsoHere(names)}
        </>
      )}
    </Text>
  );
}
