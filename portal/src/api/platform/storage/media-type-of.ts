/** Media type detection by the first bytes and the file extension; the sender's declaration is ignored. */

/** Number of bytes needed from the beginning. */
export const HEAD_BYTES = 4096;
const UNKNOWN = 'application/octet-stream';

/** Unambiguous signatures: bytes and their offset. */
const SIGNATURES: [mediaType: string, ...marks: [at: number, bytes: string][]][] = [
  ['application/pdf', [0, '%PDF-']],
  ['image/png', [0, '\x89PNG\r\n\x1a\n']],
  ['image/jpeg', [0, '\xff\xd8\xff']],
  ['image/gif', [0, 'GIF87a']],
  ['image/gif', [0, 'GIF89a']],
  ['image/webp', [0, 'RIFF'], [8, 'WEBP']],
  ['image/bmp', [0, 'BM'], [6, '\0\0\0\0']],
  ['image/tiff', [0, 'II*\0']],
  ['image/tiff', [0, 'MM\0*']],
  ['application/gzip', [0, '\x1f\x8b\x08']],
  ['application/x-7z-compressed', [0, '7z\xbc\xaf\x27\x1c']],
  ['application/vnd.rar', [0, 'Rar!\x1a\x07']],
  ['video/mp4', [4, 'ftyp']],
  ['audio/mpeg', [0, 'ID3']],
];

const ZIP = 'PK\x03\x04';
const EMPTY_ZIP = 'PK\x05\x06';
const ZIP_TYPES: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};
/** The container format of Office files before 2007. */
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const OLE_TYPES: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  msg: 'application/vnd.ms-outlook',
};
const TEXT_TYPES: Record<string, string> = {
  csv: 'text/csv',
  xml: 'application/xml',
  json: 'application/json',
  html: 'text/html',
  htm: 'text/html',
  xhtml: 'application/xhtml+xml',
  svg: 'image/svg+xml',
  js: 'text/javascript',
  mjs: 'text/javascript',
  md: 'text/markdown',
};

/**
 * @param head the first bytes, `HEAD_BYTES` or all.
 * @param name with its ending.
 */
export function mediaTypeOf(head: Uint8Array, name: string): string {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1');
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const known = SIGNATURES.find(([, ...marks]) => marks.every(([at, mark]) => bytes.startsWith(mark, at)));
  if (known !== undefined) return known[0];
  if (bytes.startsWith(ZIP) || bytes.startsWith(EMPTY_ZIP))
    return ownEntry(ZIP_TYPES, ending) ?? 'application/zip';
  if (bytes.startsWith(OLE)) return ownEntry(OLE_TYPES, ending) ?? 'application/x-ole-storage';
  if (!isText(head)) return UNKNOWN;
  return markupOf(bytes) ?? ownEntry(TEXT_TYPES, ending) ?? 'text/plain';
}

const ownEntry = (types: Record<string, string>, ending: string): string | undefined =>
  Object.hasOwn(types, ending) ? types[ending] : undefined;

/** HTML or SVG by its first element, whatever its extension. */
function markupOf(bytes: string): string | undefined {
  const start = bytes.replace(/^\xef\xbb\xbf/, '').trimStart();
  const element = afterProlog(start);
  if (/^<(!doctype\s+html|html|head|body|script|iframe)[\s>]/i.test(element)) return 'text/html';
  if (/^<(\w{1,40}:)?svg[\s>]/i.test(element)) return 'image/svg+xml';
  return /^<\?xml\s/i.test(start) ? 'application/xml' : undefined;
}

/** Without XML declaration, comments and document type. */
function afterProlog(text: string): string {
  const skipped: [begins: RegExp, ends: string][] = [
    [/^<\?/, '?>'],
    [/^<!--/, '-->'],
    [/^<!doctype\s+svg/i, '>'],
  ];
  let rest = text;
  for (;;) {
    const match = skipped.find(([begins]) => begins.test(rest));
    const end = match === undefined ? -1 : rest.indexOf(match[1]);
    if (match === undefined || end < 0) return rest;
    rest = rest.slice(end + match[1].length).trimStart();
  }
}

/** UTF-8 or an 8-bit code page of text: no control characters of binary files. */
function isText(head: Uint8Array): boolean {
  return head.every(
    (byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x0c,
  );
}

const ACTIVE = /^(text\/(html|javascript|xml)|application\/(xhtml\+xml|xml|javascript)|image\/svg\+xml)$/;

/** Whether it could run scripts when a browser opens it as a page. */
export const mayRunInBrowser = (mediaType: string): boolean => ACTIVE.test(mediaType);

const PACKED =
  /^(image\/(png|jpeg|gif|webp)|video\/|audio\/|application\/(pdf|zip|gzip|vnd\.rar|x-7z|vnd\.openxml))/;

/** Whether it is compressed already. */
export const isPacked = (mediaType: string): boolean => PACKED.test(mediaType);
