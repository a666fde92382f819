/** The endpoints of payroll products that need reports; those that ask for products are of the payroll module. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { getAgsLayout, previewAgsLayout, saveAgsLayout } from './handlers/ags-layout.ts';
import type { ProductServices } from './services.ts';

export function mountProducts(mount: EndpointMount<ProductServices>): void {
  mount.guarded(endpoints.get_ags_layout, getAgsLayout);
  mount.guarded(endpoints.save_ags_layout, saveAgsLayout);
  mount.guarded(endpoints.preview_ags_layout, previewAgsLayout);
}
