import { Mark } from '@tiptap/core';

/** A link may only lead to the web or a mailbox. */
export const isSafeHref = (href: unknown): href is string =>
  typeof href === 'string' && href.length <= 2000 && /^(https?:\/\/|mailto:)/i.test(href);

/** The link mark; pasted links that lead elsewhere come in as plain text. */
export const SafeLink = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes() {
    return { href: { default: '' } };
  },
  parseHTML() {
    return [
      { tag: 'a[href]', getAttrs: (element) => (isSafeHref(element.getAttribute('href')) ? null : false) },
    ];
  },
  renderHTML({ HTMLAttributes }) {
    const { href } = HTMLAttributes;
    return ['a', { ...(isSafeHref(href) ? { href } : {}), rel: 'noopener noreferrer' }, 0];
  },
});
