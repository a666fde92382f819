import { type JoinedPrint, ObjectCopier, type PrintedPage } from './object-copier.ts';
import { ObjectWriter, type PdfOutput } from './object-writer.ts';
import { type PageLink, pageLinks } from './page-links.ts';
import { type PdfDictionary, PdfReference, type PdfValue, pdfDictionary } from './pdf-value.ts';
import type { PrintFile } from './print-file.ts';

/** Pages per node of the page tree. */
const PAGES_PER_NODE = 100;
/** The resource name of a page's overlay. */
const SHEET = '/LienzoHoja';
/** Page keys that are rewritten, or meaningless without tags. */
const OWN_KEYS = new Set([
  '/Type',
  '/Parent',
  '/Contents',
  '/Resources',
  '/Annots',
  '/StructParents',
  '/Tabs',
]);

/**
 * Appends pages of prints to a new document, which is streamed: only the object numbers of earlier pages are kept.
 */
export class PageJoiner {
  readonly writer: ObjectWriter;
  /** How many pages there are so far. */
  count = 0;
  private readonly pages: PdfReference[] = [];
  private readonly nodes: PdfReference[] = [];
  private readonly root: PdfReference;
  /** Weak, because a page references the text of its whole print. */
  private readonly forms = new WeakMap<PdfDictionary, PdfReference>();

  constructor(sink: PdfOutput) {
    this.writer = new ObjectWriter(sink);
    this.root = this.writer.reserve();
  }

  /** Registers a print to copy pages from. */
  print(file: PrintFile): JoinedPrint {
    return { file, copier: new ObjectCopier(file, this.writer) };
  }

  /** The reference of a page, which may be added later. */
  pageAt(index: number): PdfReference {
    while (this.pages.length <= index) this.pages.push(this.writer.reserve());
    const page = this.pages[index];
    if (page === undefined) throw new Error(`no page ${index}`);
    return page;
  }

  /**
   * Adds a page.
   * @param sheet is overlaid on it, or laid below it.
   * @param linkOf decides for a link to a URL: keep it, drop it, or point it to a page.
   */
  add(
    { print, page }: PrintedPage,
    sheet: (PrintedPage & { below: boolean }) | undefined,
    linkOf: (link: PageLink) => 'stays' | 'goes' | PdfReference,
  ): void {
    const { copier } = print;
    const own: PdfDictionary = new Map([['/Type', '/Page']]);
    own.set('/Parent', this.nodeOf(this.count));
    for (const [key, value] of page) if (!OWN_KEYS.has(key)) own.set(key, copier.copy(value));
    const contents = copier.copy(page.get('/Contents') ?? []);
    const resources = new Map(print.file.dictionary(page.get('/Resources') ?? new Map()));
    if (sheet === undefined) {
      own.set('/Contents', contents);
      own.set('/Resources', copier.copy(resources));
    } else {
      const pictures = resources.has('/XObject')
        ? print.file.dictionary(resources.get('/XObject'))
        : new Map();
      resources.delete('/XObject');
      const named = copier.copy(new Map(pictures));
      const all = copier.copy(resources);
      if (!(named instanceof Map) || !(all instanceof Map)) throw new Error('a page without resources');
      named.set(SHEET, this.overlayForm(sheet));
      all.set('/XObject', named);
      own.set('/Resources', all);
      own.set('/Contents', this.withSheet(contents, sheet.below));
    }
    const links = pageLinks(print, page, linkOf);
    if (links.length > 0) own.set('/Annots', links);
    this.writer.write(this.pageAt(this.count), own);
    this.count += 1;
  }

  /** Ends the document. @param catalog further entries of the catalog. */
  end(catalog: Record<string, PdfValue>, info: Record<string, PdfValue>): void {
    for (const [index, node] of this.nodes.entries()) {
      const kids = this.pages.slice(
        index * PAGES_PER_NODE,
        Math.min(this.count, (index + 1) * PAGES_PER_NODE),
      );
      this.writer.write(node, this.node(kids, kids.length, this.root));
    }
    this.writer.write(this.root, this.node(this.nodes, this.count));
    const root = this.writer.reserve();
    this.writer.write(root, pdfDictionary({ Type: '/Catalog', Pages: this.root, ...catalog }));
    const about = this.writer.reserve();
    this.writer.write(about, pdfDictionary(info));
    this.writer.end(root, about);
  }

  private node(kids: PdfReference[], count: number, parent?: PdfReference): PdfDictionary {
    return pdfDictionary({
      Type: '/Pages',
      Kids: kids,
      Count: String(count),
      ...(parent !== undefined && { Parent: parent }),
    });
  }

  private nodeOf(index: number): PdfReference {
    const at = Math.floor(index / PAGES_PER_NODE);
    while (this.nodes.length <= at) this.nodes.push(this.writer.reserve());
    return this.nodes[at] ?? this.root;
  }

  /** The page's content, with its graphics state saved and restored, and the sheet before or after it. */
  private withSheet(contents: PdfValue, below: boolean): PdfValue[] {
    const stream = (text: string): PdfReference => {
      const bytes = Buffer.from(text, 'latin1');
      return this.writer.writeShared(pdfDictionary({ Length: String(bytes.byteLength) }), bytes);
    };
    return [
      stream(below ? `q ${SHEET} Do Q q\n` : 'q\n'),
      ...(Array.isArray(contents) ? contents : [contents]),
      stream(below ? '\nQ\n' : `\nQ q ${SHEET} Do Q\n`),
    ];
  }

  /** A sheet's content as a form XObject. */
  private overlayForm({ print, page }: PrintedPage): PdfReference {
    const before = this.forms.get(page);
    if (before !== undefined) return before;
    const contents = page.get('/Contents');
    const content = Array.isArray(contents) && contents.length === 1 ? contents[0] : contents;
    if (!(content instanceof PdfReference)) throw new Error('a sheet of several drawings');
    const { value, stream } = print.file.object(content.number);
    const copied = print.copier.copy(value);
    if (!(copied instanceof Map) || stream === undefined) throw new Error('a sheet without a drawing');
    const dictionary: PdfDictionary = new Map([
      ...copied,
      ...pdfDictionary({
        Type: '/XObject',
        Subtype: '/Form',
        BBox: print.copier.copy(page.get('/MediaBox') ?? []),
        Resources: print.copier.copy(page.get('/Resources') ?? new Map()),
      }),
    ]);
    const overlayForm = this.writer.writeShared(dictionary, stream);
    this.forms.set(page, overlayForm);
    return overlayForm;
  }
}
