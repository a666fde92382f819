import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { SaxesParser } from 'saxes';

const name = PDFName.of;
const is = (object: PDFObject | undefined, word: string): boolean => object === name(word);

/** What of a document's structure goes against PDF/A-2b (ISO 19005-2), as far as it can be told without a validator. */
export async function archiveFaults(file: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const { catalog, context } = document;
  const bytes = Buffer.from(file);
  const xmp = xmpOf(document);
  const title = textOf(context.lookup(context.trailerInfo.Info, PDFDict).get(name('Title')));
  const checks: Record<string, boolean> = {
    'a header of 1.x and a binary line after it': /^%PDF-1\.[0-7]\n%[\x80-\xff]{4}/.test(
      bytes.subarray(0, 20).toString('latin1'),
    ),
    'an identity': context.trailerInfo.ID !== undefined,
    'no encryption': context.trailerInfo.Encrypt === undefined,
    'XMP that is XML': isXml(xmp),
    'the claim in its XMP': /<pdfaid:part>2<[\s\S]*<pdfaid:conformance>B</.test(xmp),
    'the title in its XMP': title !== '' && xmp.includes(`>${title}<`),
    'a schema for each claim of another norm':
      !xmp.includes('<pdfuaid:') || xmp.includes('pdfaSchema:prefix>pdfuaid<'),
    'an output intent with a profile of three colours': outputProfile(document)?.asNumber() === 3,
    'no action when it opens': !catalog.has(name('OpenAction')) && !catalog.has(name('AA')),
    'no script or attachment': !catalog.has(name('Names')) && !catalog.has(name('AF')),
  };
  const faults = Object.keys(checks).filter((check) => !checks[check]);
  for (const [, object] of context.enumerateIndirectObjects()) faults.push(...objectFaults(object));
  return faults;
}

function outputProfile(document: PDFDocument): PDFNumber | undefined {
  const intents = document.catalog.lookupMaybe(name('OutputIntents'), PDFArray);
  const intent = intents?.lookup(0, PDFDict);
  if (intent === undefined || !is(intent.get(name('S')), 'GTS_PDFA1')) return undefined;
  const profile = intent.lookup(name('DestOutputProfile'));
  return profile instanceof PDFRawStream ? profile.dict.lookup(name('N'), PDFNumber) : undefined;
}

/** What no object of an archive may be, and how such a one is known. */
const FORBIDDEN: Record<string, (dict: PDFDict, isStream: boolean) => boolean> = {
  'a font that is not embedded': (dict) =>
    is(dict.get(name('Type')), 'FontDescriptor') &&
    !['FontFile', 'FontFile2', 'FontFile3'].some((key) => dict.has(name(key))),
  'a font of drawings': (dict) => isFont(dict, 'Type3'),
  'a font without a map of its glyphs': (dict) =>
    isFont(dict, 'CIDFontType2') && !dict.has(name('CIDToGIDMap')),
  'a font without a description': (dict) => isFont(dict, 'TrueType') && !dict.has(name('FontDescriptor')),
  'a stream in another file': (dict, isStream) => isStream && dict.has(name('F')),
  'a stream of LZW': (dict) => is(dict.get(name('Filter')), 'LZWDecode'),
  'a smoothed picture': (dict) => String(dict.get(name('Interpolate'))) === 'true',
  'an annotation that is not printed': (dict) =>
    is(dict.get(name('Type')), 'Annot') &&
    ((dict.lookupMaybe(name('F'), PDFNumber)?.asNumber() ?? 0) & 4) === 0,
  'an action that does more than lead elsewhere': (dict) =>
    ['JavaScript', 'Launch', 'ImportData', 'SubmitForm'].some((word) => is(dict.get(name('S')), word)),
};

const isFont = (dict: PDFDict, kind: string): boolean =>
  is(dict.get(name('Type')), 'Font') && is(dict.get(name('Subtype')), kind);

function objectFaults(object: PDFObject): string[] {
  const isStream = object instanceof PDFRawStream;
  const dict = isStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return [];
  return Object.entries(FORBIDDEN).flatMap(([fault, is]) => (is(dict, isStream) ? [fault] : []));
}

/** What of a document's structure goes against PDF/UA-1 (ISO 14289-1), as far as it can be told without a reader. */
export async function accessibleFaults(file: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const { catalog } = document;
  const marks = catalog.lookupMaybe(name('MarkInfo'), PDFDict);
  const shown = catalog.lookupMaybe(name('ViewerPreferences'), PDFDict);
  const checks: Record<string, boolean> = {
    'marked as tagged': String(marks?.get(name('Marked'))) === 'true',
    'a structure': catalog.lookupMaybe(name('StructTreeRoot'), PDFDict)?.has(name('ParentTree')) ?? false,
    'its language': textOf(catalog.get(name('Lang'))) === 'es-MX',
    'its title in the window': String(shown?.get(name('DisplayDocTitle'))) === 'true',
    'the claim in its XMP': xmpOf(document).includes('<pdfuaid:part>1<'),
    'pages whose tabs follow the structure': document
      .getPages()
      .every(({ node }) => is(node.get(name('Tabs')), 'S')),
  };
  const faults = Object.keys(checks).filter((check) => !checks[check]);
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue;
    const codes = object.lookup(name('ToUnicode'));
    if (codes instanceof PDFRawStream && /> <0000>$/m.test(latin1(codes)))
      faults.push('a glyph without a code');
    const has = (key: string): boolean => object.has(name(key));
    if (is(object.get(name('S')), 'Figure') && !has('Alt')) faults.push('a picture without words');
    if (is(object.get(name('Subtype')), 'Link') && !(has('Contents') && has('StructParent')))
      faults.push('a link without words or place in the structure');
  }
  return [...faults, ...unknownRoles(document)];
}

const latin1 = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/** Roles that neither PDF 1.7 knows nor the document explains. */
function unknownRoles({ catalog, context }: PDFDocument): string[] {
  const explained = catalog
    .lookupMaybe(name('StructTreeRoot'), PDFDict)
    ?.lookupMaybe(name('RoleMap'), PDFDict);
  const roles = new Set<PDFName>();
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || !is(object.get(name('Type')), 'StructElem')) continue;
    const role = object.lookupMaybe(name('S'), PDFName);
    if (role !== undefined && !isRole(role) && !isRole(explained?.lookupMaybe(role, PDFName)))
      roles.add(role);
  }
  return [...roles].map((role) => `a role that readers do not know: ${role.decodeText()}`);
}

/** The structure types of PDF 1.7 (ISO 32000-1 §14.8.4). */
const ROLES = new Set(
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form'.split(
    ' ',
  ),
);
const isRole = (role: PDFName | undefined): boolean => role !== undefined && ROLES.has(role.decodeText());

function xmpOf(document: PDFDocument): string {
  const metadata = document.catalog.lookup(name('Metadata'));
  return metadata instanceof PDFRawStream
    ? Buffer.from(decodePDFRawStream(metadata).decode()).toString('utf8')
    : '';
}

function textOf(object: PDFObject | undefined): string {
  return object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : '';
}

function isXml(text: string): boolean {
  const parser = new SaxesParser();
  let sound = text !== '';
  parser.on('error', () => {
    sound = false;
  });
  // The packet's marks stand around the only element.
  parser.write(text.replace(/^\ufeff/, '').trim()).close();
  return sound;
}
