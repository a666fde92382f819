import { providerMessages } from '@lienzo/schema/messages/provider-messages';

/** The name of a palette colour; of others the hex code. */
export function colorName(hex: string): string {
  const found = Object.entries(providerMessages.colors).find(([known]) => known === hex.toUpperCase());
  return found?.[1] ?? `#${hex}`;
}
