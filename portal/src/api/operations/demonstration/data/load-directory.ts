/** The bureau's directory with its history, subscriptions and notices. */
import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { periodInSentence } from '@lienzo/schema/payroll/payroll-periods';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { sql } from 'kysely';
import { updateClient } from '../../../modules/accounts/accounts.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { bureauPlan, clientPlan } from './directory-plan.ts';
import {
  ACTIVITY_COLUMNS,
  DirectoryWriter,
  ITEM_COLUMNS,
  type Person,
  type Scope,
  VERSION_COLUMNS,
  WORD_COLUMNS,
} from './directory-rows.ts';
import { insertRows } from './insert-rows.ts';
import { clientId, organizationId, userId } from './organization-ids.ts';
import type { DemoClient, DemoOrganization } from './organizations.ts';
import { lastReportedClosing, remindersSent } from './reminders-sent.ts';
import { paysheetNumberOf } from './shares-of.ts';

type Input = { organization: DemoOrganization; files: FileStore; today: string };

export async function loadDirectory(trx: TenantTransaction, input: Input): Promise<void> {
  const { organization, files, today } = input;
  const writer = new DirectoryWriter(files, today);
  const key = organization.domain;
  const root = {
    id: writer.addFolder({ key, clientId: null }, null, organization.folder_name),
    name: organization.folder_name,
  };
  const people = (client?: DemoClient): Scope['people'] => peopleOf(organization, client);
  await writer.addPlan({ key, parent: root, clientId: null, people: people() }, bureauPlan(organization));
  const folders = new Map<string, { id_directory: string; url_path: string }>();
  for (const client of organization.clients) {
    const scope = { key: `${key}/${client.folder}`, clientId: clientId(client.name) };
    const id = writer.addFolder(scope, root.id, client.folder);
    folders.set(scope.clientId, { id_directory: id, url_path: `/${root.name}/${client.folder}` });
    const parent = { id, name: client.folder };
    const plan = clientPlan(client, paysheetNumberOf(client), today);
    await writer.addPlan({ ...scope, parent, people: people(client) }, plan);
  }
  await insertDirectory(trx, organization, writer);
  for (const [id, folder] of folders)
    await updateClient(trx, { organizationId: organizationId(organization), clientId: id }, folder);
  await follow(trx, organization, writer.rows.items);
  await download(trx, organization, writer.rows.items, today);
  await tell(trx, organization, today);
  await tellOfPeriods(trx, organization, today);
}

/** Where a client has no Ejecutivo or no user of its own, the Admin acts. */
function peopleOf(organization: DemoOrganization, client: DemoClient | undefined): Scope['people'] {
  const find = (role: string): Person | undefined => {
    const match = organization.accounts.find(
      (one) =>
        one.role === role &&
        (one.clients.length === 0 || client === undefined || one.clients.includes(client.name)),
    );
    return match === undefined ? undefined : { id: userId(match.mail), name: match.name, mail: match.mail };
  };
  const admin = find('Admin');
  if (admin === undefined) throw new Error(`${organization.name} has no Admin`);
  const ejecutivo = find('Ejecutivo') ?? admin;
  return { admin, ejecutivo, client: (client === undefined ? undefined : find('client')) ?? ejecutivo };
}

async function insertDirectory(
  trx: TenantTransaction,
  organization: DemoOrganization,
  { rows }: DirectoryWriter,
): Promise<void> {
  const same = { organization_id: organizationId(organization) };
  await insertRows(trx, { table: 'file_system', same, columns: ITEM_COLUMNS, rows: rows.items });
  await insertRows(trx, { table: 'file_versions', same, columns: VERSION_COLUMNS, rows: rows.versions });
  await insertRows(trx, { table: 'file_words', same, columns: WORD_COLUMNS, rows: rows.words });
  const activities = rows.activities.toSorted(([one], [other]) => (one < other ? -1 : 1));
  await insertRows(trx, { table: 'activities', same, columns: ACTIVITY_COLUMNS, rows: activities });
}

/** The Admin follows the payrolls, an Ejecutivo their clients, a client user their own folder. */
async function follow(
  trx: TenantTransaction,
  organization: DemoOrganization,
  items: unknown[][],
): Promise<void> {
  const organization_id = organizationId(organization);
  const folders = items.filter(([, , fsType]) => fsType === 'DIR');
  const rootId = folders.find(([, parent]) => parent === null)?.[0];
  const idsOf = (matches: (folder: unknown[]) => boolean) =>
    folders.filter(matches).map(([id]) => String(id));
  for (const { mail, role, clients } of organization.accounts) {
    if (role === 'SuperAdmin') continue;
    const own = clients.map((name) => clientId(name));
    const followed =
      role === 'Admin'
        ? idsOf(([, , , name]) => String(name).startsWith('Nómina 2'))
        : idsOf(([, parent, , , , , client]) => parent === rootId && own.some((id) => id === client));
    const rows = followed.map((folder_id) => ({ organization_id, user_id: userId(mail), folder_id }));
    if (rows.length > 0) await trx.insertInto('subscriptions').values(rows).execute();
  }
}

/** The latest downloads of each user: a report, and files of folders visible to them. */
async function download(
  trx: TenantTransaction,
  organization: DemoOrganization,
  items: unknown[][],
  today: string,
): Promise<void> {
  const organization_id = organizationId(organization);
  const report = await trx
    .selectFrom('reports')
    .select(['id', 'nombre'])
    .where('organization_id', '=', organization_id)
    .where('es_estatico', '=', false)
    .orderBy('id')
    .executeTakeFirst();
  const rows = organization.accounts.flatMap(({ mail, role, clients }) => {
    const isTheirs = ([, , fsType, , , , client]: unknown[]) =>
      fsType === 'FILE' &&
      client !== null &&
      (clients.length === 0 || clients.some((name) => clientId(name) === client));
    const files = items
      .filter(isTheirs)
      .slice(0, 40)
      .filter((_, at) => at % 9 === 2);
    const fetched = [
      ...files.map(([id, , , name]) => ({ kind: 'file' as const, item_id: String(id), name: String(name) })),
      ...(report === undefined
        ? []
        : [{ kind: 'report' as const, item_id: String(report.id), name: report.nombre }]),
    ];
    const user = { organization_id, user_id: userId(mail) };
    return role === 'SuperAdmin'
      ? []
      : fetched.map((one, at) => ({
          ...user,
          ...one,
          at: `${addDays(today, -1 - at)}T17:${String(10 + at)}:00Z`,
        }));
  });
  await trx.insertInto('downloads').values(rows).execute();
}

/** Days of history with notices, and the last days whose notices are unread. */
const REPORTED_DAYS = 40;
const UNREAD_DAYS = 4;

async function tell(trx: TenantTransaction, organization: DemoOrganization, today: string): Promise<void> {
  const organization_id = organizationId(organization);
  await sql`
    insert into folder_notices (organization_id, user_id, activity_id, read_at)
    with recursive up as (
      select activities.id as activity, activities.folder_id as folder from activities
      where activities.organization_id = ${organization_id} and activities.at > ${addDays(today, -REPORTED_DAYS)}::date
      union
      select up.activity, file_system.parent_id from up
      join file_system on file_system.organization_id = ${organization_id} and file_system.id = up.folder
      where file_system.parent_id is not null
    )
    select distinct on (subscriptions.user_id, activities.id) ${organization_id}::uuid, subscriptions.user_id, activities.id,
      case when activities.user_id = subscriptions.user_id or activities.at < ${addDays(today, -UNREAD_DAYS)}::date
        then activities.at + interval '2 hours' end
    from up
    join activities on activities.organization_id = ${organization_id} and activities.id = up.activity
    join subscriptions on subscriptions.organization_id = ${organization_id} and subscriptions.folder_id = up.folder
  `.execute(trx);
}

const { captureClosing } = noticeMessages;

/** The reminders of closings that the job would have sent by now: to the client's Ejecutivos, else to the administrators. */
async function tellOfPeriods(
  trx: TenantTransaction,
  organization: DemoOrganization,
  today: string,
): Promise<void> {
  const organization_id = organizationId(organization);
  const periods = await trx
    .selectFrom('periods')
    .innerJoin('paysheets', (join) =>
      join
        .onRef('paysheets.organization_id', '=', 'periods.organization_id')
        .onRef('paysheets.id', '=', 'periods.paysheet_id'),
    )
    .select(['periods.id', 'periods.client_id', 'periods.mes', 'periods.incidence_close_date as closes'])
    .select('paysheets.paysheet')
    .where('periods.organization_id', '=', organization_id)
    .where('periods.estatus', '=', 'Abierta')
    .where('periods.incidence_close_date', '>=', today)
    .where('periods.incidence_close_date', '<=', lastReportedClosing(today))
    .orderBy('periods.incidence_close_date')
    .orderBy('periods.id')
    .execute();
  const reminders = periods.flatMap(({ closes, ...period }) =>
    closes === null
      ? []
      : remindersSent(closes, today).map(({ days_before, day }) => ({
          ...{ ...period, closes, days_before },
          sent_at: `${day}T15:00:00Z`,
        })),
  );
  if (reminders.length === 0) return;
  const notices = reminders.flatMap(({ client_id, mes, closes, paysheet, sent_at }) => {
    const client = organization.clients.find((one) => clientId(one.name) === client_id)?.name ?? '';
    const text = captureClosing.text({ client, paysheet, period: periodInSentence(mes), day: closes });
    return remindedOf(organization, client).map(({ mail }) => ({
      ...{ organization_id, user_id: userId(mail), title: captureClosing.title, text },
      created_at: sent_at,
    }));
  });
  await trx.insertInto('incident_notices').values(notices).execute();
  await trx
    .insertInto('closing_reminders')
    .values(
      reminders.map(({ id: period_id, client_id, closes, days_before, sent_at }) => ({
        ...{ organization_id, client_id, period_id, closes, days_before, sent_at },
      })),
    )
    .execute();
}

function remindedOf({ accounts }: DemoOrganization, client: string): DemoOrganization['accounts'] {
  const own = accounts.filter(({ role, clients }) => role === 'Ejecutivo' && clients.includes(client));
  return own.length > 0 ? own : accounts.filter(({ role }) => role === 'Admin');
}
