import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { type Document, type IContext, Paragraph, TextRun } from 'docx';
import { type RenderError, tooLarge } from '../../../platform/errors/render-error.ts';
import { FORMAT_LIMITS } from '../../../platform/limits/format-limits.ts';
import { type BodyBlocks, SectionBreak } from '../blocks/word-block.ts';
import { blockXml } from './block-xml.ts';
import type { DeflateWriter } from './deflate-writer.ts';
import {
  PLACEHOLDER,
  sectionPropertiesOf,
  splitAtPlaceholders,
  withSectionProperties,
} from './document-frame.ts';
import { wordXml } from './word-xml.ts';

/** Characters of XML that are buffered before a write. */
const FLUSH_CHARACTERS = 2 ** 18;
const IMAGE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';

/** The only content of a section that is handed to the library. */
export const placeholder = (): Paragraph => new Paragraph({ children: [new TextRun(PLACEHOLDER)] });

/**
 * Writes the body of a document block by block. The library serialises each block and collects its pictures, links and
 * lists.
 */
export class WordBody {
  private readonly file: Document;
  private readonly writer: DeflateWriter;
  private readonly maxXmlBytes: number;
  private pending = '';
  /** Numbering ids by the placeholder names that the library uses until it packs. */
  private readonly lists = new Map<string, string>();
  /** Relationship ids of pictures by media name. */
  private readonly pictures = new Map<string, string>();

  /** @param file whose sections hold one `placeholder` each. @param maxXmlBytes bytes that it may become. */
  constructor(file: Document, writer: DeflateWriter, maxXmlBytes: number = FORMAT_LIMITS.wordXml) {
    this.file = file;
    this.writer = writer;
    this.maxXmlBytes = maxXmlBytes;
  }

  /** @param sections the blocks of each. @throws RenderError body_too_large */
  async write(sections: readonly BodyBlocks[]): Promise<void> {
    const { before, sectionProperties, after } = splitAtPlaceholders(
      wordXml(this.file.Document.View, this.context()),
    );
    this.pending = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${before}`;
    for (const [index, blocks] of sections.entries())
      await this.writeSection(blocks, sectionProperties[index] ?? '', sectionPropertiesOf(after));
    this.pending += after;
    await this.flush();
    for (const { key, fileName } of this.file.Media.Entries.map(([key, media]) => ({ key, ...media }))) {
      const id = this.pictures.get(key);
      if (id !== undefined) this.file.Document.Relationships.addRelationship(id, IMAGE, `media/${fileName}`);
    }
  }

  /**
   * The last paragraph is kept back, because it carries the section's properties.
   * @param ownProperties '' for the last section, whose properties follow the body.
   */
  private async writeSection(
    blocks: BodyBlocks,
    ownProperties: string,
    lastProperties: string,
  ): Promise<void> {
    let last = '';
    for await (const block of blocks) {
      if (block instanceof SectionBreak) {
        last = withSectionProperties(last, ownProperties || lastProperties);
        continue;
      }
      await this.add(last);
      last = '';
      if (block instanceof Paragraph) last = wordXml(block, this.context());
      else for (const xml of blockXml(block, this.context())) await this.add(xml);
    }
    await this.add(withSectionProperties(last, ownProperties));
  }

  private async add(xml: string): Promise<void> {
    this.pending += xml;
    if (this.pending.length >= FLUSH_CHARACTERS) await this.flush();
  }

  private async flush(): Promise<void> {
    const xml = this.resolveIds(this.pending);
    this.pending = '';
    await this.writer.write(xml);
    if (this.writer.size > this.maxXmlBytes) throw wordTooLarge();
  }

  /** Replaces the library's placeholder names of lists and pictures by ids. */
  private resolveIds(xml: string): string {
    return xml
      .replace(
        /(<w:numId w:val=")\{([^{}"]+)\}"/g,
        (_all, before: string, key: string) => `${before}${this.listNumber(key)}"`,
      )
      .replace(/"rId\{([^{}"]+)\}"/g, (_all, key: string) => `"rId${this.pictureId(key)}"`);
  }

  private listNumber(key: string): string {
    const known = this.lists.get(key);
    if (known !== undefined) return known;
    for (const { reference, instance, numId } of this.file.Numbering.ConcreteNumbering.slice(this.lists.size))
      this.lists.set(`${reference}-${instance}`, String(numId));
    return this.lists.get(key) ?? '0';
  }

  private pictureId(key: string): string {
    const id = this.pictures.get(key) ?? `Imagen${this.pictures.size + 1}`;
    this.pictures.set(key, id);
    return id;
  }

  private context(): IContext {
    return { file: this.file, viewWrapper: this.file.Document, stack: [] };
  }
}

/** The error for a document that Word could not open or that does not fit into memory. */
export const wordTooLarge = (cause?: unknown): RenderError =>
  tooLarge(rendererMessages.tooLarge.word, undefined, cause);
