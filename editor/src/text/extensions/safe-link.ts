import { Mark } from '@tiptap/core';

/** Links may only use web or e-mail addresses. */
export const isSafeHref = (href: unknown): href is string =>
  typeof href === 'string' && href.length <= 2000 && /^(https?:\/\/|mailto:)/i.test(href);

/** The link mark; pasted links with other schemes become plain text. */
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
