import type { ImagenItem } from '@lienzo/schema/report/item';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { galleryMessages } from '@lienzo/schema/reports/gallery-messages';
import { session } from '../session/session';

/** The organization's logo as an image item's source, so that the item changes with it; null without a logo. */
export function organizationLogo(): Pick<ImagenItem, 'valor' | 'image_name' | 'alt'> | null {
  const state = session.state();
  if (state.status !== 'active') return null;
  const { ui, organizationName } = state.session;
  if (ui.url_logo === null) return null;
  return { valor: ORGANIZATION_LOGO, image_name: '', alt: galleryMessages.logoAlt(organizationName) };
}
