import type { RenderNote } from '@lienzo/schema/api/render-contract';
import { ownRowKeys } from '@lienzo/schema/report/own-rows';
import { dataItems } from '@lienzo/schema/report/report';
import { repeatedTotalMessage } from '@lienzo/schema/reports/render-note-messages';
import type { RenderJob } from './render-job.ts';

/** Tells of the tables whose rows lack the ids by which values that a join repeats are counted once. */
export const repeatedTotalNotes = ({ report, rows }: Pick<RenderJob, 'report' | 'rows'>): RenderNote[] =>
  dataItems(report).flatMap((item): RenderNote[] => {
    const first = Object.hasOwn(rows, item.uuid) ? rows[item.uuid]?.at(0) : undefined;
    if (first === undefined) return [];
    const missing = ownRowKeys(item).filter((key) => !Object.hasOwn(first, key));
    return missing.length === 0
      ? []
      : [{ code: 'total_repeated', message: repeatedTotalMessage(missing), field: item.uuid }];
  });
