import { readFileSync } from 'node:fs';
import path from 'node:path';

const REEXPORT = /^export (?:type )?\{[^}]*\} from '(\.[^']+)\.js';$/gm;
/** Types of the workspaces below have tests and migrations of their own. */
const OWN = 'types/editor/';

/**
 * What a host can import, as Markdown: the declarations of each entry and of the editor's modules that it re-exports from.
 *
 * @param target the built package
 */
export function publicApi(target: string): string {
  const { exports } = JSON.parse(readFileSync(path.join(target, 'package.json'), 'utf8'));
  const parts = ['# Public API of @lienzo/editor', 'Written by `npm run build -w editor -- --update-api`.'];
  for (const [key, entry] of Object.entries<string | { types: string }>(exports)) {
    if (typeof entry === 'string') continue;
    parts.push(`## \`@lienzo/editor${key.slice('.'.length)}\``);
    for (const file of withReexported(target, path.join('.', entry.types)))
      parts.push(`\`\`\`ts\n${readFileSync(path.join(target, file), 'utf8').trimEnd()}\n\`\`\``);
  }
  return `${parts.join('\n\n')}\n`;
}

function withReexported(target: string, entry: string): string[] {
  const files = [entry];
  for (const file of files)
    for (const [, specifier = ''] of readFileSync(path.join(target, file), 'utf8').matchAll(REEXPORT)) {
      const imported = `${path.join(path.dirname(file), specifier)}.d.ts`;
      if (imported.startsWith(OWN) && !files.includes(imported)) files.push(imported);
    }
  return files;
}
