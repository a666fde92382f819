import type { IContext, XmlComponent } from 'docx';

/** A component of the library as XML. What it needs beside itself (pictures, links, lists) goes to its context. */
export function wordXml(component: XmlComponent, context: IContext): string {
  return nodeXml(component.prepForXml(context));
}

/** `{ name: content }`, as the library prepares its components, or a text. */
function nodeXml(node: unknown): string {
  if (typeof node !== 'object' || node === null) return escaped(String(node ?? ''));
  for (const name in node) return elementXml(name, Reflect.get(node, name));
  return '';
}

function elementXml(name: string, content: unknown): string {
  let attributes = '';
  let inner = '';
  for (const part of Array.isArray(content) ? content : [content]) {
    const own: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, '_attr') : undefined;
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

/** A text as it stands in XML; control characters were taken out of it before. */
export const escaped = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '') : text;
