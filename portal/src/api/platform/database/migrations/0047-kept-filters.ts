/** Schedules, tokens and requested files keep the values of filters, whatever their owner sets later. */
import { type Kysely, sql } from 'kysely';
import { APP_ROLE } from './protect-table.ts';

/** Read and written here as a whole; the owner is held by row level security too. */
const TABLES = [
  'static_filter_values',
  'report_own_filters',
  'report_schedules',
  'api_tokens',
  'api_token_reports',
  'report_renders',
];

/** What exists goes on with what its owner has set at this moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Rows that an earlier migration of the same transaction has put in wait for their deferred checks.
  await sql`set constraints all immediate`.execute(db);
  for (const table of ['report_schedules', 'api_token_reports'])
    await sql`
      alter table ${sql.table(table)}
        add column kept_filters jsonb not null default '{"static_values": [], "changes": []}'
    `.execute(db);
  await sql`alter table report_schedules add column message text not null default ''`.execute(db);
  await sql`alter table api_token_reports add column parametros jsonb not null default '{}'`.execute(db);
  await sql`grant update (parametros, kept_filters) on api_token_reports to ${sql.ref(APP_ROLE)}`.execute(db);
  for (const table of TABLES)
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await freeze(db);
  for (const table of TABLES) await sql`alter table ${sql.table(table)} force row level security`.execute(db);
}

/** The values that a person has set of a report, in a query that names both. */
const setBy = (organization: string, user: string, report: string) => sql`
  jsonb_build_object(
    'static_values', coalesce((
      select jsonb_agg(jsonb_build_object('id', own.filter_id, 'valor', own.valor) order by own.filter_id)
      from static_filter_values own
      where own.organization_id = ${sql.ref(organization)} and own.user_id = ${sql.ref(user)}
        and own.report_id = ${sql.ref(report)}
    ), '[]'),
    'changes', coalesce((
      select own.filters from report_own_filters own
      where own.organization_id = ${sql.ref(organization)} and own.user_id = ${sql.ref(user)}
        and own.report_id = ${sql.ref(report)}
    ), '[]')
  )`;

async function freeze(db: Kysely<unknown>): Promise<void> {
  await sql`
    update report_schedules as kept
    set kept_filters = ${setBy('kept.organization_id', 'kept.user_id', 'kept.report_id')}
  `.execute(db);
  await sql`
    update api_token_reports as kept
    set kept_filters = ${setBy('token.organization_id', 'token.user_id', 'kept.report_id')}
    from api_tokens as token
    where token.organization_id = kept.organization_id and token.id = kept.token_id
  `.execute(db);
  // To ask for the same once more.
  await sql`
    update report_renders as kept
    set request = kept.request || jsonb_build_object(
      'kept_filters', ${setBy('kept.organization_id', 'kept.user_id', 'kept.report_id')}
    )
    where kept.report_id is not null
  `.execute(db);
  await sql`
    update report_renders as kept
    set request = jsonb_set(kept.request, '{reports}', (
      select jsonb_agg(part.value || jsonb_build_object(
        'kept_filters', jsonb_build_object('static_values', '[]'::jsonb, 'changes', coalesce((
          select own.filters from report_own_filters own
          where own.organization_id = kept.organization_id and own.user_id = kept.user_id
            and own.report_id = (part.value ->> 'report_id')::integer
        ), '[]'))
      ) order by part.place)
      from jsonb_array_elements(kept.request -> 'reports') with ordinality as part (value, place)
    ))
    where kept.request ->> 'kind' = 'combination'
  `.execute(db);
}
