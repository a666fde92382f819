/**
 * `npm run look -- <starter> [vertical | horizontal]`: the pages of a starter report as pictures, drawn from its PDF over its sample
 * rows. Without a name it lists the starters.
 */
import path from 'node:path';
import { orientation } from '@lienzo/schema/report/report';
import { drawStarter } from './draw-starter.ts';
import { findStarter, starterList } from './find-starter.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const [name, asked] = process.argv.slice(2);
const starter = name === undefined ? undefined : findStarter(name);
const turned = orientation.optional().safeParse(asked);
if (name === undefined) {
  console.log(`Usage: npm run look -- <starter> [vertical | horizontal]\n\n${starterList()}`);
} else if (starter === undefined) {
  console.error(`No starter report is called "${name}". There are:\n\n${starterList()}`);
  process.exitCode = 2;
} else if (!turned.success) {
  console.error(`"${asked}" is no orientation: it is vertical or horizontal.`);
  process.exitCode = 2;
} else {
  const folder = path.join(ROOT, '.cache/look', [starter.id, turned.data].filter(Boolean).join('-'));
  const files = await drawStarter(starter, { folder, orientation: turned.data });
  for (const file of files) console.log(path.relative(process.cwd(), file));
}
