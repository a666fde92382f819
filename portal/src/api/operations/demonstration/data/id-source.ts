import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

const TABLES = [
  'paysheets',
  'cost_centers',
  'registers',
  'periods',
  'employees',
  'incidents',
  'extra_hours',
  'disabilities',
  'payroll_results',
  'payroll_lines',
  'movements',
] as const;
type Numbered = (typeof TABLES)[number];

/**
 * Numbers the rows of one bureau from 1, whatever the other one loads at the same moment, so that every load
 * gives the same ids.
 */
export class IdSource {
  private readonly last = new Map<Numbered, number>();

  /** Goes on after the ids that the bureau has. */
  static async open(trx: TenantTransaction): Promise<IdSource> {
    const source = new IdSource();
    for (const table of TABLES) {
      const found = await sql<{
        last: number | null;
      }>`select max(id) as last from ${sql.table(table)}`.execute(trx);
      source.last.set(table, found.rows[0]?.last ?? 0);
    }
    return source;
  }

  next(table: Numbered): number {
    const id = (this.last.get(table) ?? 0) + 1;
    this.last.set(table, id);
    return id;
  }

  /** Moves the tables' own numbering behind these ids, so that the API's next row does not meet one of them. */
  async close(trx: TenantTransaction): Promise<void> {
    // The bureaus share the sequences and may end at once.
    await sql`select pg_advisory_xact_lock(hashtext('lienzo demonstration ids'))`.execute(trx);
    for (const [table, last] of this.last) {
      const sequence = sql.table(`${table}_id_seq`);
      await sql`
        select setval(pg_get_serial_sequence(${table}, 'id'), greatest(last_value, ${last}::bigint, 1)) from ${sequence}
      `.execute(trx);
    }
  }
}
