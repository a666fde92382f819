import type { InlineNode } from '@lienzo/schema/report/rich-text';
import { documentImportMessages } from '@lienzo/schema/reports/document-import-messages';
import type { ImportedBlock } from '@lienzo/schema/reports/imported-document';
import type { BlockSink } from '../block-sink.ts';
import { appendText, trimmedInline } from '../inline-text.ts';
import { lossOfDrawing, newDrawing, type OpenDrawing, takeDrawingProperty } from './drawings.ts';
import { type FieldMeaning, fieldMeaning, MAX_FIELD_CODE } from './fields.ts';
import {
  type Attributes,
  attribute,
  type ParagraphLook,
  type RunLook,
  takeParagraphProperty,
  takeRunProperty,
} from './looks.ts';
import type { Numbering } from './numbering.ts';
import { addToCell, newTable, type OpenTable, takeTablePart } from './open-table.ts';
import { runMarks } from './run-marks.ts';
import { type DocumentSection, newSection, takeSectionProperty } from './sections.ts';
import { type DocumentStyles, headingLevel } from './styles.ts';

const { lost } = documentImportMessages;

export type BodyContext = {
  styles: DocumentStyles;
  numbering: Numbering;
  /** The target of a link by the id of its relation; null for one inside of the document. */
  linkOf: (relation: string) => string | null;
  /** Takes a picture by the id of its relation; null when it cannot be taken, which is said. */
  pictureOf: (relation: string, name: string) => string | null;
  /** A header or a footer, where page numbers are fields, and pictures are not taken. */
  isRegion: boolean;
};

type OpenParagraph = { style: string | null; look: ParagraphLook; content: InlineNode[] };
type OpenField = { code: string; meaning: FieldMeaning | null };

/** Whose content is left out without a word, because it is of the file and not of the document. */
const SKIPPED = new Set([
  'Fallback',
  'sdtPr',
  'rPrChange',
  'pPrChange',
  'tblPrChange',
  'tblGridChange',
  'tcPrChange',
  'trPrChange',
  'sectPrChange',
]);
/** What is left out, and said. */
const LOST: Readonly<Record<string, string>> = {
  del: lost.deletion,
  moveFrom: lost.deletion,
  object: lost.object,
  footnoteReference: lost.footnote,
  endnoteReference: lost.footnote,
  commentReference: lost.comment,
  altChunk: lost.otherFile,
  subDoc: lost.otherFile,
  sym: lost.symbol,
};

/** Reads the XML of a body, a header or a footer as blocks (ECMA-376 Part 1, §17.2 to §17.4). */
export class BodyReader {
  readonly sections: DocumentSection[] = [];
  readonly #sink: BlockSink;
  readonly #context: BodyContext;
  #skipped = 0;
  /** Of text boxes inside of paragraphs, the innermost last. */
  readonly #paragraphs: OpenParagraph[] = [];
  readonly #tables: OpenTable[] = [];
  readonly #drawings: OpenDrawing[] = [];
  readonly #fields: OpenField[] = [];
  #section: DocumentSection | null = null;
  /** Where the section that is read began on a new page. */
  #sectionBreak: ImportedBlock | null = null;
  #endsSection = false;
  #isInParagraphProperties = false;
  #isInRunProperties = false;
  #run: { look: RunLook; style: string } = { look: {}, style: '' };
  #link: string | null = null;
  #takes: 'text' | 'code' | null = null;
  #cellPictures: ImportedBlock[] = [];

  constructor(sink: BlockSink, context: BodyContext) {
    this.#sink = sink;
    this.#context = context;
  }

  open(tag: string, attributes: Attributes): void {
    if (this.#skipped > 0 || SKIPPED.has(tag)) {
      this.#skipped += 1;
      return;
    }
    if (Object.hasOwn(LOST, tag)) {
      this.#sink.lose(LOST[tag] ?? '');
      this.#skipped += 1;
      return;
    }
    if (this.#section !== null) takeSectionProperty(this.#section, tag, attributes);
    else if (this.#isInParagraphProperties) this.#openParagraphProperty(tag, attributes);
    else if (this.#isInRunProperties) this.#openRunProperty(tag, attributes);
    else this.#openContent(tag, attributes);
  }

  text(text: string): void {
    if (this.#skipped > 0 || this.#takes === null) return;
    if (this.#takes === 'text') this.#addText(text);
    else {
      const field = this.#fields.at(-1);
      if (field !== undefined && field.code.length < MAX_FIELD_CODE) field.code += text;
    }
  }

  close(tag: string): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    if (tag === 'sectPr') this.#closeSection();
    else if (this.#section !== null) return;
    else if (tag === 'pPr') this.#isInParagraphProperties = false;
    else if (tag === 'rPr' && !this.#isInParagraphProperties) this.#isInRunProperties = false;
    else if (tag === 't' || tag === 'instrText') this.#takes = null;
    else if (tag === 'p') this.#closeParagraph();
    else if (tag === 'hyperlink') this.#link = null;
    else if (tag === 'drawing' || tag === 'pict') this.#closeDrawing();
    else if (tag === 'fldSimple') this.#fields.pop();
    else if (tag === 'tr') this.#closeRow();
    else if (tag === 'tbl') this.#closeTable();
  }

  #openParagraphProperty(tag: string, attributes: Attributes): void {
    const paragraph = this.#paragraphs.at(-1);
    if (tag === 'sectPr') this.#section = newSection();
    else if (tag === 'pStyle' && paragraph !== undefined)
      paragraph.style = attribute(attributes, 'val') ?? null;
    else if (paragraph !== undefined) takeParagraphProperty(paragraph.look, tag, attributes);
  }

  #openRunProperty(tag: string, attributes: Attributes): void {
    if (tag === 'rStyle') this.#run.style = attribute(attributes, 'val') ?? '';
    else takeRunProperty(this.#run.look, tag, attributes);
  }

  #openContent(tag: string, attributes: Attributes): void {
    const drawing = this.#drawings.at(-1);
    if (drawing !== undefined) takeDrawingProperty(drawing, tag, attributes);
    const table = this.#tables.at(-1);
    switch (tag) {
      case 'p':
        this.#paragraphs.push({ style: null, look: {}, content: [] });
        return;
      case 'pPr':
        this.#isInParagraphProperties = true;
        return;
      case 'rPr':
        this.#isInRunProperties = true;
        return;
      case 'r':
        this.#run = { look: {}, style: '' };
        return;
      case 't':
        this.#takes = 'text';
        return;
      case 'instrText':
        this.#takes = 'code';
        return;
      case 'fldChar':
        this.#passFieldChar(attribute(attributes, 'fldCharType') ?? '');
        return;
      case 'fldSimple':
        this.#fields.push({ code: attribute(attributes, 'instr') ?? '', meaning: null });
        this.#beginResult();
        return;
      case 'hyperlink':
        this.#link = this.#context.linkOf(attributes['r:id'] ?? '');
        return;
      case 'drawing':
      case 'pict':
        this.#drawings.push(newDrawing());
        return;
      case 'oMath':
        this.#sink.lose(lost.equation);
        return;
      case 'tbl':
        if (this.#tables.length > 0) this.#sink.lose(lost.nestedTable);
        this.#tables.push(newTable());
        return;
      case 'sectPr':
        this.#section = newSection();
        return;
      default:
        if (table !== undefined) takeTablePart(table, tag, attributes);
        this.#openCharacter(tag, attributes);
    }
  }

  /** The tags of characters that are no letters. */
  #openCharacter(tag: string, attributes: Attributes): void {
    switch (tag) {
      case 'tab':
      case 'ptab':
        this.#addText('\t');
        return;
      case 'noBreakHyphen':
        this.#addText('\u2011');
        return;
      case 'br':
        if (attribute(attributes, 'type') === 'page') this.#breakPage();
        else this.#addNode({ type: 'hardBreak' });
        return;
      case 'cr':
        this.#addNode({ type: 'hardBreak' });
        return;
    }
  }

  #passFieldChar(kind: string): void {
    const field = this.#fields.at(-1);
    if (kind === 'begin') this.#fields.push({ code: '', meaning: null });
    else if (kind === 'separate') this.#beginResult();
    else if (kind === 'end' && field !== undefined) {
      if (field.meaning === null) this.#beginResult();
      this.#fields.pop();
    }
  }

  /** A field is known by its code; most stand for more than the result that was saved. */
  #beginResult(): void {
    const field = this.#fields.at(-1);
    if (field === undefined) return;
    const isShown = !this.#isResultLeftOut();
    const meaning = fieldMeaning(field.code);
    const isText = meaning.kind === 'page_field' && !this.#context.isRegion;
    field.meaning = isText ? { kind: 'result' } : meaning;
    if (!isShown || isText) return;
    if (meaning.kind === 'page_field') this.#addNode({ type: 'field', attrs: { field: meaning.field } });
    else if (meaning.kind === 'merge') this.#push(`«${meaning.name}»`);
    else if (meaning.kind === 'contents') this.#sink.lose(lost.contents);
  }

  /** Whether what is read now is the saved result of a field that was taken otherwise. */
  #isResultLeftOut = (): boolean =>
    this.#fields.some(
      ({ meaning }) => meaning !== null && meaning.kind !== 'result' && meaning.kind !== 'link',
    );

  #addText(text: string): void {
    if (!this.#isResultLeftOut()) this.#push(text);
  }

  #push(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph === undefined) return;
    const { look, style } = this.#run;
    const resolved = this.#context.styles.resolve(paragraph.style);
    const own = { ...this.#context.styles.ofCharacters(style), ...look };
    if (own.hidden ?? resolved.run.hidden) {
      this.#sink.lose(lost.hidden);
      return;
    }
    const isHeading = headingLevel(resolved, paragraph.look) !== null;
    const shown = isHeading
      ? { ...own, color: own.color ?? resolved.run.color ?? null }
      : { ...resolved.run, ...own };
    const href = this.#fields.map(({ meaning }) => (meaning?.kind === 'link' ? meaning.href : null)).at(-1);
    const link = this.#link ?? href ?? null;
    const base = this.#context.styles.resolve(null).run.size;
    appendText(paragraph.content, text, runMarks(shown, link, base));
  }

  #addNode(node: InlineNode): void {
    if (node.type === 'hardBreak' && this.#isResultLeftOut()) return;
    this.#paragraphs.at(-1)?.content.push(node);
  }

  #breakPage(): void {
    if (this.#tables.length > 0 || this.#context.isRegion) return;
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph !== undefined) {
      this.#emit(paragraph);
      paragraph.content = [];
    }
    this.#sink.add({ kind: 'page_break' });
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (paragraph === undefined) return;
    const style = this.#context.styles.resolve(paragraph.style);
    const isOutside = this.#tables.length === 0 && !this.#context.isRegion;
    if (isOutside && (paragraph.look.breakBefore ?? style.paragraph.breakBefore))
      this.#sink.add({ kind: 'page_break' });
    if (/^(toc|tdc)\s*\d$/i.test(style.name)) this.#sink.lose(lost.contents);
    else this.#emit(paragraph);
    this.#fields.splice(
      0,
      this.#fields.length,
      ...this.#fields.filter(({ meaning }) => meaning?.kind !== 'merge' && meaning?.kind !== 'page_field'),
    );
    if (!this.#endsSection) return;
    this.#endsSection = false;
    this.#sectionBreak = { kind: 'page_break' };
    this.#sink.add(this.#sectionBreak);
  }

  #emit({ content, look, style }: OpenParagraph): void {
    const shown = trimmedInline(content);
    const cell = this.#tables.at(-1)?.cells.at(-1);
    const resolved = this.#context.styles.resolve(style);
    const own = { ...resolved.paragraph, ...look };
    const align = own.align === undefined || own.align === 'left' ? {} : { align: own.align };
    if (cell !== undefined) {
      if (cell.cell.align === undefined) Object.assign(cell.cell, align);
      if (addToCell(cell, shown)) this.#sink.lose(lost.cellText);
      return;
    }
    if (shown.length === 0 && !this.#context.isRegion) return;
    const level = headingLevel(resolved, look);
    if (level !== null && !this.#context.isRegion)
      this.#sink.add({ kind: 'heading', level, ...align, content: shown });
    else this.#sink.add({ kind: 'paragraph', ...align, ...this.#listOf(own), content: shown });
  }

  #listOf({ list }: ParagraphLook): { list?: { ordered: boolean; level: number } } {
    const ordered = list === undefined || list.id === '0' ? null : this.#context.numbering(list);
    return ordered === null ? {} : { list: { ordered, level: Math.min(8, Math.max(0, list?.level ?? 0)) } };
  }

  #closeDrawing(): void {
    const drawing = this.#drawings.pop();
    if (drawing === undefined) return;
    const { embedded, name, alt, width } = drawing;
    if (embedded === null) {
      this.#sink.lose(lossOfDrawing(drawing));
      return;
    }
    if (this.#context.isRegion) {
      this.#sink.lose(lost.regionPicture);
      return;
    }
    const image = this.#context.pictureOf(embedded, name);
    if (image === null) return;
    const block: ImportedBlock = { kind: 'picture', image, name, alt, width };
    if (this.#tables.length > 0) {
      this.#sink.lose(lost.cellPicture);
      this.#cellPictures.push(block);
      return;
    }
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph !== undefined) {
      this.#emit(paragraph);
      paragraph.content = [];
    }
    this.#sink.add(block);
  }

  #closeRow(): void {
    const table = this.#tables.at(-1);
    if (table === undefined || !table.isRow) return;
    table.isRow = false;
    for (const { cell } of table.cells) cell.value = cell.text;
    table.grid.addRow(table.cells, table.isHeader);
    this.#sink.pass(table.cells.find(({ cell }) => cell.text !== '')?.cell.text ?? '');
    table.cells = [];
  }

  #closeTable(): void {
    const table = this.#tables.pop();
    if (table === undefined) return;
    const built = table.grid.build(table.widths);
    if (table.grid.left > 0) this.#sink.lose(lost.tableRows(table.grid.left));
    const around = this.#tables.at(-1)?.cells.at(-1);
    if (around !== undefined) {
      for (const row of built?.rows ?? [])
        addToCell(around, [{ type: 'text', text: row.flatMap((cell) => cell?.text || []).join(' ') || ' ' }]);
      return;
    }
    if (built !== null) this.#sink.add(built);
    for (const picture of this.#cellPictures) this.#sink.add(picture);
    this.#cellPictures = [];
  }

  #closeSection(): void {
    const section = this.#section;
    this.#section = null;
    if (section === null) return;
    this.sections.push(section);
    // The section that begins says by its own type, which comes at its end, whether it begins on a new page.
    if (section.isContinuous && this.#sectionBreak !== null) {
      const at = this.#sink.blocks.lastIndexOf(this.#sectionBreak);
      if (at >= 0) this.#sink.blocks.splice(at, 1);
    }
    this.#endsSection = this.#isInParagraphProperties;
  }
}
