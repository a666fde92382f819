/** The job queue (pg-boss) of this process, with the API's role. */
import { randomUUID } from 'node:crypto';
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss';
import { retryUnavailable } from '../database/retry-unavailable.ts';
import type { Logger } from '../log/logger.ts';
import type { JobData, JobEntry, JobHandlers, JobName, Jobs, JobTable } from './jobs.ts';
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
 * New jobs notify the workers; polling finds retries, and jobs added while the notification connection was down. A
 * worker has one job at a time, so that nothing waits for the slowest of a batch.
 */
const WORK = {
  batchSize: 1,
  perJobResults: true,
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 15,
} as const;

/** Workers of each queue in this process whose jobs belong to organizations. */
const WORKERS = 4;
/** The same of queues whose jobs wait for servers elsewhere. */
const WAITING_WORKERS = 12;
/**
 * Running jobs of one organization in a queue of a process: fewer than its workers, so that another organization finds
 * one. Mails of an organization are sent one after the other.
 */
const PER_ORGANIZATION = WORKERS - 1;

/** Milliseconds after which workers look again whether there is a job for them. */
const LOOK_AGAIN = 200;

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
        group: { id: organizationOf(data) ?? name },
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
        await addWorkers(boss, name, table[name], (job) =>
          settle(job, () => runJob(table, name, job.data, handlers, services), logger),
        );
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

/** The organization that a job is done for: its share of the workers. */
function organizationOf(data: object): string | undefined {
  return 'organization_id' in data && typeof data.organization_id === 'string'
    ? data.organization_id
    : undefined;
}

const workersOf = (entry: JobEntry | undefined): number =>
  entry?.mails || entry?.waits ? WAITING_WORKERS : WORKERS;

/** Adds the workers of a queue, each of which asks for the next job as soon as it has done one. */
async function addWorkers(
  boss: PgBoss,
  name: string,
  entry: JobEntry | undefined,
  work: (job: Job<unknown>) => Promise<JobResult>,
): Promise<void> {
  // A scheduled job is there once, for everybody.
  const localConcurrency = entry?.schedule === undefined ? workersOf(entry) : 1;
  const localGroupConcurrency = entry?.mails ? 1 : Math.min(PER_ORGANIZATION, localConcurrency);
  const wake = (isWanted: (worker: { count: number }) => boolean): void => {
    for (const worker of boss.getWipData())
      if (worker.name === name && isWanted(worker)) boss.notifyWorker(worker.id);
  };
  let looksAgain = false;
  await boss.work(name, { ...WORK, localConcurrency, localGroupConcurrency }, async (batch) => {
    // Of two workers that take jobs of one organization at the same moment one may be over its share. It gives its job
    // back and sleeps, though another organization's job may wait: all look again a moment later.
    if (!looksAgain)
      setTimeout(() => {
        looksAgain = false;
        wake(() => true);
      }, LOOK_AGAIN).unref();
    looksAgain = true;
    const results: JobResult[] = [];
    for (const job of batch) results.push(await work(job));
    wake(({ count }) => count > 0);
    return results;
  });
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
