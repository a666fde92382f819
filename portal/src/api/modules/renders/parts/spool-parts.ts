/** The rows of a report in a temporary file, part after part. */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { RenderOptions } from '@lienzo/schema/api/render-contract';
import { formulaRowKeys } from '@lienzo/schema/report/formula-row-keys';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import type { Actor } from '../../../platform/caller.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { spool } from '../../../platform/storage/spool.ts';
import { StorageError } from '../../../platform/storage/storage-error.ts';
import { processFolder } from '../../../platform/storage/temporary-folder.ts';
import { moving } from '../../../platform/watch-progress.ts';
import { detailKeys, headLine } from '../../report-data/report-data.ts';
import { rowsBody } from '../printing/rows-body.ts';
import type { WorkWatch } from '../printing/watch-work.ts';
import type { PartsRequest } from '../repositories/render-request.ts';
import type { RenderServices } from '../services.ts';
import { type ControlColumn, controlColumns, type Totals } from './control-totals.ts';
import { type Division, divisionOf, partsColumns } from './division.ts';
import { partNames, readPattern, shownValue } from './name-pattern.ts';
import { type PartsRead, type RowRange, readParts } from './read-parts.ts';

/** A part that is to be made of spooled rows. */
export type PlannedPart = {
  key: string;
  ordinal: number;
  value: string;
  name: string;
  /** What its rows have for an address; null unless it is mailed. */
  recipient: string | null;
  digest: string;
  totals: Totals;
  ranges: ReadonlyMap<number, RowRange>;
  /** Bytes of its rows. */
  bytes: number;
};

export type SpooledParts = {
  division: Division;
  controls: ControlColumn[];
  whole: Totals;
  parts: PlannedPart[];
  /** The bytes of a range, or of a part of it. */
  readBytes(range: RowRange): Promise<Buffer>;
};

type SpoolOrder = {
  actor: Actor;
  request: PartsRequest;
  report: ReportDocument;
  options: RenderOptions;
  watch: WorkWatch;
  /** Maximum bytes of rows; undefined: any number. */
  limit: number | undefined;
};

/**
 * Spools the rows, frees the database, and passes the parts to `use`.
 * @throws DomainError report_not_divisible, too_many_parts, and what a failed query says; StorageError too_large.
 */
export async function withSpooledParts<Result>(
  services: RenderServices,
  { actor, request, report, options, watch, limit }: SpoolOrder,
  use: (spooled: SpooledParts) => Promise<Result>,
): Promise<Result> {
  const division = divisionOf(report, request.column);
  const controls = controlColumns(division);
  const pattern = readPattern(request.name, partsColumns(report));
  const { target, column } = request;
  const labels = target.kind === 'mail' ? [...pattern.labels, target.column] : pattern.labels;
  if (target.kind === 'mail') divisionOf(report, target.column);
  const reading = {
    division,
    controls,
    column,
    labels,
    organizationId: actor.organizationId,
    keys: detailKeys(report),
    ownKeys: formulaRowKeys(report),
  };
  const matches: PartsRead = { parts: [], whole: { rows: 0, sums: [] } };
  const { signal } = watch;
  const { db, leave } = await watch.queued(() => services.heavy.slotForFile({ caller: actor, signal }));
  let left = false;
  const leaveOnce = (): void => {
    if (!left) leave();
    left = true;
  };
  const rows = rowsBody({ db, logger: services.logger }, actor, {
    lines: (trx) => readParts(trx, reading, matches),
    snapshot: true,
  });
  const stop = (): void => void rows.stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await spool(
      moving(rows.stream, watch),
      { directory: await processFolder(), limit, durable: false },
      async (file) => {
        leaveOnce();
        if (matches.parts.length === 0)
          throw new DomainError({ code: 'report_not_divisible', message: partsMessages.empty });
        const head = createHash('sha256')
          .update(`${request.format}\n${headLine(report, options)}`)
          .digest('hex');
        const named = partNames(request.format);
        const parts = matches.parts.map(
          ({ value, labels: least, most, ranges, totals, digest }, ordinal) => ({
            key: partKeyOf(value),
            ordinal,
            value: shownValue(column, value),
            name: named(pattern.fill(least)),
            recipient: target.kind === 'mail' ? addressesOf(least.at(-1), most.at(-1)) : null,
            digest: digest.update(head).digest('hex'),
            totals: totals.totals,
            ranges,
            bytes: [...ranges.values()].reduce((sum, { from, to }) => sum + to - from, 0),
          }),
        );
        const handle = await open(file, 'r');
        try {
          const readBytes = async ({ from, to }: RowRange): Promise<Buffer> => {
            const bytes = Buffer.allocUnsafe(to - from);
            await handle.read(bytes, 0, bytes.byteLength, from);
            return bytes;
          };
          return await use({ division, controls, whole: matches.whole, parts, readBytes });
        } finally {
          await handle.close();
        }
      },
    );
  } catch (error) {
    // A failed query is the cause of truncated rows; a full spool, of a reader that left them.
    throw error instanceof StorageError ? error : (rows.failure() ?? error);
  } finally {
    signal.removeEventListener('abort', stop);
    await rows.stop();
    leaveOnce();
  }
}

/** Names the part of a value. */
export const partKeyOf = (value: string): string => createHash('sha256').update(value).digest('hex');

/** One address, or two that differ, with a comma between. */
export const addressesOf = (least = '', most = ''): string => (least === most ? least : `${least}, ${most}`);
