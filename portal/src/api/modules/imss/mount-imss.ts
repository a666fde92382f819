/** The endpoints of the IMSS side. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { statusOf } from './handlers/status-of.ts';
import type { ImssServices } from './services.ts';

export function mountImss(mount: EndpointMount<ImssServices>): void {
  mount.guarded(endpoints.get_movimientos, statusOf('movimientos'));
}
