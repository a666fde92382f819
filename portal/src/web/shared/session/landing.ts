import type { Role } from '@lienzo/schema/api/endpoint';
import { mayOpen } from './screen-roles';

type Wish = {
  /** The address that the person wanted before the login came in between. */
  volver?: string | undefined;
  /** The folder of `/{url}`. */
  url?: string | undefined;
};

/**
 * Where somebody goes after the login (specification 1 §2): what they wanted, the folder of the address, else
 * a SuperAdmin, who has no screen of folders, to the providers and everyone else to the directory.
 */
export function landing(role: Role, { volver, url }: Wish): string {
  if (!mayOpen(role, 'directory'))
    return volver?.startsWith('/app/directorio') ? '/app/provedores' : (volver ?? '/app/provedores');
  return url === undefined ? (volver ?? '/app/directorio') : `/app/directorio/${url}`;
}
