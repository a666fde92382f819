import { providerMessages } from '@lienzo/schema/accounts/provider-messages';
import { MAX_LOGO_BYTES } from '@lienzo/schema/api/body-limits';

const LOGO_TYPES = ['image/jpeg', 'image/png'];

/** Why a selected logo is invalid (specification 1 §5), or null. */
export function logoProblem(logo: Pick<File, 'type' | 'size'> | null): string | null {
  if (logo === null) return providerMessages.logoRequired;
  if (!LOGO_TYPES.includes(logo.type)) return providerMessages.logoType;
  return logo.size > MAX_LOGO_BYTES ? providerMessages.logoTooLarge : null;
}
