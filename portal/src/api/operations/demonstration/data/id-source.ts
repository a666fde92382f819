import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

const TABLES = [
  'companies',
  'paysheets',
  'cost_centers',
  'registers',
  'periods',
  'employees',
  'employee_salaries',
  'employee_credits',
  'incidents',
  'extra_hours',
  'disability_certificates',
  'overtime_days',
  'payroll_results',
  'payroll_lines',
  'movements',
] as const;
type Numbered = (typeof TABLES)[number];

/**
 * Numbers the rows of one bureau from 1, independently of the other one, which may be loaded at the same time, so that
 * every load yields the same ids.
 */
export class IdSource {
  private readonly last = new Map<Numbered, number>();

  /** Continues after the bureau's existing ids. */
  static async open(trx: TenantTransaction): Promise<IdSource> {
    const source = new IdSource();
    for (const table of TABLES) {
      const match = await sql<{
        last: number | null;
      }>`select max(id) as last from ${sql.table(table)}`.execute(trx);
      source.last.set(table, match.rows[0]?.last ?? 0);
    }
    return source;
  }

  next(table: Numbered): number {
    const id = (this.last.get(table) ?? 0) + 1;
    this.last.set(table, id);
    return id;
  }

  /** Advances the tables' sequences past these ids, so that later inserts do not conflict with them. */
  async close(trx: TenantTransaction): Promise<void> {
    // The bureaus share the sequences and may finish at the same time.
    await sql`select pg_advisory_xact_lock(hashtext('lienzo demonstration ids'))`.execute(trx);
    for (const [table, last] of this.last) {
      const sequence = sql.table(`${table}_id_seq`);
      await sql`
        select setval(pg_get_serial_sequence(${table}, 'id'), greatest(last_value, ${last}::bigint, 1)) from ${sequence}
      `.execute(trx);
    }
  }
}
