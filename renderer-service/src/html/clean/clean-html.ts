import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import { pictureType } from '../../assets/images/picture.ts';
import { isHugePicture } from '../../assets/images/picture-size.ts';
import { CSS_DISTANCE, CSS_DISTANCES, CSS_FONT_SIZE, CSS_SIZE } from './css-lengths.ts';

const COLOR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%/]+\)$/i, /^[a-z]{3,25}$/i];
const BORDER = [
  /^(none|0|\d{1,2}(\.\d+)?(px|pt)?\s+(solid|dashed|dotted|double)(\s+[#a-z0-9(),.\s]{1,40})?)$/i,
];
const BREAK = [/^(auto|avoid|always|page|avoid-page)$/i];

/** What is allowed: text, tables, lists, embedded pictures, and their styles. */
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
    table: ['width'],
    td: ['colspan', 'rowspan', 'width'],
    th: ['colspan', 'rowspan', 'scope', 'width'],
    col: ['span', 'width'],
    ol: ['start'],
  },
  allowedStyles: {
    '*': {
      color: COLOR,
      'background-color': COLOR,
      'text-align': [/^(left|right|center|justify)$/],
      'vertical-align': [/^(top|middle|bottom|baseline|sub|super)$/],
      'font-size': [CSS_FONT_SIZE],
      'font-weight': [/^(normal|bold|bolder|[1-9]00)$/],
      'font-style': [/^(normal|italic)$/],
      'text-decoration': [/^(none|underline|line-through)$/],
      width: [CSS_SIZE],
      height: [CSS_SIZE],
      margin: [CSS_DISTANCES],
      'margin-top': [CSS_DISTANCE],
      'margin-bottom': [CSS_DISTANCE],
      'margin-left': [CSS_DISTANCE],
      padding: [CSS_DISTANCES],
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
  transformTags: {
    table: withinLimits,
    td: withinLimits,
    th: withinLimits,
    col: withinLimits,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicture(attribs.src ?? ''),
};

/** Upper limits of spans. */
const MAX_SPANS = { colspan: 100, span: 100, rowspan: 1_000 };

/** Pixels or a percentage. */
const WIDTH = /^(1?\d{1,3}|(100|\d{1,2})(\.\d{1,6})?%)$/;

/** Normalises spans to numbers within the limits, and drops widths beyond theirs. */
function withinLimits(tagName: string, attribs: Attributes): { tagName: string; attribs: Attributes } {
  const own = { ...attribs };
  if (!WIDTH.test(own.width ?? '')) delete own.width;
  for (const [name, most] of Object.entries(MAX_SPANS)) {
    const said = own[name];
    if (said === undefined) continue;
    const span = Number.parseInt(said.slice(0, 10), 10);
    if (span > 1) own[name] = String(Math.min(span, most));
    else delete own[name];
  }
  return { tagName, attribs: own };
}

const DATA_URL = /^data:image\/(png|jpe?g|gif|webp);base64,/i;

/** Whether the source is an embedded picture of an acceptable size. */
const isPicture = (src: string): boolean => {
  const head = DATA_URL.exec(src)?.[0];
  if (head === undefined) return false;
  const bytes = Buffer.from(src.slice(head.length), 'base64');
  const type = pictureType(bytes);
  return type === null || !isHugePicture({ type, bytes });
};

/**
 * Removes everything from untrusted HTML that could run, fetch, or link to anything but the web or a mailbox. Nesting
 * beyond a hundred levels is flattened; its text stays.
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html.toWellFormed(), OPTIONS);
