/** The body of a render call: rows that leave the database as fast as the rendering service takes them. */
import type { RenderOptions } from '@lienzo/schema/api/render-contract';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Kysely } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database/database-types.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import type { DomainError } from '../../../platform/domain-error.ts';
import { pacedStream } from '../../../platform/http/paced-stream.ts';
import type { Logger } from '../../../platform/log/logger.ts';
import { toDomainError } from '../../../platform/to-domain-error.ts';
import { limitStatements } from '../data/limit-statements.ts';
import { reportLines } from '../data/report-lines.ts';

/** Milliseconds for each piece that the cursor fetches. */
const FETCH_TIMEOUT = 60_000;

export type RowsBody = {
  stream: ReadableStream<Uint8Array>;
  /** Why the rows broke off, when it was the database. */
  failure(): DomainError | undefined;
  /** Resolves when the reading has ended, however it did. */
  ended: Promise<void>;
  /** Ends the reading; nothing happens when all was read. */
  stop(): Promise<void>;
};

/** The transaction lives while rows are read; it ends with the last one, with a failure, or by `stop`. */
export function rowsBody(
  { db, logger }: { db: Kysely<Database>; logger: Logger },
  caller: Caller,
  report: ReportDocument,
  options: RenderOptions,
): RowsBody {
  const stopping = new AbortController();
  const { stream, write, end } = pacedStream(stopping.signal);
  let failed: DomainError | undefined;
  const reading = inTenant(db, caller, async (trx) => {
    await limitStatements(trx, FETCH_TIMEOUT);
    for await (const piece of reportLines(trx, report, options, caller.organizationId)) await write(piece);
  }).then(
    () => end(),
    (error: unknown) => {
      if (stopping.signal.aborted) return;
      failed = toDomainError(error);
      logger.warn('report_rows_failed', { error });
      end(error);
    },
  );
  return {
    stream,
    failure: () => failed,
    ended: reading,
    async stop() {
      stopping.abort(new Error('the rows are not wanted any more'));
      await reading;
    },
  };
}
