import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { serverEnvironment } from './server-environment.ts';
import type { ServerUser } from './server-user.ts';

/**
 * Runs a program of PostgreSQL to its end as `user`, with `input` on its standard input.
 *
 * @throws EmbeddedPostgresError with what the program wrote, when it fails
 */
export async function runServerTool(
  program: string,
  parameters: string[],
  user: ServerUser,
  input: string,
): Promise<void> {
  const child = spawn(program, parameters, {
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
    ...user,
  });
  const failed = new Promise<Error>((resolve) => child.once('error', resolve));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdin.on('error', () => undefined).end(input);
  const output = text(child.stderr);
  const outcome = await Promise.race([failed, ended]);
  if (outcome === 0) return;
  const detail = outcome instanceof Error ? outcome.message : (await output).trim();
  throw new EmbeddedPostgresError(`No se pudo preparar la base de datos (${program}): ${detail}`);
}
