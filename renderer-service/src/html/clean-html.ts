import sanitizeHtml, { type IOptions } from 'sanitize-html';

const COLOR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%/]+\)$/i, /^[a-z]{3,25}$/i];
const LENGTH = [/^-?\d{1,5}(\.\d+)?(px|pt|em|rem|%|in|cm|mm)?$/i];
const LENGTHS = [
  /^(auto|-?\d{1,5}(\.\d+)?(px|pt|em|rem|%|in|cm|mm)?)(\s+(auto|-?\d{1,5}(\.\d+)?(px|pt|em|rem|%|in|cm|mm)?)){0,3}$/i,
];
const BORDER = [
  /^(none|0|\d{1,2}(\.\d+)?(px|pt)?\s+(solid|dashed|dotted|double)(\s+[#a-z0-9(),.\s]{1,40})?)$/i,
];
const BREAK = [/^(auto|avoid|always|page|avoid-page)$/i];

/** What a report's HTML may carry: text, tables, lists, pictures that it brings along, and their looks. */
const OPTIONS: IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'article', 'header', 'footer', 'main'],
    ...[
      'center',
      'blockquote',
      'pre',
      'hr',
      'br',
      'figure',
      'figcaption',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
    ],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['span', 'strong', 'b', 'em', 'i', 'u', 'ins', 's', 'strike', 'del', 'sub', 'sup', 'small', 'mark'],
    ...['code', 'a', 'img'],
  ],
  allowedAttributes: {
    '*': ['style', 'align'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    col: ['span', 'width'],
    ol: ['start'],
  },
  allowedStyles: {
    '*': {
      color: COLOR,
      'background-color': COLOR,
      'text-align': [/^(left|right|center|justify)$/],
      'vertical-align': [/^(top|middle|bottom|baseline|sub|super)$/],
      'font-size': LENGTH,
      'font-weight': [/^(normal|bold|bolder|[1-9]00)$/],
      'font-style': [/^(normal|italic)$/],
      'text-decoration': [/^(none|underline|line-through)$/],
      width: LENGTH,
      height: LENGTH,
      margin: LENGTHS,
      'margin-top': LENGTH,
      'margin-bottom': LENGTH,
      'margin-left': LENGTH,
      padding: LENGTHS,
      border: BORDER,
      'border-top': BORDER,
      'border-bottom': BORDER,
      'border-collapse': [/^(collapse|separate)$/],
      'page-break-before': BREAK,
      'page-break-after': BREAK,
      'page-break-inside': BREAK,
      'break-before': BREAK,
      'break-after': BREAK,
      'break-inside': BREAK,
    },
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'svg',
    'math',
    'iframe',
  ],
  nestingLimit: 100,
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^data:image\/(png|jpe?g|gif|webp);base64,/i.test(attribs.src ?? ''),
};

/**
 * Untrusted HTML without what could run, fetch, or lead elsewhere than the web or a mailbox. Deeper nesting than
 * a hundred is cut; its text stays.
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html.toWellFormed(), OPTIONS);
