import { formatLongDate } from '@lienzo/schema/data/format';
import { type LinkAttrs, linkAddress } from '@lienzo/schema/report/link-address';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import {
  type BlockNode,
  type DataField,
  type FormulaChip,
  type InlineNode,
  isDataField,
  type ListNode,
  type PageField,
  type RichText,
  type TextMark,
} from '@lienzo/schema/report/rich-text';
import { drawingMessages } from '@lienzo/schema/reports/drawing-messages';
import { reportFormulaMessages } from '@lienzo/schema/rule-messages/report-formula-messages';
import type { DrawContext } from '../draw-context.ts';
import { columnAtomName, columnAtomText } from './column-atom.ts';
import { escapeHtml } from './escape-html.ts';
import { listIndentCss } from './list-indent.ts';
import { partedText } from './soft-hyphens.ts';
import { textHeight } from './text-height.ts';

/**
 * Draws a rich text with the same elements as the editor's text mode (`p`, `h1`-`h3`, `ul`, `ol`, `li`, `strong`, `em`,
 * `u`, `s`, `a`, `span`), so that entering text mode moves nothing. Column atoms show the value of `context.current`;
 * without one, `context.placeholders` draws chips.
 */
export function drawRichText(text: RichText, context: DrawContext): string {
  return drawBlocks(text.content, context);
}

function drawBlocks(blocks: BlockNode[], context: DrawContext): string {
  return blocks.map((block) => drawBlock(block, context)).join('');
}

function drawBlock(block: BlockNode, context: DrawContext): string {
  switch (block.type) {
    case 'paragraph':
      return `<p${keepsWhole(block, context) ? ` class="${SHORT}"` : ''}${alignStyle(block.attrs?.textAlign)}>${drawInline(block.content ?? [], context)}</p>`;
    case 'heading': {
      const tag = `h${block.attrs.level}`;
      return `<${tag}${alignStyle(block.attrs.textAlign)}>${drawInline(block.content ?? [], context)}</${tag}>`;
    }
    case 'bulletList':
    case 'orderedList':
      return drawList(block, context);
  }
}

/** A paragraph that stays on one page. */
const SHORT = 'lz-short';
/** Lines, about, of one that has none to spare for the end of a page. */
const SHORTEST = 2;
const MAX_LENGTH = 4;

/**
 * Whether a paragraph is too short to be divided with two lines on either side: browsers would rather leave its last line
 * alone at the top of a page than move three lines. Its lines are computed, so some of four or five are kept, too.
 */
function keepsWhole(block: BlockNode, context: DrawContext): boolean {
  if (context.textRoom === undefined) return false;
  const { width, fontSize } = context.textRoom;
  const lines = textHeight([block], width, {
    fontSize,
    lineHeight: 1 / fontSize,
    paragraphGap: 0,
    wordsOf: (node) => textOf(node, context),
  });
  return lines >= SHORTEST && lines <= MAX_LENGTH;
}

function textOf(node: Exclude<InlineNode, { type: 'hardBreak' }>, context: DrawContext): string {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'column':
      return context.current === undefined
        ? columnAtomName(node.attrs.column, context.columns ?? [])
        : columnAtomText(node.attrs, context.current.columns, context.current.row);
    case 'parameter':
      return context.parameterText?.(node.attrs.parameter) ?? '';
    case 'formula':
      return formulaText(node.attrs, context);
    case 'field':
      return fieldText(node.attrs.field, context);
  }
}

function fieldText(field: PageField, { today, dataFields }: DrawContext): string {
  if (field === 'date') return formatLongDate(today);
  return isDataField(field) ? (dataFields?.[field] ?? drawingMessages.fields[field]) : '';
}

function drawList({ type, attrs, content }: ListNode, context: DrawContext): string {
  const items = content.map((item) => `<li>${drawBlocks(item.content, context)}</li>`).join('');
  if (type === 'bulletList') return `<ul>${items}</ul>`;
  const start = attrs?.start === undefined ? '' : ` start="${attrs.start}"`;
  const indent = listIndentCss(attrs?.start ?? 1, content.length);
  return `<ol${start} style="padding-left:${indent}">${items}</ol>`;
}

const alignStyle = (align: 'left' | 'center' | 'right' | 'justify' | null | undefined): string =>
  align === null || align === undefined ? '' : ` style="text-align:${align}"`;

/** A line break keeps the height of an empty line, as browsers do in editable text. */
function drawInline(nodes: InlineNode[], context: DrawContext): string {
  const html = nodes.map((node) => drawNode(node, context)).join('');
  return nodes.length === 0 || nodes.at(-1)?.type === 'hardBreak' ? `${html}<br>` : html;
}

function drawNode(node: InlineNode, context: DrawContext): string {
  switch (node.type) {
    case 'hardBreak':
      return '<br>';
    case 'text':
      return withMarks(escapeHtml(partedText(node.text, node.marks, context.textRoom)), node.marks, context);
    case 'column':
      return withMarks(drawColumn(node, context), node.marks, context);
    case 'parameter':
      return withMarks(drawParameter(node.attrs.parameter, context), node.marks, context);
    case 'formula':
      return withMarks(drawFormula(node.attrs, context), node.marks, context);
    case 'field':
      return withMarks(drawField(node.attrs.field, context), node.marks, context);
  }
}

function drawColumn({ attrs, marks }: Extract<InlineNode, { type: 'column' }>, context: DrawContext): string {
  const { current, placeholders } = context;
  if (current !== undefined) {
    const text = columnAtomText(attrs, current.columns, current.row);
    return escapeHtml(partedText(text, marks, context.textRoom));
  }
  return placeholders ? chip(columnAtomName(attrs.column, context.columns ?? [])) : '';
}

/** In print its value has taken its place before; the host says what stands for it otherwise. */
function drawParameter(id: string, { parameterText, placeholders }: DrawContext): string {
  const text = parameterText?.(id) ?? '';
  return placeholders ? chip(text) : escapeHtml(text);
}

/** In print its result has taken its place before. */
function drawFormula(formula: FormulaChip, context: DrawContext): string {
  const text = formulaText(formula, context);
  return context.placeholders ? chip(text) : escapeHtml(text);
}

const formulaText = (formula: FormulaChip, context: DrawContext): string =>
  context.formulaText?.(formula) ?? reportFormulaMessages.noResult;

function drawField(field: PageField, context: DrawContext): string {
  if (field === 'logo') return drawLogo(context);
  if (field === 'date') return escapeHtml(formatLongDate(context.today));
  if (isDataField(field)) return drawDataField(field, context);
  const { pageFields, placeholders } = context;
  if (pageFields === undefined) return placeholders ? chip(drawingMessages.fields[field]) : '';
  return placeholders
    ? `<span class="lz-chip lz-number">${pageFields[field]}</span>`
    : String(pageFields[field]);
}

/** In print its text has taken its place before; the host says what stands for it otherwise. */
function drawDataField(field: DataField, { dataFields, placeholders }: DrawContext): string {
  const text = dataFields?.[field];
  if (placeholders) return chip(text ?? drawingMessages.fields[field]);
  return escapeHtml(text ?? drawingMessages.untoldField);
}

/** Its height is relative to the font size. */
function drawLogo(context: DrawContext): string {
  const source = context.imageSource(ORGANIZATION_LOGO);
  if (source !== null) return `<img class="lz-logo" src="${escapeHtml(source)}" alt="Logotipo">`;
  return context.placeholders ? chip(drawingMessages.fields.logo) : '';
}

const chip = (name: string): string => `<span class="lz-chip">${escapeHtml(name)}</span>`;

/** Applies marks from the inside out; links other than http(s) and mailto are drawn as text. */
function withMarks(html: string, marks: TextMark[] | undefined, context: DrawContext): string {
  return (marks ?? []).reduce((inner, mark) => withMark(inner, mark, context), html);
}

/** Where a design is shown without rows, a link with a column looks like one and leads nowhere. */
function drawLink(html: string, attrs: LinkAttrs, { current, placeholders }: DrawContext): string {
  const address = linkAddress(attrs, current?.row);
  if (address !== null) return `<a href="${escapeHtml(address)}" rel="noopener noreferrer">${html}</a>`;
  return placeholders && current === undefined && typeof attrs.columna === 'string' ? `<a>${html}</a>` : html;
}

const SIMPLE_MARKS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function withMark(html: string, mark: TextMark, context: DrawContext): string {
  if (mark.type === 'link') return drawLink(html, mark.attrs, context);
  if (mark.type === 'textStyle') {
    const { color, fontSize } = mark.attrs;
    const rules: string[] = [];
    if (typeof fontSize === 'number' && Number.isFinite(fontSize)) rules.push(`font-size:${fontSize}pt`);
    if (typeof color === 'string' && /^#[0-9a-fA-F]{6}$/.test(color)) rules.push(`color:${color}`);
    return rules.length === 0 ? html : `<span style="${rules.join(';')}">${html}</span>`;
  }
  const tag = SIMPLE_MARKS[mark.type];
  return `<${tag}>${html}</${tag}>`;
}
