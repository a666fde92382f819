import { Mark } from '@tiptap/core';

/** Links may only use web or e-mail addresses. */
export const isSafeHref = (href: unknown): href is string =>
  typeof href === 'string' && href.length <= 2000 && /^(https?:\/\/|mailto:)/i.test(href);

/** An attribute that copies of a text keep; null where a link has none. */
const ownAttribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`),
  renderHTML: (attributes: Record<string, unknown>) =>
    typeof attributes[name] === 'string' ? { [`data-${name}`]: attributes[name] } : {},
});

/** The link mark; pasted links with other schemes become plain text. */
export const SafeLink = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes() {
    return {
      href: { default: '' },
      columna: ownAttribute('columna'),
      despues: ownAttribute('despues'),
    };
  },
  parseHTML() {
    return [
      { tag: 'a[href]', getAttrs: (element) => (isSafeHref(element.getAttribute('href')) ? null : false) },
    ];
  },
  renderHTML({ HTMLAttributes }) {
    const { href, ...own } = HTMLAttributes;
    return ['a', { ...own, ...(isSafeHref(href) ? { href } : {}), rel: 'noopener noreferrer' }, 0];
  },
});
