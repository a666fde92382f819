import { API_PREFIX } from '@lienzo/schema/api/endpoint';
import { logo_image } from '@lienzo/schema/api/organization-endpoints';

/** Where a logo is read, by its content: another logo has another address. */
export const logoUrl = (hash: string | null): string | null =>
  hash === null ? null : `${API_PREFIX}${logo_image.path}?hash=${hash}`;
