import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { CATALOG_REFERENCES, CATALOG_TABLES } from '@lienzo/schema/data/catalog';
import type { ColumnDataType } from '@lienzo/schema/data/column';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { createTestDatabase, type TestDatabase } from '@lienzo/tests/database/create-test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOB_NAMES } from '../../jobs.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

let database: TestDatabase;
let owner: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await prepareDatabase({ ...database, jobs: JOB_NAMES });
  owner = openDatabase(database.ownerUrl);
});
afterAll(async () => {
  await owner.close();
  await database.drop();
});

const STORED_TYPES = {
  text: 'text',
  integer: 'integer',
  bigint: 'bigint',
  numeric: 'numeric',
  date: 'date',
  timestamp: 'timestamp with time zone',
  boolean: 'boolean',
  empty: '',
} satisfies Record<ColumnDataType, string>;

type Match = { name: string };
const namesOf = ({ rows }: { rows: Match[] }): string[] => rows.map(({ name }) => name).sort();

test('every column of the data catalogue is in the schema with its type', async () => {
  const { rows } = await sql<{ table_name: string; column_name: string; data_type: string }>`
    select table_name, column_name, data_type from information_schema.columns where table_schema = 'public'
  `.execute(owner.db);
  const stored = new Map(rows.map((one) => [`${one.table_name}.${one.column_name}`, one.data_type]));
  for (const table of CATALOG_TABLES)
    for (const column of table.columns) {
      const key = `${table.nombre_modelo}.${column.column_name}`;
      expect({ key, type: stored.get(key) }).toEqual({ key, type: STORED_TYPES[column.data_type] });
    }
});

const { types, controls, risks, sequels } = captureMessages.disabilities;

test.each([
  ['tipo_incapacidad', 'tipo_descripcion', types],
  ['tipo_control', 'control_descripcion', controls],
  ['tipo_riesgo', 'riesgo_descripcion', risks],
  ['tipo_secuela', 'secuela_descripcion', sequels],
])('reports say the words of the screen for %s', async (code, column, texts) => {
  for (const table of ['disabilities', 'disability_certificates'])
    expect(await storedTexts({ table, code, column, codes: Object.keys(texts) })).toEqual(texts);
});

const { sin_calcular: _, ...runStates } = runMessages.run.states;

test.each<[table: string, code: string, column: string, texts: Record<string, string>]>([
  ['payroll_runs', 'state', 'state_words', runStates],
  ['payroll_findings', 'severity', 'severity_words', runMessages.findings.severities],
  ['confronta_people', 'against', 'against_words', confrontaMessages.differences.against],
])('reports say the words of the screen for %s.%s', async (table, code, column, texts) => {
  expect(await storedTexts({ table, code, column, codes: Object.keys(texts) })).toEqual(texts);
});

type TextColumn = { table: string; code: string; column: string; codes: readonly string[] };

/** The words that a generated column has for codes. */
async function storedTexts({ table, code, column, codes }: TextColumn): Promise<Record<string, string>> {
  const generated = await sql<{ expression: string }>`
    select pg_get_expr(adbin, adrelid) as expression from pg_attrdef
    join pg_attribute on attrelid = adrelid and attnum = adnum
    where adrelid = ${table}::regclass and attname = ${column}
  `.execute(owner.db);
  const expression = generated.rows[0]?.expression ?? '';
  const values = codes.map((one) => sql`(${sql.lit(/^\d/.test(one) ? Number(one) : one)})`);
  const { rows } = await sql<{ code: string; words: string }>`
    select ${sql.ref(code)}::text as code, ${sql.raw(expression)} as words
    from (values ${sql.join(values)}) as known (${sql.ref(code)})
  `.execute(owner.db);
  return Object.fromEntries(rows.map((one) => [one.code, one.words]));
}

test('every reference of the data catalogue is a foreign key that includes the tenant, and there are no others', async () => {
  const { rows } = await sql<{ from: string; to: string; columns: string[]; target: string[] }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to",
      array(select attname::text from unnest(conkey) k join pg_attribute on attrelid = conrelid and attnum = k) as columns,
      array(select attname::text from unnest(confkey) k join pg_attribute on attrelid = confrelid and attnum = k) as target
    from pg_constraint where contype = 'f'
  `.execute(owner.db);
  const models = new Set(CATALOG_TABLES.map((one) => one.nombre_modelo));
  const stored = rows
    // A table's reference to itself joins nothing: a subsequent certificate names its initial one.
    .filter(({ from, to }) => from !== to && models.has(from) && models.has(to))
    .map(({ from, to, columns, target }) => {
      expect(columns).toContain('organization_id');
      expect(target).toContain('organization_id');
      const own = columns.filter(
        (name) => name !== 'organization_id' && (name !== 'client_id' || to === 'clients'),
      );
      return `${from}.${own.join('+')} -> ${to}`;
    });
  const catalogue = CATALOG_REFERENCES.map(({ from, column, to }) => `${from}.${column} -> ${to}`);
  expect(stored.sort()).toEqual(catalogue.sort());
});

test('every table forces row level security but those of no organization', async () => {
  const match = await sql<Match>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and not (relrowsecurity and relforcerowsecurity)
  `.execute(owner.db);
  expect(namesOf(match)).toEqual([
    ...['attempts', 'kysely_migration', 'kysely_migration_lock', 'modules', 'payroll_figure_years'],
  ]);
});

test('the API has no way to the migrations, to tables of others and to definitions', async () => {
  const reachable = await sql<Match>`
    select relname as name from pg_class
    where relkind in ('r', 'p', 'v', 'm') and relnamespace = 'public'::regnamespace and relname like 'kysely%'
      and has_table_privilege('lienzo_app', oid, 'select, insert, update, delete')
  `.execute(owner.db);
  expect(namesOf(reachable)).toEqual([]);
  const { rows } = await sql<{ creates: boolean; truncates: boolean; references: boolean }>`
    select has_schema_privilege('lienzo_app', 'public', 'create') as creates,
      bool_or(has_table_privilege('lienzo_app', oid, 'truncate')) as truncates,
      bool_or(has_table_privilege('lienzo_app', oid, 'references, trigger')) as "references"
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  `.execute(owner.db);
  expect(rows[0]).toEqual({ creates: false, truncates: false, references: false });
});

test('every foreign key has an index that begins with its columns', async () => {
  const matches = await sql<Match>`
    select conrelid::regclass::text || ' (' || conname || ')' as name
    from pg_constraint c
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index i
      where i.indrelid = c.conrelid and (
        -- the tenant and the key itself; the client, repeated for safety, narrows nothing further
        (select array_agg(k) from unnest(c.conkey) k
          where cardinality(c.conkey) < 3
            or k <> (select attnum from pg_attribute where attrelid = c.conrelid and attname = 'client_id'))
        <@ (i.indkey::smallint[])[0:1]
      )
    )
  `.execute(owner.db);
  expect(namesOf(matches)).toEqual([]);
});

test('preparing again, and by several processes at once, changes nothing', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => prepareDatabase({ ...database, jobs: JOB_NAMES })),
  );
  expect(new Set(answers.map(({ appUrl }) => appUrl)).size).toBe(1);
});

/**
 * PL/pgSQL keeps the plan of a session's first call, which a trigger makes for one row of an empty table. A join to the
 * rows of the statement is planned each time (`execute`), or a large load takes the square of its rows.
 */
test('triggers plan their joins to many rows of a statement anew', async () => {
  const { rows } = await sql<{ name: string; source: string; rows_of: string[] }>`
    select p.proname as name, p.prosrc as source,
      array_agg(distinct rows_of.name::text) as rows_of
    from pg_trigger t
    join pg_proc p on p.oid = t.tgfoid
    cross join lateral (values (t.tgoldtable), (t.tgnewtable)) as rows_of (name)
    where not t.tgisinternal and rows_of.name is not null
    group by p.proname, p.prosrc
  `.execute(owner.db);
  expect(rows.map(({ name }) => name)).toContain('show_last_employment');
  const joining = rows.filter(({ source, rows_of }) => {
    // For few rows the kept plan stands beside the one that is made anew.
    const kept = source.replace(/if is_many then\s+execute \$planned\$.*?end if;/gs, '');
    const names = rows_of.join('|');
    return kept
      .split(';')
      .some((statement) =>
        new RegExp(
          `\\b(join|using)\\s+(${names})\\b|\\bfrom\\s+(${names})\\b.*(?<!cross )\\bjoin\\b`,
          's',
        ).test(statement),
      );
  });
  expect(joining.map(({ name }) => name)).toEqual([]);
});
