import { providerMessages } from '@lienzo/schema/messages/provider-messages';

/** A colour of the palette in words; another one by its digits. */
export function colorName(hex: string): string {
  const found = Object.entries(providerMessages.colors).find(([known]) => known === hex.toUpperCase());
  return found?.[1] ?? `#${hex}`;
}
