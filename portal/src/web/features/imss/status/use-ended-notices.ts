import type { ImssStatusRow } from '@lienzo/schema/imss/imss-request';
import { useEffect, useRef } from 'react';
import { notify } from '../../../shared/notices/notify';
import { endedRequests } from './ended-requests';

/** Says how a request has ended while its table is looked at (specification 2 §8). */
export function useEndedNotices(rows: readonly ImssStatusRow[] | undefined): void {
  const seen = useRef<readonly ImssStatusRow[]>([]);
  useEffect(() => {
    if (rows === undefined) return;
    for (const { id, state, status } of endedRequests(seen.current, rows))
      notify[state === 'lista' ? 'success' : 'danger'](status, `imss request ${id}`);
    seen.current = rows;
  }, [rows]);
}
