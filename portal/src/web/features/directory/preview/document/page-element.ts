import type { HElement } from 'docx-preview';

/** Maximum number of elements of a document. */
const MAX_ELEMENTS = 300_000;

/** An element of the output page, with the DOM members that docx-preview uses to build it. */
export class PageElement {
  readonly tagName: string;
  readonly children: (PageElement | string)[] = [];
  readonly classes: string[] = [];
  readonly attributes = new Map<string, string>();
  readonly style: Record<string, unknown> = {};
  /** A style sheet or style attribute as text. */
  styleText = '';
  id?: unknown;
  lang?: unknown;
  src?: unknown;
  rowSpan = 1;
  colSpan = 1;
  /** Read by docx-preview and never written: links are disabled. */
  href: unknown = '';

  constructor(tagName: string) {
    this.tagName = tagName;
  }

  get classList(): { add: (name: string) => void } {
    return { add: (name) => void this.classes.push(name) };
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }

  appendChild(...children: unknown[]): void {
    for (const child of children)
      if (child instanceof PageElement || typeof child === 'string') this.children.push(child);
  }
}

/** The replacement of the DOM for docx-preview. @throws Error when the limit of elements is exceeded. */
export function createDrawing(): (drawn: HElement | PageElement | string) => PageElement | string {
  let count = 0;
  return function draw(drawn) {
    if (typeof drawn === 'string' || drawn instanceof PageElement) return drawn;
    count += 1;
    if (count > MAX_ELEMENTS) throw new Error('the document draws too many elements');
    const element = elementOf(drawn);
    element.appendChild(...(drawn.children ?? []).filter(isDrawable).map(draw));
    return element;
  };
}

function elementOf({
  tagName,
  className,
  style,
  id,
  lang,
  src,
  rowSpan = 1,
  colSpan = 1,
}: HElement): PageElement {
  const element = new PageElement(tagName);
  if (className) element.classes.push(className);
  if (typeof style === 'string') element.styleText = style;
  else Object.assign(element.style, style);
  return Object.assign(element, { id, lang, src, rowSpan, colSpan });
}

const isDrawable = (child: HElement | Node | string): child is HElement | string =>
  typeof child === 'string' || (typeof child === 'object' && child !== null);
