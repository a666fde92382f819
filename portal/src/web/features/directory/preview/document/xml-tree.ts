import { SaxesParser } from 'saxes';

/** Maximum number of elements in one part of a document. */
const MAX_ELEMENTS = 1_200_000;
/** Maximum nesting: docx-preview reads elements recursively. */
const MAX_DEPTH = 500;

/** A node list with the DOM members that are used. */
class NodeItems<Item> extends Array<Item> {
  item(index: number): Item | null {
    return this[index] ?? null;
  }
}

type XmlText = { nodeType: 3; nodeName: '#text'; textContent: string };
type XmlAttribute = { localName: string; value: string };

/** An element with the DOM members that docx-preview reads. */
class XmlElement {
  readonly nodeType = 1;
  readonly childNodes = new NodeItems<XmlElement | XmlText>();
  readonly attributes: NodeItems<XmlAttribute>;
  readonly nodeName: string;
  readonly localName: string;
  readonly namespaceURI: string;
  readonly #namespaces: Record<string, string>;
  readonly #parent: XmlElement | null;

  constructor(
    tag: { name: string; local: string; uri: string; ns: Record<string, string> },
    attributes: readonly { local: string; value: string }[],
    parent: XmlElement | null,
  ) {
    this.nodeName = tag.name;
    this.localName = tag.local;
    this.namespaceURI = tag.uri;
    this.#namespaces = tag.ns;
    this.#parent = parent;
    this.attributes = new NodeItems();
    for (const { local, value } of attributes) this.attributes.push({ localName: local, value });
  }

  get firstChild(): XmlElement | XmlText | null {
    return this.childNodes.item(0);
  }

  get firstElementChild(): XmlElement | null {
    return this.childNodes.find((node) => node instanceof XmlElement) ?? null;
  }

  get textContent(): string {
    return this.childNodes.map(({ textContent }) => textContent).join('');
  }

  lookupNamespaceURI(prefix: string | null): string | null {
    return this.#namespaces[prefix ?? ''] ?? this.#parent?.lookupNamespaceURI(prefix) ?? null;
  }
}

export type XmlDocument = {
  firstElementChild: XmlElement | null;
  getElementsByTagName: () => readonly XmlElement[];
};

/**
 * Parses XML without a DOM, as in a worker. Custom entities are not supported.
 * @throws Error when it is not well-formed, or exceeds the limits.
 */
export function parseXml(text: string): XmlDocument {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  let count = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    count += 1;
    if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new Error('the document is too large');
    const parent = open.at(-1) ?? null;
    const element = new XmlElement(tag, Object.values(tag.attributes), parent);
    parent?.childNodes.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (content: string): void => {
    open.at(-1)?.childNodes.push({ nodeType: 3, nodeName: '#text', textContent: content });
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return { firstElementChild: root, getElementsByTagName: () => [] };
}
