/**
 * The words by which people are found, so that a search reads an index: under row level security only comparisons of
 * whole texts reach one. Triggers keep them, whatever writes `employees`.
 */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

/** Read and written here as a whole; the owner is held by row level security too. */
const TABLES = ['employees', 'employee_words'];
const SEARCHED = ['paysheet_id', 'name', 'human_id', 'rfc', 'curp', 'ssn'];

/** `foldText` of the schema, as it was when this was released. */
const LETTERS = 'ÁÀÄÂÃÅáàäâãåÉÈËÊéèëêÍÌÏÎíìïîÓÒÖÔÕØóòöôõøÚÙÜÛúùüûÝýÿÑñÇçŠšŽžŁł';
const BASES = 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOOooooooUUUUuuuuYyyNnCcSsZzLl';
const DASHES = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212';
const DROPPED =
  "'\u2018\u2019\u02bc\u00b4\u0060\u2032\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u0309\u030a\u030b\u030c\u031b\u0323\u0327\u0328";
const folded = (text: string) =>
  sql`lower(translate(normalize(${sql.raw(text)}, NFC), ${sql.lit(`${LETTERS}${DASHES}${DROPPED}`)},
    ${sql.lit(`${BASES}${'-'.repeat(DASHES.length)}`)}) collate "C")`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set constraints all immediate`.execute(db);
  await createTable(db);
  await createText(db);
  await fillIn(db);
  await followEmployees(db);
}

async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table employee_words (
      organization_id uuid not null,
      client_id uuid not null,
      paysheet_id integer not null,
      employee_id integer not null,
      word text collate "C" not null,
      primary key (organization_id, employee_id, word)
    )
  `.execute(db);
  // What the policies ask for lies in the index too.
  await sql`
    create index employee_words_word on employee_words (organization_id, word, employee_id)
      include (client_id, paysheet_id)
  `.execute(db);
  await protectTable(db, 'employee_words', {
    grant: ['select', 'insert', 'delete'],
    clientColumn: 'client_id',
  });
  await sql`
    create policy paysheets on employee_words as restrictive using (
      (select coalesce(
        current_setting('app.client_ids', true) = '*' or current_setting('app.hidden_paysheets', true) = '', false))
      or paysheet_id <> all (
        (select string_to_array(nullif(current_setting('app.hidden_paysheets', true), ''), ',')::integer[])::integer[])
    )
  `.execute(db);
}

/**
 * Every word of the name and each number whole, and the parts by which numbers are typed too: without letters and zeros
 * in front, the last four to six digits of the NSS, and the RFC from the day of birth on.
 */
async function createText(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function words_of_employee(name text, human_id text, rfc text, curp text, ssn text, id integer)
      returns setof text language sql immutable parallel safe
    begin atomic
      select distinct left(word, 60) collate "C" from (
        select regexp_split_to_table(${folded("concat_ws(' ', name, human_id, rfc, curp, ssn, id::text)")}, '[\\s-]+')
        union all select substring(human_id from '[1-9][0-9]*$')
        union all select substring(ssn from '[1-9][0-9]*$')
        union all select right(ssn, digits) from generate_series(4, 6) as digits
        union all select lower(substring(rfc from '[0-9]{6}.*$') collate "C")
      ) as part (word)
      where word <> '';
    end
  `.execute(db);
}

const textOf = (table: string) => sql`
  insert into employee_words (organization_id, client_id, paysheet_id, employee_id, word)
  select own.organization_id, own.client_id, own.paysheet_id, own.id, word
  from ${sql.table(table)} as own
  cross join lateral words_of_employee(own.name, own.human_id, own.rfc, own.curp, own.ssn, own.id) as word
`;

async function fillIn(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES)
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await textOf('employees').execute(db);
  for (const table of TABLES) await sql`alter table ${sql.table(table)} force row level security`.execute(db);
}

async function followEmployees(db: Kysely<unknown>): Promise<void> {
  const remove = (table: string) => sql`
    delete from employee_words using ${sql.table(table)} as gone
    where employee_words.organization_id = gone.organization_id and employee_words.employee_id = gone.id
  `;
  const differs = sql.join(
    SEARCHED.map((column) => sql`${sql.ref(`new.${column}`)} is distinct from ${sql.ref(`old.${column}`)}`),
    sql` or `,
  );
  await sql`
    create function keep_employee_words() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        ${remove('removed')};
      elsif tg_op = 'INSERT' then
        ${textOf('added')};
      else
        delete from employee_words where organization_id = old.organization_id and employee_id = old.id;
        insert into employee_words (organization_id, client_id, paysheet_id, employee_id, word)
        select new.organization_id, new.client_id, new.paysheet_id, new.id, word
        from words_of_employee(new.name, new.human_id, new.rfc, new.curp, new.ssn, new.id) as word;
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger employee_words_added after insert on employees referencing new table as added
      for each statement execute function keep_employee_words()
  `.execute(db);
  await sql`
    create trigger employee_words_changed after update on employees for each row
      when (${differs}) execute function keep_employee_words()
  `.execute(db);
  await sql`
    create trigger employee_words_removed after delete on employees referencing old table as removed
      for each statement execute function keep_employee_words()
  `.execute(db);
}
