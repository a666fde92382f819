import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { holdReport, type ReportHold, type TabPosition } from './hold-report';

export type ReportTab = {
  place: TabPosition;
  /** Takes the report from the other tab. */
  takeOver: () => Promise<void>;
  isTaking: boolean;
};

/**
 * Whether this tab edits the report, or another one of this browser does.
 * @param name of the report and its person.
 * @param giveUp keeps the draft, before another tab goes on.
 * @param onTaken called when the other tab has given the report up.
 */
export function useReportTab(name: string, giveUp: () => Promise<void>, onTaken: () => void): ReportTab {
  const [place, setPlace] = useState<TabPosition>(() => (canLock() ? 'asking' : 'here'));
  const [isTaking, setIsTaking] = useState(false);
  const hold = useRef<ReportHold | null>(null);
  const latest = useRef(giveUp);
  useLayoutEffect(() => {
    latest.current = giveUp;
  });
  useEffect(() => {
    if (!canLock()) return;
    const retained = holdReport(name, () => latest.current(), setPlace);
    hold.current = retained;
    return () => retained.end();
  }, [name]);
  async function takeOver(): Promise<void> {
    setIsTaking(true);
    await hold.current?.ask();
    onTaken();
  }
  return { place, takeOver, isTaking };
}

/** Browsers have locks in secure contexts only. */
const canLock = (): boolean => window.isSecureContext;
