/** What every call begins with, each as one statement instead of several turns to the database. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The settings that the policies of `protectTable` read; SuperAdmin and Admin have every client of the tenant.
  await sql`
    create function enter_tenant(organization uuid, person uuid, acting_role text) returns void
    language plpgsql as $$
    begin
      perform set_config('app.organization_id', organization::text, true),
              set_config('app.user_id', coalesce(person::text, ''), true),
              set_config('app.role', acting_role, true),
              set_config('app.client_ids', case when acting_role in ('Ejecutivo', 'client') then '' else '*' end, true);
      if acting_role = 'client' then
        perform set_config('app.client_ids', coalesce((
          select client_id::text from users where organization_id = organization and id = person), ''), true);
      elsif acting_role = 'Ejecutivo' then
        perform set_config('app.client_ids', coalesce((
          select string_agg(client_id::text, ',') from user_clients
          where organization_id = organization and user_id = person), ''), true);
      end if;
    end $$
  `.execute(db);
  // A transaction that asks for it goes on as whom it was before.
  await sql`
    create function session_caller(organization uuid, session uuid, person uuid)
      returns table (name text, mail text, role text, client_id uuid)
    language plpgsql as $$
    declare
      settings constant text[] := array['app.organization_id', 'app.user_id', 'app.role', 'app.client_ids'];
      before text[];
    begin
      select array_agg(coalesce(current_setting(name_of, true), '') order by at) into before
      from unnest(settings) with ordinality as setting (name_of, at);
      perform enter_tenant(organization, null, 'SuperAdmin');
      return query
        select users.name, users.mail, users.role, users.client_id
        from sessions join users on users.organization_id = sessions.organization_id and users.id = sessions.user_id
        where sessions.organization_id = organization and sessions.id = session and sessions.user_id = person
          and sessions.ended_at is null and sessions.expires_at > now() and users.active = 'true';
      perform set_config(settings[at], before[at], true) from generate_subscripts(settings, 1) as at;
    end $$
  `.execute(db);
}
