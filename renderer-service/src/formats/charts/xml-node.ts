/** An element as the Word library prepares its own: `{ name: [attributes, content…] }`. */
export type XmlNode = { [name: string]: XmlPart[] };
type XmlPart = XmlNode | { _attr: Record<string, string> } | string;

/** @param attributes those that are undefined are left out. */
export function element(
  name: string,
  attributes: Record<string, string | number | undefined> = {},
  ...content: (XmlNode | string | undefined)[]
): XmlNode {
  const known = Object.entries(attributes).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, String(value)]],
  );
  const parts = content.filter((part) => part !== undefined);
  return { [name]: known.length === 0 ? parts : [{ _attr: Object.fromEntries(known) }, ...parts] };
}

/** An element of DrawingML charts whose only content is its value. */
export const valued = (name: string, value: string | number): XmlNode => element(name, { val: value });
