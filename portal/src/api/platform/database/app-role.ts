/** Names of the roles that the portals of a database log in as. */
import { createHash } from 'node:crypto';

const PREFIX = 'lienzo_app_';
/** PostgreSQL's limit of a name, in bytes. */
const MAX_NAME = 63;
/** Hexadecimal characters that stand for the password. */
const PASSWORD_DIGITS = 8;
/** Of those that stand for a long name. */
const NAME_DIGITS = 16;
const MAX_BASE = MAX_NAME - PASSWORD_DIGITS - 1;

const digest = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/**
 * What the roles of a database begin with, before `_` and the digits of the password. A name that does not fit is
 * shortened to exactly the limit, which no other reaches, and made unique by its hash.
 */
export function appRoleBase(database: string): string {
  const base = `${PREFIX}${database}`;
  if (Buffer.byteLength(base) < MAX_BASE) return base;
  const readable = base.replaceAll(/[^a-z0-9_]/g, '_').padEnd(MAX_NAME, '_');
  return `${readable.slice(0, MAX_BASE - NAME_DIGITS - 1)}_${digest(database, NAME_DIGITS)}`;
}

/**
 * The login role of a database and a password, at most 63 bytes. A role belongs to the whole cluster and has one
 * password: two databases, or the secret before and after its rotation, must not share one.
 */
export const appRoleOf = (database: string, password: string): string =>
  `${appRoleBase(database)}_${digest(password, PASSWORD_DIGITS)}`;
