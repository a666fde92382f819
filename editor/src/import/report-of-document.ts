import { MIN_WIDTH, type ReportItem, type TablaItem, WIDTH_STEP } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type Layout, pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { inlineNodes, isBlankText } from '@lienzo/schema/report/rich-text';
import { documentImportMessages as texts } from '@lienzo/schema/reports/document-import-messages';
import type {
  ImportedBlock,
  ImportedDocument,
  ImportedTable,
  ImportedTextBlock,
  ImportLoss,
} from '@lienzo/schema/reports/imported-document';
import { withColumnChips } from './column-chips.ts';
import { type AcceptedColumns, dataTableOf, headerOf } from './data-table.ts';
import { canBeFixed, fixedTableOf } from './fixed-table-of.ts';
import { textBlocks } from './list-blocks.ts';
import { lettersOf, nameMentions } from './name-mentions.ts';
import { tableLines } from './table-lines.ts';

/** Sections of a report. */
const MAX_SECTIONS = 200;

/** Losses that are listed. */
const MAX_LOSSES = 200;

/** `more_losses`: those beside the ones that are listed. */
export type DocumentReport = { report: ReportDocument; losses: ImportLoss[]; more_losses: number };

/**
 * A new report with the content of a document: headings, texts, pictures and tables below each other, in its page.
 * With more parts than a report has sections, headings and tables join the texts around them.
 * @param accepted the columns that names of the document become.
 */
export function reportOfDocument(
  document: ImportedDocument,
  nombre: string,
  accepted: AcceptedColumns = new Map(),
): DocumentReport {
  const report = { ...emptyReport(nombre), orientation: document.orientation };
  const width = bodyWidth(document, report);
  const losses: ImportLoss[] = [];
  const position = texts.positions.document;
  const blocks = document.blocks.map((block) =>
    block.kind === 'table' ? withData(block, accepted, losses) : block,
  );
  const separate = sectionsOf(blocks, width, false);
  const sections = separate.length <= MAX_SECTIONS ? separate : sectionsOf(blocks, width, true);
  const isJoined = separate.length > MAX_SECTIONS;
  if (blocks.some((block) => block.kind === 'table' && (isJoined || !block.isFixed)))
    losses.push({ position, reason: texts.lost.tableAsText });
  if (sections.length > MAX_SECTIONS)
    losses.push({ position, reason: texts.lost.sections(sections.length - MAX_SECTIONS) });
  const { layouts, reasons } = withColumnChips(
    sections.slice(0, MAX_SECTIONS).map((section, index) => ({ ...section, index })),
    accepted,
  );
  for (const reason of new Set(reasons)) losses.push({ position, reason });
  losses.push(...lossesOfRegions(document));
  const { margins, header, footer } = document;
  const page = {
    margins: margins ?? report.page.margins,
    header,
    footer: document.format === 'docx' ? footer : (footer ?? report.page.footer),
  };
  return {
    report: { ...report, page, layouts: layouts.length > 0 ? layouts : report.layouts },
    losses: losses.slice(0, MAX_LOSSES),
    more_losses: Math.max(0, losses.length - MAX_LOSSES),
  };
}

/** A table with data in the place of one whose headings are all accepted columns. */
type DataBlock = { kind: 'data_table'; item: TablaItem };
/** `isFixed`: it becomes a fixed table, else lines of text. */
type TableBlock = ImportedTable & { isFixed: boolean };
type DocumentBlock = Exclude<ImportedBlock, ImportedTable> | TableBlock | DataBlock;

function withData(
  table: ImportedTable,
  accepted: AcceptedColumns,
  losses: ImportLoss[],
): TableBlock | DataBlock {
  const data = dataTableOf(table, accepted);
  const position = texts.positions.table(headerOf(table).find((heading) => heading !== '') ?? '');
  const reason =
    data.item === null ? data.reason : data.rows === 0 ? null : texts.columns.kept.rows(data.rows);
  if (reason !== null) losses.push({ position, reason });
  if (data.item !== null) return { kind: 'data_table', item: data.item };
  return { ...table, isFixed: canBeFixed(table, accepted) };
}

/** Headers and footers belong to no row. */
function lossesOfRegions({ header, footer }: ImportedDocument): ImportLoss[] {
  const { positions, columns } = texts;
  const regions = [
    { text: header, position: positions.header },
    { text: footer, position: positions.footer },
  ];
  return regions.flatMap(({ text, position }) => {
    const letters = text === null ? '' : lettersOf([...inlineNodes(text)]);
    const fields = nameMentions(letters).filter(({ isMergeField }) => isMergeField);
    const names = new Set(fields.map(({ name }) => name));
    return [...names].map((name) => ({ position, reason: columns.kept.regionField(name) }));
  });
}

function bodyWidth({ margins, orientation }: ImportedDocument, { page }: ReportDocument): number {
  const { left, right } = margins ?? page.margins;
  return pageSize(orientation).width - left - right;
}

/** A part of the document that becomes an item: paragraphs that follow each other are one. */
type Part = { block: Exclude<DocumentBlock, { kind: 'page_break' }>; texts: ImportedTextBlock[] };

function sectionsOf(
  blocks: readonly DocumentBlock[],
  width: number,
  joined: boolean,
): Omit<Layout, 'index'>[] {
  const sections: Omit<Layout, 'index'>[] = [];
  let separation = false;
  for (const part of partsOf(blocks, joined)) {
    const item = part === 'page_break' ? null : itemOf(part, width);
    if (item === null) separation ||= part === 'page_break' && sections.length > 0;
    else {
      sections.push({ separation, items: [item] });
      separation = false;
    }
  }
  return sections;
}

function partsOf(blocks: readonly DocumentBlock[], joined: boolean): (Part | 'page_break')[] {
  const parts: (Part | 'page_break')[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === 'page_break') parts.push('page_break');
    else {
      const own = textsOf(block, joined);
      const isText = block.kind === 'paragraph' || (joined && own.length > 0);
      const joins = isText && last !== undefined && last !== 'page_break' && isTextPart(last, joined);
      if (joins) last.texts.push(...own);
      else parts.push({ block, texts: own });
    }
  }
  return parts;
}

const isTextPart = ({ block, texts }: Part, joined: boolean): boolean =>
  block.kind === 'paragraph' || (joined && texts.length > 0);

function textsOf(block: Part['block'], joined: boolean): ImportedTextBlock[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block];
    case 'table':
      return block.isFixed && !joined ? [] : tableLines(block);
    case 'picture':
    case 'data_table':
      return [];
  }
}

/** null for a text that is blank. */
function itemOf({ block, texts: own }: Part, width: number): ReportItem | null {
  const [first] = own;
  if (block.kind === 'data_table') return block.item;
  if (block.kind === 'table' && own.length === 0) return fixedTableOf(block);
  if (block.kind === 'picture') {
    const { image, name, alt } = block;
    return {
      ...newItem('imagen'),
      tamaño: percentOf(block.width, width),
      valor: image,
      image_name: name,
      alt,
    };
  }
  if (block.kind === 'heading' && own.length === 1 && first !== undefined) {
    const { align, content, level } = block;
    const attrs = align === undefined ? {} : { attrs: { textAlign: align } };
    const valor = { type: 'doc' as const, content: [{ type: 'paragraph' as const, ...attrs, content }] };
    return isBlankText(valor) ? null : { ...newItem('titulo'), nivel: level, valor };
  }
  const valor = { type: 'doc' as const, content: textBlocks(own) };
  return isBlankText(valor) ? null : { ...newItem('texto'), valor };
}

/** A width in points as a width of an item. */
function percentOf(points: number | null, width: number): number {
  if (points === null) return 100;
  const steps = Math.round((points / width) * (100 / WIDTH_STEP)) * WIDTH_STEP;
  return Math.min(100, Math.max(MIN_WIDTH, steps));
}

/** How many texts, tables and pictures a document has, as the person counts them. */
export function documentCounts({ blocks }: Pick<ImportedDocument, 'blocks'>): {
  texts: number;
  tables: number;
  pictures: number;
} {
  const countOf = (kinds: readonly ImportedBlock['kind'][]): number =>
    blocks.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    texts: countOf(['heading', 'paragraph']),
    tables: countOf(['table']),
    pictures: countOf(['picture']),
  };
}
