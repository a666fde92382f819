import type { Role } from '@lienzo/schema/api/endpoint';
import { mayOpen } from './screen-roles';

type Requested = {
  /** The URL that was requested before the login. */
  volver?: string | undefined;
  /** The folder of `/{url}`. */
  url?: string | undefined;
};

/**
 * The page after the login (specification 1 §2): the requested URL, the folder of the URL, else the providers for a
 * SuperAdmin, who has no screen of folders, and the directory for everyone else.
 */
export function landing(role: Role, { volver, url }: Requested): string {
  if (!mayOpen(role, 'directory'))
    return volver?.startsWith('/app/directorio') ? '/app/provedores' : (volver ?? '/app/provedores');
  return url === undefined ? (volver ?? '/app/directorio') : `/app/directorio/${url}`;
}
