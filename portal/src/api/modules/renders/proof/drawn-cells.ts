/** The texts of a drawn item, cell by cell, in the order in which files have them. */
import { SIGN_ATTRIBUTE } from '@lienzo/templates/drawing/draw-mark';
import { GROUP_FOOT_CLASS } from '@lienzo/templates/drawing/draw-table-lines';
import { SHARED_HEAD_CLASS } from '@lienzo/templates/drawing/draw-table-open';
import { GROUP_PAGE_CLASS } from '@lienzo/templates/drawing/page-sums';
import { withoutPageSums } from './drawn-page-sums.ts';
import { plainText } from './plain-text.ts';

/** Where a text stands: `heading` begins a group of rows, `figure` is a text of a chart or below a code. */
type CellKind = 'head' | 'heading' | 'row' | 'total' | 'text' | 'figure';

/** On paper, numbers of lists and charts are texts; Word numbers lists itself, and its pictures have descriptions. */
export type Medium = 'paper' | 'word';

export type DrawnCell = {
  kind: CellKind;
  /** As people read it. */
  shown: string;
  /** As it is compared (`plainText`). */
  text: string;
  /** Counts the tables of the item, which are one for each band of columns; null outside of tables. */
  table: number | null;
  /** In its table, from 0; null for one that covers several. */
  column: number | null;
  /** In its table, from 1; null for what is no row of data. */
  row: number | null;
  /** Of a `heading`, from 0. */
  level: number;
  /** Whose subtotal it is. */
  group?: string;
  /** Of the first text of a row: what the row adds to the sums of its page. */
  addends?: string;
  /** Whether the pages of another group of rows begin with it. */
  startsGroup?: true;
  /** Whether it may be left out: the words of a picture stand only where that is missing, or where it is described. */
  isOptional: boolean;
};

const CHUNK = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)([^>]*)>|([^<]+)/g;
/** What begins a cell of its own outside of tables. */
const BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'div', 'text']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/**
 * Reads what the drawing has written itself; attributes have no `>` in them, because it is escaped.
 * @param html of an item.
 */
export function drawnCells(html: string, medium: Medium): DrawnCell[] {
  const reader = new CellReader(medium);
  for (const [, end = '', tag = '', attributes = '', text = ''] of withoutPageSums(html).matchAll(CHUNK))
    if (tag === '') reader.text(unescaped(text));
    else if (end === '/') reader.close(tag.toLowerCase());
    else reader.open(tag.toLowerCase(), attributes);
  return reader.end();
}

/** A text of its own. */
export const textCell = (shown: string, isOptional = false): DrawnCell => ({
  ...outside('text', isOptional),
  ...{ shown, text: plainText(shown) },
});

const unescaped = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex: string, decimal: string, name: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });

type OpenCell = Omit<DrawnCell, 'shown' | 'text'>;
type TableRow = Pick<DrawnCell, 'kind' | 'row' | 'level' | 'group' | 'addends' | 'startsGroup'>;

class CellReader {
  private readonly cells: DrawnCell[] = [];
  private readonly lists: { next: number | null }[] = [];
  private readonly medium: Medium;
  private tables = 0;
  private isTable = false;
  private hasColumns = true;
  private isHead = false;
  private rows = 0;
  private line: TableRow = { kind: 'row', row: null, level: 0 };
  private column = 0;
  /** Rows from this one on that a merged cell covers, by column, and from the next one on of those that begin in this row. */
  private covered: number[] = [];
  private fresh: Record<number, number> = {};
  private cell: OpenCell | null = null;
  private shown = '';

  constructor(medium: Medium) {
    this.medium = medium;
  }

  open(tag: string, attributes: string): void {
    if (tag === 'table') this.openTable(attributes);
    else if (this.isTable) this.openInTable(tag, attributes);
    else if (BLOCKS.has(tag)) this.openBlock(tag, attributes);
    else if (tag === 'ul' || tag === 'ol')
      this.lists.push({ next: tag === 'ul' ? null : startOf(attributes) });
    else if (tag === 'li') this.number();
    else if (tag === 'img') this.describe(/ alt="([^"]*)"/.exec(attributes)?.[1], true);
  }

  private openInTable(tag: string, attributes: string): void {
    if (tag === 'thead') this.isHead = true;
    else if (tag === 'tr') this.openLine(attributes);
    else if (tag === 'td' || tag === 'th') this.openTableCell(attributes);
    else if (tag === 'img' && this.medium === 'word') this.shown += signOf(attributes);
    else if (attributes.includes('lz-total-caption') && this.cell !== null)
      this.cell = { ...this.cell, column: null };
  }

  close(tag: string): void {
    if (tag === 'table') this.isTable = false;
    else if (tag === 'thead') this.isHead = false;
    else if (tag === 'ul' || tag === 'ol') this.lists.pop();
    if (tag === 'span' || tag === 'td') this.nameGroup();
    if (this.isTable ? tag === 'td' || tag === 'th' : BLOCKS.has(tag)) this.finish();
  }

  text(text: string): void {
    this.shown += text;
  }

  end(): DrawnCell[] {
    this.finish();
    return this.cells;
  }

  private openTable(attributes: string): void {
    this.finish();
    this.isTable = true;
    // Totals have no titles above them, and Word keeps a column before their labels: their order tells them apart.
    this.hasColumns = !attributes.includes('lz-sums');
    this.tables += 1;
    this.rows = 0;
    this.covered = [];
    this.fresh = {};
  }

  private openLine(attributes: string): void {
    this.column = 0;
    this.covered = this.covered.map((rows, at) => this.fresh[at] ?? Math.max(0, rows - 1));
    for (const [at, rows] of Object.entries(this.fresh)) this.covered[Number(at)] = rows;
    this.fresh = {};
    const level = Number(/lz-grupo-(\d)/.exec(attributes)?.[1] ?? 0);
    if (this.isHead) this.line = { kind: 'head', row: null, level: 0 };
    else if (attributes.includes('lz-grupo')) this.line = { kind: 'heading', row: null, level };
    else if (attributes.includes(GROUP_FOOT_CLASS)) this.line = { kind: 'text', row: null, level: 0 };
    else if (attributes.includes('lz-subtotal'))
      this.line = { kind: 'total', row: null, level: 0, group: '' };
    else if (attributes.includes('lz-totals')) this.line = { kind: 'total', row: null, level: 0 };
    else {
      this.rows += 1;
      const addends = / data-sums="([^"]*)"/.exec(attributes)?.[1];
      this.line = { kind: 'row', row: this.rows, level: 0, ...(addends !== undefined && { addends }) };
    }
    if (attributes.includes(GROUP_PAGE_CLASS)) this.line.startsGroup = true;
  }

  private openTableCell(attributes: string): void {
    const span = Number(/colspan="(\d+)"/.exec(attributes)?.[1] ?? 1);
    const below = Number(/rowspan="(\d+)"/.exec(attributes)?.[1] ?? 1) - 1;
    while ((this.covered[this.column] ?? 0) > 0) this.column += 1;
    const isShared = !this.hasColumns || span > 1 || attributes.includes(SHARED_HEAD_CLASS);
    const column = isShared ? null : this.column;
    this.begin({ ...this.line, table: this.tables - 1, column, isOptional: false });
    for (let at = this.column; at < this.column + span && below > 0; at += 1) this.fresh[at] = below;
    this.column += span;
  }

  /** The caption of a subtotal comes before its figures. */
  private nameGroup(): void {
    if (this.line.group !== '' || this.cell === null) return;
    this.line = { ...this.line, group: this.shown.replace(/^Subtotal /, '').trim() };
    this.cell = { ...this.cell, ...this.line };
  }

  private openBlock(tag: string, attributes: string): void {
    const isFigure = tag === 'text' || attributes.includes('lz-code-text');
    this.begin(outside(isFigure ? 'figure' : 'text', attributes.includes('lz-missing')));
    this.describe(/ aria-label="([^"]*)"/.exec(attributes)?.[1], false);
  }

  /** What a picture shows. */
  private describe(labels: string | undefined, isOptional: boolean): void {
    if (labels !== undefined && this.medium === 'word')
      this.push(outside('text', isOptional), unescaped(labels));
  }

  /** The number of a list's item, which is a text on paper; bullets are drawn, and Word counts by itself. */
  private number(): void {
    this.finish();
    const list = this.lists.at(-1);
    if (list === undefined || list.next === null) return;
    if (this.medium === 'paper') this.push(outside('text'), `${list.next}.`);
    list.next += 1;
  }

  private begin(cell: OpenCell): void {
    this.finish();
    this.cell = cell;
  }

  private finish(): void {
    this.push(this.cell ?? outside('text'), this.shown);
    this.cell = null;
    this.shown = '';
  }

  private push(cell: OpenCell, shown: string): void {
    const text = plainText(shown);
    if (text === '') return;
    this.cells.push({ ...cell, shown: shown.replaceAll('\u00ad', '').trim(), text });
    const { addends: _added, ...line } = this.line;
    this.line = line;
  }
}

const outside = (kind: 'text' | 'figure', isOptional = false): OpenCell => ({
  ...{ kind, table: null, column: null, row: null, level: 0, isOptional },
});

/** The character that Word has for an icon, with the space behind it. */
const signOf = (attributes: string): string => {
  const sign = new RegExp(` ${SIGN_ATTRIBUTE}="([^"]*)"`).exec(attributes)?.[1];
  return sign === undefined ? '' : `${sign}\u00a0`;
};

const startOf = (attributes: string): number => Number(/start="(\d+)"/.exec(attributes)?.[1] ?? 1);
