/** Workbooks as other programs save them, in `workbooks/`: invented people, each file with one kind of quirk. */
import { readFile } from 'node:fs/promises';

export const quirkyWorkbook = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(new URL(`./workbooks/${name}`, import.meta.url)));
