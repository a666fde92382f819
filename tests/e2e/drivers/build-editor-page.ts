/** The editor's development page, built once for what it is made of and kept for later files, workers and runs. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SOURCES = ['package-lock.json', '{editor,templates,shared-schema}/{dev,src,package.json}'];
const KEPT = path.join(ROOT, '.cache/editor-page');
/** Milliseconds after which nobody serves a build of other sources any more. */
const FORGOTTEN = 86_400_000;

export const EDITOR_PAGE_CONFIG = path.join(ROOT, 'editor/dev/vite.config.mts');

/** @returns the folder of the build. Two that begin at once both build, and one of the builds is kept. */
export async function buildEditorPage(): Promise<string> {
  const folder = path.join(KEPT, fingerprint());
  if (existsSync(folder)) return folder;
  mkdirSync(KEPT, { recursive: true });
  for (const name of readdirSync(KEPT)) {
    const kept = path.join(KEPT, name);
    const age = Date.now() - (statSync(kept, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > FORGOTTEN) rmSync(kept, { recursive: true, force: true });
  }
  const outDir = `${folder}.${process.pid}`;
  await build({ configFile: EDITOR_PAGE_CONFIG, build: { outDir, emptyOutDir: true }, logLevel: 'error' });
  try {
    renameSync(outDir, folder);
  } catch (error) {
    rmSync(outDir, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Of each source its path, size and time of change. */
function fingerprint(): string {
  const files = globSync(
    SOURCES.flatMap((source) => [source, `${source}/**`]),
    { cwd: ROOT, exclude: ['**/*.test.ts', '**/*.test.tsx'] },
  );
  const lines = files.sort().map((file) => {
    const { size, mtimeMs, isFile } = statOf(file);
    return isFile ? `${file} ${size} ${mtimeMs}` : file;
  });
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

function statOf(file: string): { size: number; mtimeMs: number; isFile: boolean } {
  const stat = statSync(path.join(ROOT, file));
  return { size: stat.size, mtimeMs: stat.mtimeMs, isFile: stat.isFile() };
}
