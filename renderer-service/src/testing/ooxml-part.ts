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

/** Children that an element may not have, or that stand before one that they must follow. */
export function orderFaults(
  name: string,
  { elements }: Part,
  orders: Record<string, readonly string[]>,
): string[] {
  return elements.flatMap((element) => {
    const order = orders[element.name];
    if (order === undefined) return [];
    const places = element.children.map((child) => order.indexOf(child.slice(child.indexOf(':') + 1)));
    const wrong = places.findIndex((place, index) => place < 0 || place < (places[index - 1] ?? 0));
    return wrong < 0 ? [] : [`${name}: ${element.children[wrong]} out of place in ${element.name}`];
  });
}
