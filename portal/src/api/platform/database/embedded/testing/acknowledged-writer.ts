/**
 * Child process of the launcher's crash tests: starts the embedded server in the folder of its first argument, prints
 * `listo`, then writes rows indefinitely on four connections and prints each row's number once its commit was
 * acknowledged. Its second argument distinguishes the rows of this run.
 */
import pg from 'pg';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';

const [dataDirectory = '', run = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

say('arrancando');
const server = await startEmbeddedPostgres({ dataDirectory, log: say });

async function writeRows(connection: number): Promise<never> {
  const client = new pg.Client(server.ownerUrl);
  await client.connect();
  for (let row = connection; ; row += 4) {
    await client.query('insert into written (row) values ($1)', [`${run}:${row}`]);
    say(`fila ${run}:${row}`);
  }
}

const first = new pg.Client(server.ownerUrl);
await first.connect();
await first.query(
  'create table if not exists written (row text primary key, padding text default repeat($$ñ$$, 400))',
);
await first.end();
say('listo');
await Promise.all([0, 1, 2, 3].map(writeRows));
