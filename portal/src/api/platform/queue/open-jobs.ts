/** The job queue (pg-boss) of this process, with the API's role. */
import { randomUUID } from 'node:crypto';
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss';
import { retryUnavailable } from '../database/retry-unavailable.ts';
import type { Logger } from '../log/logger.ts';
import type { JobData, JobHandlers, JobName, Jobs, JobTable } from './jobs.ts';
import { QUEUE_SCHEMA } from './queue-options.ts';

export type OpenJobs<Table extends JobTable> = Jobs<Table> & {
  /** Starts the workers and the scheduler of this process. */
  work<Services>(handlers: JobHandlers<Table, Services>, services: Services): Promise<void>;
  /** Runs every pending job sequentially, as the workers would; for tests. @throws what a job throws. */
  runPending<Services>(handlers: JobHandlers<Table, Services>, services: Services): Promise<void>;
  /** Waits some seconds for running jobs; the others are left for the next process. */
  stop(): Promise<void>;
};

/**
 * A full batch is followed by the next one immediately; each job succeeds or fails individually. New jobs notify the
 * workers; polling finds retries, and jobs added while the notification connection was down.
 */
const WORK = {
  batchSize: 4,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 15,
} as const;

/** Milliseconds that running jobs get on shutdown. */
const DRAIN = 10_000;

/** The bureau's time zone. */
const TIME_ZONE = 'America/Mexico_City';

/**
 * @param url of the API's role; nothing is connected before the first use.
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
    // Reindexing requires the owner.
    reindex: false,
    useListenNotify: true,
    // How soon the job of a dead worker is detected; only one of several processes checks.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    // What is due in a minute is sent in its first seconds.
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 2,
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
      // The key prevents duplicates; in a caller's transaction the whole check must be repeated.
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

/** Runs the jobs of a batch sequentially, and records the completion of each before it begins the next one. */
async function runSequentially(
  boss: PgBoss,
  batch: Job<unknown>[],
  work: (job: Job<unknown>) => Promise<JobResult>,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const job of batch) {
    // The process is stopping, or took so long that another one has the job by now.
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
  // The compiler cannot infer that data parsed by a job's schema belongs to that job.
  const data = table[name]?.data.parse(received) as JobData<Table, Name>;
  await handlers[name](data, services);
}

async function keepSchedules(boss: PgBoss, table: JobTable): Promise<void> {
  for (const { name } of await boss.getSchedules())
    if (table[name]?.schedule === undefined) await boss.unschedule(name);
  for (const [name, { schedule }] of Object.entries(table))
    if (schedule !== undefined) await boss.schedule(name, schedule, {}, { tz: TIME_ZONE });
}
