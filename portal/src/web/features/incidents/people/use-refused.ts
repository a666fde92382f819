import { type RefObject, useEffect, useRef, useState } from 'react';
import { type RefusedRow, refusedRows } from './refused-rows';

export type Refused<Value> = {
  /** The element that holds the fields. */
  tab: RefObject<HTMLDivElement | null>;
  /** Keeps what the server refused of a value. */
  refuse: (value: Value, error: unknown) => void;
  /** What it refused of this very value: once something is changed, it has said nothing. */
  rowsOf: (value: Value) => readonly RefusedRow[];
};

/** What the server refused of what was sent; the first field that is marked because of it takes the focus. */
export function useRefused<Value>(): Refused<Value> {
  const tab = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<{ value: Value; rows: RefusedRow[] } | null>(null);
  useEffect(() => {
    if (refused === null || refused.rows.length === 0) return;
    const wrong = tab.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: 'center' });
  }, [refused]);
  return {
    tab,
    refuse: (value, error) => setRefused({ value, rows: refusedRows(error) }),
    rowsOf: (value) => (refused?.value === value ? refused.rows : []),
  };
}
