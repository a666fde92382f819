import { useEffect, useState } from 'react';

/** Loading shorter than this shows nothing, so that quick screens do not flicker (LOOK, "Lists and tables"). */
const DELAY_MS = 200;

/** True once `active` has held for 200 ms. */
export function useDelayed(active: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active]);
  return active && late;
}
