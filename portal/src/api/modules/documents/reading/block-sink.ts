import { documentImportMessages as texts } from '@lienzo/schema/reports/document-import-messages';
import type { ImportedBlock, ImportLoss } from '@lienzo/schema/reports/imported-document';
import { MAX_BLOCKS, MAX_LOSSES, MAX_WEIGHT, RUN_WEIGHT } from './document-limits.ts';
import { textOfInline } from './inline-text.ts';

/** Letters of a text that names a position. */
const EXCERPT = 60;

/** Collects the blocks of a document in order, and what is lost between them, within the limits. */
export class BlockSink {
  readonly blocks: ImportedBlock[] = [];
  readonly losses: ImportLoss[] = [];
  moreLosses = 0;
  #weight = 0;
  #isFull = false;
  /** Where the reader is. */
  #position: string = texts.positions.beginning;

  get isFull(): boolean {
    return this.#isFull;
  }

  get position(): string {
    return this.#position;
  }

  add(block: ImportedBlock): void {
    if (this.#isFull) return;
    this.#weight += weightOf(block);
    if (this.blocks.length >= MAX_BLOCKS || this.#weight > MAX_WEIGHT) {
      this.lose(texts.lost.rest);
      this.#isFull = true;
      return;
    }
    this.blocks.push(block);
    this.pass(textOfBlock(block));
  }

  /** The reader has come to a text; what is lost now is lost after it. */
  pass(text: string): void {
    const excerpt = text.replace(/\s+/g, ' ').trim();
    if (excerpt === '') return;
    const isLong = excerpt.length > EXCERPT;
    this.#position = texts.positions.after(isLong ? `${excerpt.slice(0, EXCERPT).trimEnd()}…` : excerpt);
  }

  /** The reader has come to a page or a sheet. */
  passTo(position: string): void {
    this.#position = position;
  }

  lose(reason: string, position = this.#position): void {
    if (this.#isFull) return;
    if (this.losses.some((one) => one.reason === reason && one.position === position)) return;
    if (this.losses.length < MAX_LOSSES) this.losses.push({ position, reason });
    else this.moreLosses += 1;
  }
}

function weightOf(block: ImportedBlock): number {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return RUN_WEIGHT + block.content.length * RUN_WEIGHT + textOfInline(block.content).length;
    case 'table':
      return block.rows
        .flat()
        .reduce((sum, cell) => sum + (cell === null ? 0 : cell.text.length + RUN_WEIGHT), RUN_WEIGHT);
    case 'picture':
    case 'page_break':
      return RUN_WEIGHT;
  }
}

function textOfBlock(block: ImportedBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return textOfInline(block.content);
    case 'table':
      return block.rows.at(-1)?.find((cell) => cell !== null && cell.text !== '')?.text ?? '';
    case 'picture':
    case 'page_break':
      return '';
  }
}
