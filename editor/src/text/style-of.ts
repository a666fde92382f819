/** Converts a `style` attribute to React's style object. */
export function styleOf(css: string): Record<string, string> {
  const style: Record<string, string> = {};
  for (const declaration of css.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration
      .slice(0, colon)
      .replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    style[name] = declaration.slice(colon + 1);
  }
  return style;
}
