/**
 * One person is one person: numbers of personnel are unique in a payroll with and without leading zeros, and two active
 * people of a client share an NSS only if somebody has said that they are to.
 */
import { type Kysely, sql } from 'kysely';

/** Existing texts come from before there was one normaliser: composed, and without what nobody sees. */
const INVISIBLE = '[\\u00ad\\u200b-\\u200f\\u2060\\ufeff]';
const cleaned = (column: string) =>
  sql`btrim(regexp_replace(normalize(${sql.ref(column)}, NFC), ${sql.lit(INVISIBLE)}, '', 'g'))`;

/** Read and written here as a whole; the owner is held by row level security too. */
const TABLES = ['employees', 'paysheets', 'cost_centers'];

export async function up(db: Kysely<unknown>): Promise<void> {
  // Rows that an earlier migration of the same transaction has put in wait for their deferred checks.
  await sql`set constraints all immediate`.execute(db);
  for (const table of TABLES)
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await cleanTexts(db, 'employees', ['name', 'nombres', 'apellido_paterno', 'apellido_materno', 'position']);
  await cleanTexts(db, 'paysheets', ['paysheet']);
  await cleanTexts(db, 'cost_centers', ['cost_center']);
  await cleanKey(db, { table: 'employees', column: 'human_id', within: 'paysheet_id' });
  await cleanKey(db, { table: 'paysheets', column: 'id_humansite', within: 'organization_id' });
  await cleanKey(db, { table: 'cost_centers', column: 'code', within: 'paysheet_id' });
  await addKeys(db);
  await markRepeated(db);
  for (const table of TABLES) await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  await indexKeys(db);
}

async function cleanTexts(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const assignments = columns.map((column) => sql`${sql.ref(column)} = ${cleaned(column)}`);
  const differ = columns.map((column) => sql`${sql.ref(column)} <> ${cleaned(column)}`);
  await sql`
    update ${sql.table(table)} set ${sql.join(assignments)} where ${sql.join(differ, sql` or `)}
  `.execute(db);
}

/** Those that would become another one's stay: people decide which is which. */
async function cleanKey(
  db: Kysely<unknown>,
  { table, column, within }: { table: string; column: string; within: string },
): Promise<void> {
  await sql`
    update ${sql.table(table)} as kept set ${sql.ref(column)} = ${cleaned(`kept.${column}`)}
    from (
      select organization_id, id, count(*) over (
        partition by organization_id, ${sql.ref(within)}, ${cleaned(column)}
      ) as alike
      from ${sql.table(table)} where ${sql.ref(column)} is not null
    ) as one
    where one.organization_id = kept.organization_id and one.id = kept.id and one.alike = 1
      and ${sql.ref(`kept.${column}`)} <> ${cleaned(`kept.${column}`)} and ${cleaned(`kept.${column}`)} <> ''
  `.execute(db);
}

/** `numberKey` and `identityKeys` of the schema, alike in PostgreSQL of any locale. */
async function addKeys(db: Kysely<unknown>): Promise<void> {
  const plain = (column: string) => sql`regexp_replace(${sql.ref(column)}, '[ ./_-]', '', 'g')`;
  const capitals = (text: ReturnType<typeof sql>) =>
    sql`translate(upper(${text} collate "C"), 'áéíóúüñ', 'ÁÉÍÓÚÜÑ')`;
  const number = sql`ltrim(${capitals(sql`normalize(human_id, NFC)`)}, '0')`;
  await sql`
    alter table employees
      add column number_key text generated always as (
        case when human_id is null then null when ${number} = '' then '0' else ${number} end
      ) stored,
      add column number_repeated boolean not null default false,
      add column ssn_key text generated always as (
        case when ${plain('ssn')} ~ '^[0-9]{10,11}$' and ssn ~ '[1-9]' then lpad(${plain('ssn')}, 11, '0') end
      ) stored,
      add column curp_key text generated always as (
        case when ${capitals(plain('curp'))} ~ '^[A-Z0-9Ñ]{18}$' then ${capitals(plain('curp'))} end
      ) stored,
      add column rfc_key text generated always as (
        case when ${capitals(plain('rfc'))} ~ '^[A-Z0-9Ñ&]{13}$'
          and ${capitals(plain('rfc'))} not in ('XAXX010101000', 'XEXX010101000') then ${capitals(plain('rfc'))} end
      ) stored,
      add column identity_confirmed boolean not null default false
  `.execute(db);
}

/** Pairs of before stay as they are; of each the one that is active, or came first, has the key. Who left has no claim. */
async function markRepeated(db: Kysely<unknown>): Promise<void> {
  await sql`
    update employees set number_repeated = true
    from (
      select organization_id, id, row_number() over (
        partition by organization_id, paysheet_id, number_key order by estatus, id
      ) as place
      from employees where number_key is not null
    ) as one
    where one.organization_id = employees.organization_id and one.id = employees.id and one.place > 1
  `.execute(db);
  await sql`
    update employees set identity_confirmed = true
    from (
      select organization_id, id, row_number() over (
        partition by organization_id, client_id, ssn_key order by estatus, id
      ) as place
      from employees where ssn_key is not null and estatus = 'A'
    ) as one
    where one.organization_id = employees.organization_id and one.id = employees.id and one.place > 1
  `.execute(db);
}

async function indexKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unique index employees_number_key on employees (organization_id, paysheet_id, number_key)
      where not number_repeated
  `.execute(db);
  await sql`
    create unique index employees_active_ssn on employees (organization_id, client_id, ssn_key)
      where estatus = 'A' and not identity_confirmed
  `.execute(db);
  for (const column of ['ssn_key', 'curp_key', 'rfc_key'])
    await sql`
      create index ${sql.ref(`employees_${column}`)} on employees (organization_id, client_id, ${sql.ref(column)})
    `.execute(db);
}
