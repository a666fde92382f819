import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { apiPostgresMessages } from '@lienzo/schema/messages/api-postgres-messages';
import { canEnter } from './can-enter.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { ServerUser } from './server-user.ts';

/** Where root stores a copy of the binaries when the server's user cannot read the installed ones. */
const SYSTEM_COPIES = '/var/cache/lienzo';

/** Folder that holds `bin/`, `lib/` and `share/` of PostgreSQL, readable by the server's user. */
export interface ServerBinaries {
  initdb: string;
  postgres: string;
}

interface Package {
  directory: string;
  version: string;
}

interface Link {
  source: string;
  target: string;
}

function findPackage(): Package {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const directory = dirname(dirname(entry));
    const manifest: unknown = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    if (typeof manifest === 'object' && manifest && 'version' in manifest) {
      return { directory, version: String(manifest.version) };
    }
    throw new Error(`${name} has no version`);
  } catch (cause) {
    throw new EmbeddedPostgresError(apiPostgresMessages.noPackage(`${process.platform}-${process.arch}`), {
      cause,
    });
  }
}

function isLink(value: unknown): value is Link {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    typeof value.source === 'string' &&
    'target' in value &&
    typeof value.target === 'string'
  );
}

/** npm packages contain no symbolic links; the package lists them, and its install script may be blocked. */
function missingLinks(directory: string): Link[] {
  const listed: unknown = JSON.parse(readFileSync(join(directory, 'native/pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(listed)) return [];
  return listed.filter(isLink).filter((link) => !existsSync(join(directory, link.target)));
}

function makeLinks(directory: string, links: Link[]): void {
  for (const { source, target } of links) {
    const path = join(directory, target);
    rmSync(path, { force: true });
    symlinkSync(relative(dirname(path), join(directory, source)), path);
  }
}

function tryToMakeLinks(directory: string): boolean {
  const links = missingLinks(directory);
  if (links.length === 0) return true;
  try {
    makeLinks(directory, links);
    return true;
  } catch (error) {
    // A read-only node_modules; the links are created in the copy instead.
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}

/** Copies the package once per version, under a temporary name first, so that an incomplete copy is never used. */
function copyPackage(from: Package, parent: string, log: (line: string) => void): string {
  const copy = join(parent, `postgresql-${from.version}-${process.platform}-${process.arch}`);
  if (existsSync(copy)) return copy;
  log(apiPostgresMessages.copying(parent));
  mkdirSync(parent, { recursive: true, mode: 0o755 });
  const unfinished = mkdtempSync(`${copy}.`);
  try {
    cpSync(join(from.directory, 'native'), join(unfinished, 'package/native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    makeLinks(join(unfinished, 'package'), missingLinks(join(unfinished, 'package')));
    if (!existsSync(copy)) renameSync(join(unfinished, 'package'), copy);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return copy;
}

/**
 * Finds the PostgreSQL that npm installed for this platform and prepares it: its symbolic links, and a copy that `user`
 * can read when the installation is in a folder that only root may enter.
 *
 * @param fallbackParent parent of the copy when Node is not root
 * @throws EmbeddedPostgresError when the platform has no package
 */
export function prepareServerBinaries(
  user: ServerUser,
  fallbackParent: string,
  log: (line: string) => void,
): ServerBinaries {
  const match = findPackage();
  const usable =
    tryToMakeLinks(match.directory) && (!user || canEnter(join(match.directory, 'native/lib'), user));
  let directory = match.directory;
  if (!usable) {
    const parent = user ? SYSTEM_COPIES : fallbackParent;
    directory = copyPackage(match, parent, log);
  }
  return { initdb: join(directory, 'native/bin/initdb'), postgres: join(directory, 'native/bin/postgres') };
}
