/** The queue as this process uses it, in the database, as the API's plain role. */
import { randomUUID } from 'node:crypto';
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss';
import { retryUnavailable } from '../database/retry-unavailable.ts';
import type { Logger } from '../log/logger.ts';
import type { JobData, JobHandlers, JobName, Jobs, JobTable } from './jobs.ts';
import { QUEUE_SCHEMA } from './queue-options.ts';

export type OpenJobs<Table extends JobTable> = Jobs<Table> & {
  /** Starts the workers and the clock of this process. */
  work<Services>(handlers: JobHandlers<Table, Services>, services: Services): Promise<void>;
  /** Runs every job that waits, as the workers would, one after another; for tests. @throws what a job throws. */
  runPending<Services>(handlers: JobHandlers<Table, Services>, services: Services): Promise<void>;
  /** Lets running jobs finish, for some seconds; the others are left for the next process. */
  stop(): Promise<void>;
};

/**
 * A full batch is followed by the next one at once; each job of it succeeds or fails on its own. New jobs wake the
 * workers; looking for them finds what is to be tried again, and what came while the listening was interrupted.
 */
const WORK = {
  batchSize: 4,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 15,
} as const;

/** Milliseconds that running jobs get when the portal stops. */
const DRAIN = 10_000;

/** The bureau's clock. */
const TIME_ZONE = 'America/Mexico_City';

/**
 * @param url as the API's role; nothing is connected before the first use.
 * @param table every job of the portal.
 */
export function openJobs<Table extends JobTable>(url: string, logger: Logger, table: Table): OpenJobs<Table> {
  const names: JobName<Table>[] = Object.keys(table);
  const boss = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    application_name: 'lienzo',
    max: 4,
    connectionTimeoutMillis: 10_000,
    migrate: false,
    createSchema: false,
    // Rebuilding an index is the owner's right.
    reindex: false,
    useListenNotify: true,
    // How soon the job of a worker that died is seen; of several processes one looks.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => logger.error('queue_error', { error }));
  boss.on('warning', ({ message, data }) => logger.warn('queue_warning', { message, data }));
  let started: Promise<unknown> | undefined;
  const start = async (): Promise<void> => {
    started ??= boss.start();
    await started.catch((error: unknown) => {
      started = undefined;
      throw error;
    });
  };
  return {
    async send(name, data, { trx, after, key } = {}) {
      const options = {
        ...(trx === undefined ? {} : { db: fromKysely(trx) }),
        ...(after === undefined ? {} : { startAfter: after }),
        singletonKey: key ?? randomUUID(),
      };
      const send = async () => {
        await start();
        await boss.send(name, data, options);
      };
      // The key keeps a job from being queued twice; in somebody's transaction the whole of that must be done again.
      await (trx === undefined ? retryUnavailable(send) : send());
    },
    async work(handlers, services) {
      await start();
      for (const name of names)
        await boss.work(name, WORK, (batch) => {
          const work = (job: Job<unknown>) =>
            settle(job, () => runJob(table, name, job.data, handlers, services), logger);
          return table[name]?.mails ? runSequentially(boss, batch, work) : Promise.all(batch.map(work));
        });
      await keepSchedules(boss, table);
    },
    async runPending(handlers, services) {
      await start();
      for (const name of names)
        for (let [job] = await boss.fetch(name); job !== undefined; [job] = await boss.fetch(name)) {
          await runJob(table, name, job.data, handlers, services);
          await boss.complete(name, job.id);
        }
    },
    async stop() {
      if (started === undefined) return;
      await started.catch(() => undefined);
      await boss.stop({ graceful: true, timeout: DRAIN });
    },
  };
}

/** Does the jobs of a batch one after another, and records each that is done before it begins the next one. */
async function runSequentially(
  boss: PgBoss,
  batch: Job<unknown>[],
  work: (job: Job<unknown>) => Promise<JobResult>,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const job of batch) {
    // The process stops, or took so long that another one has the job by now.
    const result: JobResult = job.signal.aborted ? { id: job.id, status: 'failed' } : await work(job);
    if (result.status === 'completed') await boss.complete(job.name, job);
    results.push(result);
  }
  return results;
}

async function settle(
  { id, name }: Job<unknown>,
  work: () => Promise<void>,
  logger: Logger,
): Promise<JobResult> {
  try {
    await work();
    return { id, status: 'completed' };
  } catch (error) {
    logger.error('job_failed', { job: name, id, error });
    return { id, status: 'failed' };
  }
}

async function runJob<Table extends JobTable, Name extends JobName<Table>, Services>(
  table: Table,
  name: Name,
  received: unknown,
  handlers: JobHandlers<Table, Services>,
  services: Services,
): Promise<void> {
  // The compiler does not follow that what a table's schema reads is the data of that table's job.
  const data = table[name]?.data.parse(received) as JobData<Table, Name>;
  await handlers[name](data, services);
}

async function keepSchedules(boss: PgBoss, table: JobTable): Promise<void> {
  for (const { name } of await boss.getSchedules())
    if (table[name]?.schedule === undefined) await boss.unschedule(name);
  for (const [name, { schedule }] of Object.entries(table))
    if (schedule !== undefined) await boss.schedule(name, schedule, {}, { tz: TIME_ZONE });
}
