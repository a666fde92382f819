import { LIGHT_FROM } from './accent';
import { luminance, parseHex } from './color';

/** Black or white words on a colour, as the theme's `autoContrast` chooses. */
export function textOn(hex: string): string {
  const ground = parseHex(hex);
  return ground === null || luminance(ground) <= LIGHT_FROM ? '#ffffff' : '#000000';
}
