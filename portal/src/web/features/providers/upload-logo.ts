import { endpoints } from '@lienzo/schema/endpoints';
import { call } from '../../shared/api/call';

/**
 * Uploads an organization's logo; the call has the organization's id in a header and in a field (specification 1 §7).
 */
export async function uploadLogo(providerId: string, logo: File): Promise<void> {
  await call(endpoints.organization_logo, {
    body: { organization_id2: providerId },
    headers: { organization_id: providerId },
    file: logo,
  });
}
