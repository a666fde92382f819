import { logo_image } from '@lienzo/schema/accounts/organization-endpoints';
import { API_PREFIX } from '@lienzo/schema/api/endpoint';

/** The URL of a logo, by its content hash: another logo has another URL. */
export const logoUrl = (hash: string | null): string | null =>
  hash === null ? null : `${API_PREFIX}${logo_image.path}?hash=${hash}`;
