import { useEffect, useState } from 'react';

/** Counts a waiting time down in seconds; 0 when it is over. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [ends, setEnds] = useState(0);
  const [left, setLeft] = useState(0);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft(secondsUntil(ends)), 250);
    return () => clearInterval(timer);
  }, [isRunning, ends]);
  return {
    left,
    start(seconds) {
      setEnds(Date.now() + seconds * 1000);
      setLeft(seconds);
    },
  };
}

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
