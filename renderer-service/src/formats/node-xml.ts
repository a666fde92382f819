/** Serialises `{ name: content }`, as the library prepares its components, or a text. */
export function nodeXml(node: unknown): string {
  if (typeof node !== 'object' || node === null) return escaped(String(node ?? ''));
  for (const [name, content] of Object.entries(node)) return elementXml(name, content);
  return '';
}

function elementXml(name: string, content: unknown): string {
  let attributes = '';
  let inner = '';
  for (const part of Array.isArray(content) ? content : [content]) {
    const own: unknown =
      typeof part === 'object' && part !== null && '_attr' in part ? part._attr : undefined;
    if (own === undefined) inner += nodeXml(part);
    else
      for (const [key, value] of Object.entries(Object(own)))
        attributes += ` ${key}="${escaped(String(value))}"`;
  }
  return inner === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${inner}</${name}>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML; control characters were removed before. */
export const escaped = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '') : text;
