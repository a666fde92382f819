/** The endpoints of the IMSS side. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { generate, getBatch, getBatches, send } from './handlers/batches.ts';
import { getConciliation } from './handlers/conciliation.ts';
import { loadResponse } from './handlers/load-response.ts';
import { postMovimientos } from './handlers/post-movimientos.ts';
import { deleteCode, getRejectionCodes, saveCode } from './handlers/rejection-codes.ts';
import { statusOf } from './handlers/status-of.ts';
import { addVariability, getVariability, postVariabilidad } from './handlers/variability.ts';
import { mountCalendar } from './mount-calendar.ts';
import { mountConfronta } from './mount-confronta.ts';
import type { ImssServices } from './services.ts';

export function mountImss(mount: EndpointMount<ImssServices>): void {
  mount.guarded(endpoints.post_movimientos, postMovimientos);
  mount.guarded(endpoints.get_movimientos, statusOf('movimientos'));
  mount.guarded(endpoints.post_genera_variabilidad, postVariabilidad);
  mount.guarded(endpoints.get_variabilidad, statusOf('variabilidad'));
  mount.guarded(endpoints.imss_variability, getVariability);
  mount.guarded(endpoints.add_variability_movements, addVariability);
  mount.guarded(endpoints.imss_conciliation, getConciliation);
  mount.guarded(endpoints.imss_batches, getBatches);
  mount.guarded(endpoints.imss_batch, getBatch);
  mount.guarded(endpoints.generate_imss_batch, generate);
  mount.guarded(endpoints.send_imss_batch, send);
  mount.guarded(endpoints.load_imss_response, loadResponse);
  mount.guarded(endpoints.imss_rejection_codes, getRejectionCodes);
  mount.guarded(endpoints.save_imss_rejection_code, saveCode);
  mount.guarded(endpoints.delete_imss_rejection_code, deleteCode);
  mountConfronta(mount);
  mountCalendar(mount);
}
