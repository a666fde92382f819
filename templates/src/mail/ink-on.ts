/** Relative luminance by WCAG 2.2, from 0 to 1. @param color hexadecimal without '#'. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever reads better on a colour: 4.5 to 1 at least; the same threshold as on screen. */
export const textColorOn = (color: string): '#ffffff' | '#000000' =>
  luminance(color) > 0.179 ? '#000000' : '#ffffff';
