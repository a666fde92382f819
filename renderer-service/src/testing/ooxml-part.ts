import { SaxesParser } from 'saxes';

export type Element = {
  name: string;
  attributes: Record<string, string>;
  children: string[];
  parent?: Element;
};

/** What a part says that others must answer to. */
export type Part = { elements: Element[]; faults: string[] };

export function parsed(text: string): Part {
  const parser = new SaxesParser();
  const part: Part = { elements: [], faults: [] };
  let open: Element | undefined;
  parser.on('error', (error) => part.faults.push(error.message));
  parser.on('opentag', ({ name, attributes }) => {
    open?.children.push(name);
    open = { name, attributes, children: [], ...(open && { parent: open }) };
    part.elements.push(open);
  });
  parser.on('closetag', () => {
    open = open?.parent;
  });
  parser.write(text).close();
  return part;
}
