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

/** Where a root Node keeps binaries that the server's user cannot read inside the clone. */
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

/** npm packages carry no symbolic links; the package lists them, and its install script may be blocked. */
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
    // A read-only node_modules; the copy gets the links instead.
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}

/** Copies the package once per version: into a temporary name first, so that half a copy is never used. */
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
 * Finds the PostgreSQL that npm installed for this platform and makes it ready to run: its symbolic links, and a
 * copy where `user` can read it when the clone lies under a folder that only root may enter.
 *
 * @param fallbackParent where the copy goes when Node is not root
 * @throws EmbeddedPostgresError when the platform has no package
 */
export function prepareServerBinaries(
  user: ServerUser,
  fallbackParent: string,
  log: (line: string) => void,
): ServerBinaries {
  const found = findPackage();
  const usable =
    tryToMakeLinks(found.directory) && (!user || canEnter(join(found.directory, 'native/lib'), user));
  let directory = found.directory;
  if (!usable) {
    const parent = user ? SYSTEM_COPIES : fallbackParent;
    directory = copyPackage(found, parent, log);
  }
  return { initdb: join(directory, 'native/bin/initdb'), postgres: join(directory, 'native/bin/postgres') };
}
