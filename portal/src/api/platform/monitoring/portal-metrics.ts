import { type Kysely, sql } from 'kysely';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database-types.ts';

/** Seconds: from a page of a list to a large upload. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** The portal's metrics in Prometheus format. No label names a person, an organization or a file. */
export class PortalMetrics {
  private readonly registry = new Registry();
  private readonly requests = new Counter({
    ...this.metric('requests_total', 'Answered calls, by method, route of the endpoint table and status.'),
    labelNames: ['method', 'route', 'status'],
  });
  private readonly seconds = new Histogram({
    ...this.metric('request_seconds', 'Time until the answer begins.'),
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
  });
  private readonly jobs = new Gauge({
    ...this.metric('jobs', 'Jobs in the queue of all portals, by name and state; renders are render_report.'),
    labelNames: ['job', 'state'],
  });
  private readonly connections = new Gauge({
    ...this.metric('database_connections', 'Connections to the database of all portals, by state.'),
    labelNames: ['state'],
  });
  private readonly databaseUp = new Gauge(this.metric('database_up', '1 while the database answers.'));
  private readonly memory = new Gauge(this.metric('memory_bytes', 'Resident memory of the process.'));

  /** Records an answered call. */
  recordRequest(owner: { method: string; route: string; status: number; seconds: number }): void {
    const { method, route, status, seconds } = owner;
    this.requests.inc({ method, route, status });
    this.seconds.observe({ method, route }, seconds);
  }

  /** The metrics in the text format, with the present state of queue and database. */
  async text(db: Kysely<Database>): Promise<string> {
    this.memory.set(process.memoryUsage.rss());
    this.databaseUp.set((await this.readDatabase(db)) ? 1 : 0);
    return await this.registry.metrics();
  }

  /** @returns whether the database answered */
  private async readDatabase(db: Kysely<Database>): Promise<boolean> {
    this.jobs.reset();
    this.connections.reset();
    try {
      const [jobs, connections] = await Promise.all([countJobs(db), countConnections(db)]);
      for (const { name, state, count } of jobs) this.jobs.set({ job: name, state }, count);
      for (const { state, count } of connections) this.connections.set({ state }, count);
      return true;
    } catch {
      // Told by the gauge; the log has the error of the calls that fail.
      return false;
    }
  }

  private metric(name: string, help: string): { name: string; help: string; registers: Registry[] } {
    return { name: `lienzo_portal_${name}`, help, registers: [this.registry] };
  }
}

async function countJobs(db: Kysely<Database>) {
  const counted = sql<{ name: string; state: string; count: number }>`
    select name, state::text as state, count(*)::int as count from pgboss.job group by name, state
  `;
  return (await counted.execute(db)).rows;
}

async function countConnections(db: Kysely<Database>) {
  const counted = sql<{ state: string; count: number }>`
    select coalesce(state, 'other') as state, count(*)::int as count from pg_stat_activity
    where datname = current_database() group by 1
  `;
  return (await counted.execute(db)).rows;
}
