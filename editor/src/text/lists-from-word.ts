/**
 * Word pastes a list as paragraphs that have their level in a style and their marker as text. Converts each run of them
 * to a list, deeper levels nested in the item above.
 */
export function listsFromWord(page: Document): void {
  /** The open lists, outermost first. */
  let open: HTMLElement[] = [];
  for (const paragraph of page.querySelectorAll('p')) {
    const level = levelOf(paragraph);
    if (level === null) continue;
    if (paragraph.previousElementSibling !== open[0]) open = [];
    const kind = ORDERED.test(takeMarker(paragraph)) ? 'ol' : 'ul';
    const depth = Math.min(level, open.length + 1);
    open = open.slice(0, depth);
    const current = open[depth - 1];
    const list = current?.localName === kind ? current : openList(page, kind, open[depth - 2], paragraph);
    open[depth - 1] = list;
    const item = list.appendChild(page.createElement('li'));
    item.append(paragraph);
  }
}

/** Word's numbers and letters: `1.`, `a)`, `iv.`; all else is a bullet, and its round one is the letter o. */
const ORDERED = /^\s*(\d+|[a-z]{1,5})[.)]/i;

function levelOf(paragraph: HTMLElement): number | null {
  const level = /mso-list:[^;]*\blevel([1-9])/i.exec(paragraph.getAttribute('style') ?? '')?.[1];
  return level === undefined ? null : Number(level);
}

/** Removes the marker's text from the paragraph. */
function takeMarker(paragraph: HTMLElement): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  marker?.remove();
  return marker?.textContent ?? '';
}

/** A new list in the last item of the list above, or at the paragraph's position. */
function openList(
  page: Document,
  kind: string,
  above: HTMLElement | undefined,
  paragraph: HTMLElement,
): HTMLElement {
  const list = page.createElement(kind);
  const item = above?.lastElementChild;
  if (item) item.append(list);
  else paragraph.before(list);
  return list;
}
