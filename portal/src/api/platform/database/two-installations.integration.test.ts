import { randomBytes } from 'node:crypto';
import {
  createTestDatabase,
  type DatabaseTemplate,
  type TestDatabase,
} from '@lienzo/tests/database/create-test-database';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { JOB_NAMES } from '../../jobs.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { findAccountByMail } from './find-before-tenant.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

const secret = (): string => randomBytes(24).toString('base64url');
const SECRETS = { one: secret(), other: secret() };

/** Migrated under a secret that nobody uses any more. */
const MIGRATED: DatabaseTemplate = {
  name: 'migrated',
  fill: async (ownerUrl) => void (await prepare({ ownerUrl }, secret())),
};

const prepare = (
  { ownerUrl }: Pick<TestDatabase, 'ownerUrl'>,
  appPassword: string,
  otherAppPassword?: string,
) => prepareDatabase({ ownerUrl, appPassword, otherAppPassword, jobs: JOB_NAMES });

/** What a portal does with a connection of its own: look somebody up, use the queue. */
async function works(url: string): Promise<void> {
  const { db, close } = openDatabase(url);
  try {
    expect(await findAccountByMail(db, 'nadie@lienzo.test')).toBeUndefined();
    await sql`select count(*) from pgboss.job`.execute(db);
  } finally {
    await close();
  }
}

const roleOf = (url: string): string => new URL(url).searchParams.get('user') ?? '';

async function ask<Row extends pg.QueryResultRow>(url: string, question: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

/** The same credentials, another database. */
function inside(url: string, database: string): string {
  const { pathname } = new URL(database);
  const other = new URL(url);
  other.pathname = pathname;
  return other.href;
}

/** Rights of a role within a database, in words. */
const rightsOf = (url: string, role: string) =>
  ask<{ right: string }>(
    url,
    `select kind || ' ' || name || ' ' || privilege_type as right from (
       select 'schema' as kind, nspname as name, (aclexplode(nspacl)).* from pg_namespace
       union all select relkind::text, oid::regclass::text, (aclexplode(relacl)).* from pg_class
       union all select 'column', attrelid::regclass || '.' || attname, (aclexplode(attacl)).* from pg_attribute
       union all select 'routine', oid::regprocedure::text, (aclexplode(proacl)).* from pg_proc
     ) as found where grantee = (select oid from pg_roles where rolname = '${role}') order by 1`,
  ).then((rows) => rows.map(({ right }) => right));

describe('two installations on one cluster', () => {
  let one: TestDatabase;
  let other: TestDatabase;
  let portal: OpenDatabase;
  let oneUrl: string;
  let otherUrl: string;
  beforeAll(async () => {
    [one, other] = await Promise.all([createTestDatabase(MIGRATED), createTestDatabase(MIGRATED)]);
    oneUrl = (await prepare(one, SECRETS.one)).appUrl;
    portal = openDatabase(oneUrl);
    await works(oneUrl);
    otherUrl = (await prepare(other, SECRETS.other)).appUrl;
  });
  afterAll(async () => {
    await portal?.close();
    await Promise.all([one?.drop(), other?.drop()]);
  });

  test('with two secrets both keep working, in whatever order they start', async () => {
    await works(oneUrl);
    await works(otherUrl);
    await Promise.all([prepare(one, SECRETS.one), prepare(other, SECRETS.other)]);
    await works(oneUrl);
    await works(otherUrl);
    expect(await findAccountByMail(portal.db, 'nadie@lienzo.test')).toBeUndefined();
  });

  test('neither can enter the database of the other, nor has a right in it', async () => {
    await expect(works(inside(oneUrl, otherUrl))).rejects.toThrow('permission denied for database');
    await expect(works(inside(otherUrl, oneUrl))).rejects.toThrow('permission denied for database');
    expect(await rightsOf(one.ownerUrl, roleOf(otherUrl))).toEqual([]);
    expect(await rightsOf(other.ownerUrl, roleOf(oneUrl))).toEqual([]);
  });

  test('each role has the rights of the migrations, no powers and no way to another role', async () => {
    const requested = await rightsOf(one.ownerUrl, 'lienzo_app');
    expect(requested.length).toBeGreaterThan(200);
    expect(await rightsOf(one.ownerUrl, roleOf(oneUrl))).toEqual(requested);
    const [role] = await ask(
      one.ownerUrl,
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
         exists (select from pg_auth_members where member = pg_roles.oid) as member
       from pg_roles where rolname = '${roleOf(oneUrl)}'`,
    );
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      member: false,
    });
    for (const role of ['lienzo_app', roleOf(otherUrl)])
      await expect(ask(oneUrl, `set role ${role}`)).rejects.toThrow('permission denied to set role');
  });

  test('the role of the migrations has no login', async () => {
    expect(await ask(one.ownerUrl, `select rolcanlogin from pg_roles where rolname = 'lienzo_app'`)).toEqual([
      { rolcanlogin: false },
    ]);
  });

  test('a right that a migration takes away is taken from the role at the next start', async () => {
    await ask(
      one.ownerUrl,
      'revoke select on modules from lienzo_app; grant delete on modules to lienzo_app',
    );
    await prepare(one, SECRETS.one);
    await expect(ask(oneUrl, 'select from modules')).rejects.toThrow('permission denied for table');
    await ask(oneUrl, 'delete from modules where false');
  });
});

test('an installation of a version that logged in as lienzo_app is taken over, beside one that still does', async () => {
  const database = await createTestDatabase(MIGRATED);
  const neighbour = await createTestDatabase(MIGRATED);
  await prepare(database, SECRETS.one);
  await prepare(neighbour, SECRETS.one);
  // As such a version left them.
  for (const { ownerUrl } of [database, neighbour])
    await ask(
      ownerUrl,
      `do $$ begin execute format('grant connect, temporary on database %I to public', current_database()); end $$`,
    );
  const password = secret();
  const old = (url: string): string => {
    const changed = new URL(url);
    changed.searchParams.set('user', 'lienzo_app');
    changed.searchParams.set('password', password);
    return changed.href;
  };
  await ask(neighbour.ownerUrl, `alter role lienzo_app login password '${password}'`);
  await works(old(database.ownerUrl));
  const running = openDatabase(old(neighbour.ownerUrl));
  await sql`select 1`.execute(running.db);

  const { appUrl } = await prepare(database, SECRETS.one);
  await works(appUrl);
  await expect(works(old(database.ownerUrl))).rejects.toThrow('permission denied for database');
  await works(old(neighbour.ownerUrl));

  await running.close();
  await works((await prepare(neighbour, SECRETS.one)).appUrl);
  await expect(works(old(neighbour.ownerUrl))).rejects.toThrow(/not permitted to log in|permission denied/);
  await Promise.all([database.drop(), neighbour.drop()]);
});

describe('a database', () => {
  test('that is a copy has a role of its own, and none of its origin’s', async () => {
    const origin = await createTestDatabase(MIGRATED);
    const originUrl = (await prepare(origin, SECRETS.one)).appUrl;
    const name = `${new URL(origin.ownerUrl).pathname.slice(1)}_copy`;
    await ask(
      inject('ownerUrl'),
      `create database ${name} template ${new URL(origin.ownerUrl).pathname.slice(1)}`,
    );
    const copyOwner = inside(origin.ownerUrl, `postgres://x/${name}`);
    const { appUrl } = await prepare({ ownerUrl: copyOwner }, SECRETS.one);
    expect(roleOf(appUrl)).not.toBe(roleOf(originUrl));
    await works(appUrl);
    await works(originUrl);
    expect(await rightsOf(copyOwner, roleOf(originUrl))).toEqual([]);
    await expect(works(inside(originUrl, copyOwner))).rejects.toThrow('permission denied for database');
    await ask(inject('ownerUrl'), `drop database ${name}`);
    await origin.drop();
  });

  test('under a new secret serves portals of both while it is rotated, and of the new one alone afterwards', async () => {
    const database = await createTestDatabase(MIGRATED);
    const before = (await prepare(database, SECRETS.one)).appUrl;
    // First both are told of the other, then they sign with the new one, then the old one is forgotten.
    expect((await prepare(database, SECRETS.one, SECRETS.other)).appUrl).toBe(before);
    const after = (await prepare(database, SECRETS.other, SECRETS.one)).appUrl;
    await works(before);
    await works(after);
    // A portal that was not restarted yet.
    await prepare(database, SECRETS.one, SECRETS.other);
    await works(after);
    await prepare(database, SECRETS.other);
    await works(after);
    await expect(works(before)).rejects.toThrow(/authentication failed|does not exist/);
    expect(await ask(database.ownerUrl, `select from pg_roles where rolname = '${roleOf(before)}'`)).toEqual(
      [],
    );
    await database.drop();
  });
});

test('two owners who know nothing of each other have a database each', async () => {
  const owner = `owner_${randomBytes(4).toString('hex')}`;
  const password = secret();
  await ask(inject('ownerUrl'), `create role ${owner} login createdb createrole password '${password}'`);
  const base = new URL(inject('ownerUrl'));
  base.username = owner;
  base.password = password;
  await ask(base.href, `create database ${owner}`);
  const ownerUrl = inside(base.href, `postgres://x/${owner}`);
  const mine = await createTestDatabase(MIGRATED);
  const myUrl = (await prepare(mine, SECRETS.one)).appUrl;
  const { appUrl } = await prepare({ ownerUrl }, SECRETS.other);
  await works(appUrl);
  await works(myUrl);
  await prepare(mine, SECRETS.one);
  await works(appUrl);
  await expect(works(inside(appUrl, myUrl))).rejects.toThrow('permission denied for database');

  await ask(base.href, `drop database ${owner}`);
  await ask(base.href, `drop role ${roleOf(appUrl)}`);
  await ask(inject('ownerUrl'), `drop role ${owner}`);
  await mine.drop();
});

test('a role that was given powers is refused', async () => {
  const database = await createTestDatabase(MIGRATED);
  const { appUrl } = await prepare(database, SECRETS.one);
  await ask(database.ownerUrl, `alter role ${roleOf(appUrl)} createrole`);
  await expect(prepare(database, SECRETS.one)).rejects.toThrow('has powers that pass row level security by');
  await ask(database.ownerUrl, `alter role ${roleOf(appUrl)} nocreaterole`);
  await database.drop();
});
