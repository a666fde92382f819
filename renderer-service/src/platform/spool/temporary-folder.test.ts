import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { processFolder, removeStaleFolders, temporaryFolder } from './temporary-folder.ts';

const MODULE = path.join(import.meta.dirname, 'temporary-folder.ts');
const before = process.env.TMPDIR;
let parent = '';

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'lienzo-folders-'));
  process.env.TMPDIR = parent;
});
afterEach(() => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  rmSync(parent, { recursive: true, force: true });
});

/** Another process that makes a folder and waits. @returns it and its folder */
async function startOwner(): Promise<{ owner: ChildProcess; folder: string }> {
  const code = `const { temporaryFolder } = await import(${JSON.stringify(MODULE)});
    process.on('message', () => process.exit(0));
    process.send(await temporaryFolder());`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [folder] = await once(owner, 'message');
  return { owner, folder: String(folder) };
}

it('a folder is for this user alone', async () => {
  const folder = await temporaryFolder();
  expect(path.dirname(folder)).toBe(await processFolder());
  expect(statSync(path.dirname(folder)).mode & 0o777).toBe(0o700);
});

it('what a killed process left is swept, what others use is not', async () => {
  const own = await temporaryFolder('fonts');
  const [killed, running] = [await startOwner(), await startOwner()];
  killed.owner.kill('SIGKILL');
  await once(killed.owner, 'exit');
  expect(existsSync(killed.folder)).toBe(true);
  mkdirSync(path.join(parent, 'otra-cosa'));
  await removeStaleFolders();
  expect([existsSync(path.dirname(killed.folder)), existsSync(running.folder), existsSync(own)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(existsSync(path.join(parent, 'otra-cosa'))).toBe(true);
  running.owner.kill('SIGKILL');
  await once(running.owner, 'exit');
});

it('a process that ends takes its folder away', async () => {
  const { owner, folder } = await startOwner();
  owner.send('end');
  await once(owner, 'exit');
  expect(existsSync(path.dirname(folder))).toBe(false);
});

it('goes on when somebody cleaned the temporary directory', async () => {
  await temporaryFolder();
  for (const name of readdirSync(parent)) rmSync(path.join(parent, name), { recursive: true });
  expect(existsSync(await temporaryFolder())).toBe(true);
});
