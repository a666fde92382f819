/** The operator's list of people tells which Ejecutivos have no client yet. */
import type { Kysely } from 'kysely';
import { letOperatorRead } from './let-operator-read.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await letOperatorRead(db, 'user_clients');
}
