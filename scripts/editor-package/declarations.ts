import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from './package-entries.ts';

/** The workspaces whose code the package contains, by their names. */
const BUNDLED = { '@lienzo/schema': 'shared-schema', '@lienzo/templates': 'templates' };
const SPECIFIER = /(\bfrom\s+|\bimport\(|\bimport\s+)(["'])([^"']+)\2/g;

/** Where the package keeps the declarations of a source file of the repository, relative to the package. */
export const declarationOf = (source: string): string => `types/${source.replace(/\.tsx?$/, '.d.ts')}`;

/**
 * Writes the declarations of a package's entries, and of what they import, into `<target>/types`. Imports of the other
 * workspaces become relative, so that a host needs none of them.
 *
 * @param workspace the package's folder, one below the repository's root
 * @throws when the compiler reports an error or an import leads nowhere
 */
export function writeDeclarations(workspace: string, target: string): void {
  const root = path.dirname(workspace);
  const { exports, ...manifest } = readManifest(workspace);
  const sources = Object.values(exports).map((file) => path.relative(root, path.join(workspace, file)));
  const emitted = emit(root, workspace, sources);
  const workspaces = { ...BUNDLED, [manifest.name]: path.basename(workspace) };
  const pending = [...sources];
  for (const source of pending) {
    const declaration = path.join(emitted, source.replace(/\.tsx?$/, '.d.ts'));
    const text = readFileSync(declaration, 'utf8').replaceAll(SPECIFIER, (match, start, quote, specifier) => {
      const imported = sourceOf(root, workspaces, source, specifier);
      if (imported === null) return match;
      if (!pending.includes(imported)) pending.push(imported);
      const relative = path.relative(path.dirname(source), imported).replace(/\.tsx?$/, '.js');
      return `${start}${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`;
    });
    const written = path.join(target, declarationOf(source));
    mkdirSync(path.dirname(written), { recursive: true });
    writeFileSync(written, text);
  }
}

/** Lets the compiler write the declarations of `sources` and of all they import; returns their folder. */
function emit(root: string, workspace: string, sources: readonly string[]): string {
  const folder = path.join(root, '.cache/editor-package');
  const outDir = path.join(folder, 'types');
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = path.join(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir,
    rootDir: root,
    paths: sourcePaths(root),
    types: [path.join(root, 'node_modules/vite/client')],
  };
  const files = [...sources, `${path.basename(workspace)}/src/css-variables.d.ts`].map((file) =>
    path.join(root, file),
  );
  writeFileSync(
    config,
    JSON.stringify({ extends: path.join(workspace, 'tsconfig.json'), compilerOptions, files, include: [] }),
  );
  const { status } = spawnSync('tsc', ['-p', config, '--pretty'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the declarations of the editor have errors');
  return outDir;
}

/** The sources of the bundled workspaces as the compiler's `paths`: it writes no declarations of what lies in packages. */
function sourcePaths(root: string): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(BUNDLED).flatMap(([name, folder]) =>
      Object.entries(readManifest(path.join(root, folder)).exports).map(([key, file]) => [
        name + key.slice('.'.length),
        [path.join(root, folder, file)],
      ]),
    ),
  );
}

/** The source file, relative to the root, that an import of a declaration leads to; null for a package of others. */
function sourceOf(
  root: string,
  workspaces: Record<string, string>,
  importer: string,
  specifier: string,
): string | null {
  if (specifier.startsWith('.')) return existing(root, path.join(path.dirname(importer), specifier));
  for (const [name, folder] of Object.entries(workspaces))
    if (specifier.startsWith(`${name}/`)) {
      const key = `.${specifier.slice(name.length)}`;
      const { exports } = readManifest(path.join(root, folder));
      const pattern = Object.keys(exports).find(
        (known) => known.endsWith('/*') && key.startsWith(known.slice(0, -1)) && exports[key] === undefined,
      );
      const file =
        exports[key] ?? (pattern && exports[pattern]?.replace('*', key.slice(pattern.length - '*'.length)));
      return existing(root, path.join(folder, file ?? specifier));
    }
  return null;
}

function existing(root: string, file: string): string {
  if (!existsSync(path.join(root, file)))
    throw new Error(`a declaration imports ${file}, which is not there`);
  return file;
}
