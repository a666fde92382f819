/** The job queue (pg-boss) of this process, with the API's role. */
import { randomUUID } from 'node:crypto';
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss';
import { CALL_LIMITS } from '../call-limits.ts';
import { limitedStatements } from '../database/limited-statements.ts';
import { retryUnavailable } from '../database/retry-unavailable.ts';
import { leaveAborted } from '../leave-aborted.ts';
import type { Logger } from '../log/logger.ts';
import type { JobData, JobEntry, JobHandlers, JobName, Jobs, JobTable } from './jobs.ts';
import { QUEUE_OPTIONS, QUEUE_SCHEMA } from './queue-options.ts';

export type OpenJobs<Table extends JobTable> = Jobs<Table> & {
  /** Starts the workers and the scheduler of this process. */
  work<Services>(handlers: JobHandlers<Table, Services>, services: Services): Promise<void>;
  /**
   * Runs every pending job sequentially, as the workers would, and those that they send; for tests.
   * @throws what a job throws.
   */
  runPending<Services>(handlers: JobHandlers<Table, Services>, services: Services): Promise<void>;
  /**
   * Takes no more jobs, and returns the running ones to the queue at once; a mail or a call to another server may end
   * before. Jobs can still be sent.
   */
  stop(): Promise<void>;
  /** After `stop`: nothing can be sent any more. */
  close(): Promise<void>;
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

/** Milliseconds on shutdown for mails and calls that are under way, so that none is sent twice. */
const DRAIN = 10_000;
/** The same for other jobs, to leave what they hold. */
const LEAVE = 2_000;

/** The bureau's time zone. */
const TIME_ZONE = 'America/Mexico_City';

/**
 * @param url of the API's role; nothing is connected before the first use.
 * @param table every job of the portal.
 */
export function openJobs<Table extends JobTable>(url: string, logger: Logger, table: Table): OpenJobs<Table> {
  const names: JobName<Table>[] = Object.keys(table);
  const boss = bossOf(url, logger);
  const stopping = new AbortController();
  let started: Promise<unknown> | undefined;
  const start = async (): Promise<void> => {
    started ??= boss.start();
    await started.catch((error: unknown) => {
      started = undefined;
      throw error;
    });
  };
  return {
    async send(name, data, { trx, after, key, ahead = 0 } = {}) {
      const options = {
        ...(trx === undefined ? {} : { db: fromKysely(trx) }),
        ...(after === undefined ? {} : { startAfter: after }),
        group: { id: organizationOf(data) ?? name },
        priority: -ahead,
        singletonKey: key ?? randomUUID(),
        expireInSeconds: deadlineOf(table[name]),
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
        await addWorkers(boss, name, table[name], (job) => {
          const signal = AbortSignal.any([job.signal, stopping.signal]);
          const work = runJob(table, name, job.data, handlers, services, signal);
          const cleaning = isOutward(table[name]) ? DRAIN : LEAVE;
          const left = leaveAborted(work, { signal: stopping.signal, cleaning });
          return settle(job, left, { boss, logger, stopping: stopping.signal });
        });
      await keepSchedules(boss, table);
    },
    async runPending(handlers, services) {
      await start();
      let ran = true;
      while (ran) {
        ran = false;
        for (const name of names)
          for (let [job] = await boss.fetch(name); job !== undefined; [job] = await boss.fetch(name)) {
            ran = true;
            await runJob(table, name, job.data, handlers, services, new AbortController().signal);
            await boss.complete(name, job.id);
          }
      }
    },
    async stop() {
      if (started === undefined) return;
      await started.catch(() => undefined);
      stopping.abort(new Error('the process stops'));
      await boss.stop({ graceful: true, timeout: DRAIN + LEAVE, close: false });
    },
    close: () => boss.stop({ graceful: false }),
  };
}

/** Nothing is connected before the first use. */
function bossOf(connectionString: string, logger: Logger): PgBoss {
  const boss = new PgBoss({
    connectionString: limitedStatements(connectionString),
    schema: QUEUE_SCHEMA,
    application_name: 'lienzo',
    max: 4,
    connectionTimeoutMillis: CALL_LIMITS.database.connect,
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
  return boss;
}

/** The organization that a job is done for: its share of the workers. */
function organizationOf(data: object): string | undefined {
  return 'organization_id' in data && typeof data.organization_id === 'string'
    ? data.organization_id
    : undefined;
}

/** Seconds. */
const deadlineOf = (entry: JobEntry | undefined): number =>
  entry?.deadline === undefined ? QUEUE_OPTIONS.expireInSeconds : entry.deadline * 60;

/** Whether a job works with servers elsewhere. */
const isOutward = (entry: JobEntry | undefined): boolean => Boolean(entry?.mails || entry?.waits);

const workersOf = (entry: JobEntry | undefined): number => (isOutward(entry) ? WAITING_WORKERS : WORKERS);

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
  const wake = (isRequested: (worker: { count: number }) => boolean): void => {
    for (const worker of boss.getWipData())
      if (worker.name === name && isRequested(worker)) boss.notifyWorker(worker.id);
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

type Settling = { boss: PgBoss; logger: Logger; stopping: AbortSignal };

async function settle(
  job: Job<unknown>,
  work: Promise<void>,
  { boss, logger, stopping }: Settling,
): Promise<JobResult> {
  const { id, name } = job;
  try {
    await work;
    return { id, status: 'completed' };
  } catch (error) {
    if (stopping.aborted && (await returnJob(boss, job, logger))) return { id, status: 'completed' };
    logger.error('job_failed', { job: name, id, error });
    return { id, status: 'failed' };
  }
}

/**
 * Puts a running job back as it was before, and wakes the workers of other processes. What the worker says of it
 * afterwards is about a job that it does not have any more, and is ignored.
 */
async function returnJob(boss: PgBoss, job: Job<unknown>, logger: Logger): Promise<boolean> {
  const { id, name } = job;
  try {
    // Only while this worker has it.
    await boss.cancel(name, job);
    await boss.resume(name, id);
    await boss.update(name, undefined, { id, startAfter: 0 });
    logger.info('job_returned', { job: name, id });
    return true;
  } catch (error) {
    logger.warn('job_not_returned', { job: name, id, error });
    return false;
  }
}

async function runJob<Table extends JobTable, Name extends JobName<Table>, Services>(
  table: Table,
  name: Name,
  received: unknown,
  handlers: JobHandlers<Table, Services>,
  services: Services,
  signal: AbortSignal,
): Promise<void> {
  // The compiler cannot infer that data parsed by a job's schema belongs to that job.
  const data = table[name]?.data.parse(received) as JobData<Table, Name>;
  await handlers[name](data, services, signal);
}

async function keepSchedules(boss: PgBoss, table: JobTable): Promise<void> {
  for (const { name } of await boss.getSchedules())
    if (table[name]?.schedule === undefined) await boss.unschedule(name);
  for (const [name, entry] of Object.entries(table)) {
    const options = { tz: TIME_ZONE, expireInSeconds: deadlineOf(entry) };
    if (entry.schedule !== undefined) await boss.schedule(name, entry.schedule, {}, options);
  }
}
