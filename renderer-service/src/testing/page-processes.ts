import { readdir, readFile } from 'node:fs/promises';

/** How many processes of a browser's group hold pages; a page has one as soon as it is being opened. Linux tells. */
export async function pageProcesses(group: number): Promise<number> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const held = await Promise.all(names.map((name) => holdsPage(name, group)));
  return held.filter(Boolean).length;
}

async function holdsPage(pid: string, group: number): Promise<boolean> {
  // "pid (name, maybe with blanks) state parent group …"; empty for one that ended meanwhile.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) !== group) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes('--type=renderer');
}
