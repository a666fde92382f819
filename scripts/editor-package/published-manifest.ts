import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { declarationOf } from './declarations.ts';
import { entryName, type Manifest, readManifest } from './package-entries.ts';

const SPECIFIER = /(?:\bfrom\s*|\bimport\(\s*|\bimport\s+)["']([^."'][^"']*)["']/g;

/**
 * The manifest of the built package: its entries with their declarations, and of the dependencies those that the built
 * files import. Peers stay as they are declared.
 *
 * @throws when the files import a package that no bundled workspace depends on
 */
export function publishedManifest(workspace: string, target: string): Record<string, unknown> {
  const root = path.dirname(workspace);
  const { name, version, description, exports, peerDependencies = {} } = readManifest(workspace);
  const entries = Object.entries(exports).map(([key, file]) => [
    key,
    {
      types: `./${declarationOf(path.join(path.basename(workspace), file))}`,
      default: `./${entryName(key)}.js`,
    },
  ]);
  const versions = Object.assign(
    {},
    ...['shared-schema', 'templates', path.basename(workspace)].map(
      (folder): Manifest['dependencies'] => readManifest(path.join(root, folder)).dependencies,
    ),
  );
  return {
    name,
    version,
    description,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: { ...Object.fromEntries(entries), './editor.css': './editor.css' },
    dependencies: Object.fromEntries(
      importedPackages(target)
        .filter((imported) => peerDependencies[imported] === undefined)
        .map((imported) => {
          if (versions[imported] === undefined)
            throw new Error(`the package imports ${imported}, which nobody depends on`);
          return [imported, versions[imported]];
        }),
    ),
    peerDependencies,
  };
}

/** The packages that the built files import, in alphabetical order. */
function importedPackages(target: string): string[] {
  const names = globSync('**/*.{js,d.ts}', { cwd: target }).flatMap((file) =>
    [...readFileSync(path.join(target, file), 'utf8').matchAll(SPECIFIER)].map(([, specifier = '']) =>
      specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'),
    ),
  );
  return [...new Set(names)].toSorted();
}
