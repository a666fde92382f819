/** ECMA-376-1, 18.8.22 CT_Font, in the order of the schema that Microsoft's validator follows. */
const ORDER = [
  'b',
  'i',
  'strike',
  'condense',
  'extend',
  'outline',
  'shadow',
  'u',
  'vertAlign',
  'sz',
  'color',
  'name',
  'family',
  'charset',
  'scheme',
];

/**
 * Makes exceljs write the parts of a font in the schema's order; it has the colour before the size.
 * @param styles its writer of styles, before the first one is added.
 */
export function orderFontParts(styles: unknown): void {
  const writers = partOf(styles, 'map');
  for (const font of [
    partOf(writers, 'font'),
    partOf(partOf(partOf(partOf(writers, 'dxfs'), 'childXform'), 'map'), 'font'),
  ]) {
    const parts = Object.entries(Object(partOf(font, 'map')));
    Reflect.set(
      Object(font),
      'map',
      Object.fromEntries(parts.toSorted(([a], [b]) => positionOf(a) - positionOf(b))),
    );
  }
}

const partOf = (owner: unknown, name: string): unknown => Reflect.get(Object(owner), name);

const positionOf = (tag: string): number => {
  const position = ORDER.indexOf(tag);
  if (position < 0) throw new Error(`the library writes ${tag}, which is no part of a font`);
  return position;
};
