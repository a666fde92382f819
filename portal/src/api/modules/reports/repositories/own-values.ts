/** What a person has set of a report for themselves; row level security hides everybody else's as well. */

import { parameterValues } from '@lienzo/schema/data/parameter-values';
import { partsOrder } from '@lienzo/schema/reports/parts-endpoints';
import { filterChange } from '@lienzo/schema/reports/report-filter-endpoints';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Person = Pick<Actor, 'organizationId' | 'userId'>;

type OwnValues<Values extends object> = {
  find(trx: TenantTransaction, person: Person, reportId: number): Promise<Values>;
  /** Of all reports that the person has set something of, by their numbers. */
  list(trx: TenantTransaction, person: Person): Promise<Map<number, Values>>;
  /** @param values replace the ones before; empty: there are none. */
  write(trx: TenantTransaction, person: Person, reportId: number, values: Values): Promise<void>;
  /** Removes everybody's of a report; the transaction must act for the whole organization. */
  deleteOfReport(trx: TenantTransaction, organizationId: string, reportId: number): Promise<void>;
};

/** @param read parses what is stored; undefined where there is nothing. */
function ownValues<Values extends object>(
  names: { table: string; column: string },
  read: (stored: unknown) => Values,
): OwnValues<Values> {
  const table = sql.table(names.table);
  const column = sql.ref(names.column);
  const ofPerson = ({ organizationId, userId }: Person, reportId: number) =>
    sql`organization_id = ${organizationId} and user_id = ${userId} and report_id = ${reportId}`;
  return {
    async find(trx, person, reportId) {
      const { rows } = await sql<{ stored: unknown }>`
        select ${column} as stored from ${table} where ${ofPerson(person, reportId)}`.execute(trx);
      return read(rows[0]?.stored);
    },
    async list(trx, { organizationId, userId }) {
      const { rows } = await sql<{ report_id: number; stored: unknown }>`
        select report_id, ${column} as stored from ${table}
        where organization_id = ${organizationId} and user_id = ${userId}`.execute(trx);
      return new Map(rows.map(({ report_id, stored }) => [report_id, read(stored)]));
    },
    async write(trx, person, reportId, values) {
      if (Object.keys(values).length === 0) {
        await sql`delete from ${table} where ${ofPerson(person, reportId)}`.execute(trx);
        return;
      }
      const { organizationId, userId } = person;
      await sql`
        insert into ${table} (organization_id, user_id, report_id, ${column})
        values (${organizationId}, ${userId}, ${reportId}, ${JSON.stringify(values)})
        on conflict (organization_id, user_id, report_id)
        do update set ${column} = excluded.${column}, updated_at = now()`.execute(trx);
    },
    async deleteOfReport(trx, organizationId, reportId) {
      await sql`
        delete from ${table} where organization_id = ${organizationId} and report_id = ${reportId}`.execute(
        trx,
      );
    },
  };
}

/** The values and groups that a person has changed of a report's filters. */
export const ownFilters = ownValues({ table: 'report_own_filters', column: 'filters' }, (stored) =>
  stored === undefined ? [] : z.array(filterChange).parse(stored),
);

/** What a person chose for a report's parameters the last time. */
export const chosenParameters = ownValues(
  { table: 'report_parameter_values', column: 'valores' },
  // Kept by a version that knew other moments: as if nothing had been chosen.
  (stored) => parameterValues.safeParse(stored).data ?? {},
);

const partsChoices = partsOrder.pick({ column: true, name: true }).partial();

/** By which column a person divided a report the last time, and the pattern of the names. */
export const chosenParts = ownValues(
  { table: 'report_parts_choices', column: 'choices' },
  (stored) => partsChoices.safeParse(stored).data ?? {},
);
