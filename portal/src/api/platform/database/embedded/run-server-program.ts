import { text } from 'node:stream/consumers';
import { apiPostgresMessages } from '@lienzo/schema/messages/api-postgres-messages';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type ServerProgram, spawnServerProgram } from './server-program.ts';

/**
 * Runs a program of PostgreSQL until it exits, with `input` on its standard input.
 *
 * @throws EmbeddedPostgresError with its output, when it fails
 */
export async function runServerProgram(program: ServerProgram, input: string): Promise<void> {
  const child = spawnServerProgram(program);
  const failed = new Promise<Error>((resolve) => child.once('error', resolve));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  // A program that exits early closes its input; its exit code is reported.
  child.stdin?.on('error', () => undefined).end(input);
  const output = child.stderr ? text(child.stderr) : Promise.resolve('');
  const outcome = await Promise.race([failed, ended]);
  if (outcome === 0) return;
  const detail = outcome instanceof Error ? outcome.message : (await output).trim();
  throw new EmbeddedPostgresError(apiPostgresMessages.notPrepared(program.program, detail));
}
