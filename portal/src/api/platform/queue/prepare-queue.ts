/** The queue's own schema, created and migrated by the database's owner; the API's role uses it. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { getConstructionPlans, PgBoss } from 'pg-boss';
import { CALL_LIMITS } from '../call-limits.ts';
import { connectClient } from '../database/connect-client.ts';
import { APP_ROLE } from '../database/migrations/protect-table.ts';
import { QUEUE_OPTIONS, QUEUE_SCHEMA } from './queue-options.ts';

/** An arbitrary advisory lock id; serialises processes that start at the same time. */
const LOCK = 7_291_337;

/** Changes with everything that the schema is made from; stored as the schema's comment. */
const fingerprintOf = (names: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([getConstructionPlans(QUEUE_SCHEMA), names, QUEUE_OPTIONS]))
    .digest('hex');

/**
 * Creates what is missing: the schema, a queue for each job, the grants of the API's role.
 * @param names of the jobs.
 */
export async function prepareQueue(ownerUrl: string, names: readonly string[]): Promise<void> {
  const fingerprint = fingerprintOf(names);
  const client = await connectClient({ connectionString: ownerUrl, application_name: 'lienzo' });
  try {
    if (await isPrepared(client, fingerprint)) return;
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    if (await isPrepared(client, fingerprint)) return;
    await createQueues(ownerUrl, names);
    await grantQueue(client);
    await client.query(`comment on schema ${QUEUE_SCHEMA} is '${fingerprint}'`);
  } finally {
    await client.end();
  }
}

async function isPrepared(client: pg.Client, fingerprint: string): Promise<boolean> {
  const { rows } = await client.query<{ comment: string | null }>(
    "select obj_description(to_regnamespace($1), 'pg_namespace') as comment",
    [QUEUE_SCHEMA],
  );
  return rows[0]?.comment === fingerprint;
}

async function createQueues(connectionString: string, names: readonly string[]): Promise<void> {
  const boss = new PgBoss({
    // Its statements may take any time: they migrate.
    connectionString,
    connectionTimeoutMillis: CALL_LIMITS.database.connect,
    schema: QUEUE_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
    application_name: 'lienzo',
  });
  const failures: Error[] = [];
  boss.on('error', (error) => failures.push(error));
  await boss.start();
  try {
    const there = new Set((await boss.getQueues()).map(({ name }) => name));
    const { policy, ...changeable } = QUEUE_OPTIONS;
    for (const name of names)
      if (there.has(name)) await boss.updateQueue(name, changeable);
      else await boss.createQueue(name, { policy, ...changeable });
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failures.length > 0) throw new AggregateError(failures, 'the queue could not be prepared');
}

async function grantQueue(client: pg.Client): Promise<void> {
  await client.query(`
    grant usage on schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant usage on all sequences in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant execute on all functions in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
  `);
}
