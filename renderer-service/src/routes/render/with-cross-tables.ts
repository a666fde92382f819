import {
  type CrossedTable,
  CrossTable,
  CrossTableTooLargeError,
  withCrossed,
} from '@lienzo/schema/report/cross-table';
import { reportItems } from '@lienzo/schema/report/report';
import { TimeSlice } from '../../async/time-slice.ts';
import { RenderError } from '../../errors/render-error.ts';
import type { RenderInput } from './render-input.ts';

/**
 * The input with each cross table as the table that is drawn of it, over all of its groups.
 * @throws RenderError invalid_report for one with too many columns or cells, before anything is laid out; the signal's reason
 *   when it aborts.
 */
export async function withCrossTables(input: RenderInput, signal: AbortSignal): Promise<RenderInput> {
  const { report, rows } = input;
  const crossed = new Map<string, CrossedTable>();
  const slice = new TimeSlice();
  for (const item of reportItems(report)) {
    if (item.nombre !== 'tabla_cruzada') continue;
    const cross = new CrossTable(item);
    for (const group of Object.hasOwn(rows, item.uuid) ? (rows[item.uuid] ?? []) : []) {
      cross.add(group);
      await slice.yieldIfSpent(signal);
    }
    crossed.set(item.uuid, tableOf(cross, item.uuid));
  }
  if (crossed.size === 0) return input;
  return {
    ...input,
    report: withCrossed(report, crossed),
    rows: { ...rows, ...Object.fromEntries([...crossed].map(([uuid, one]) => [uuid, one.rows])) },
  };
}

function tableOf(cross: CrossTable, uuid: string): CrossedTable {
  try {
    return cross.result();
  } catch (error) {
    if (!(error instanceof CrossTableTooLargeError)) throw error;
    const { message } = error;
    throw new RenderError('invalid_report', {
      cause: error,
      entries: [{ code: 'invalid_report', message, field: uuid }],
    });
  }
}
