import { providerMessages } from '@lienzo/schema/accounts/provider-messages';

/** The name of a palette colour; of others the hex code. */
export function colorName(hex: string): string {
  const match = Object.entries(providerMessages.colors).find(([known]) => known === hex.toUpperCase());
  return match?.[1] ?? `#${hex}`;
}
