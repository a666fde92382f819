/**
 * The rich text of a report: Tiptap JSON, limited to what the drawing, Word and Excel support.
 * HTML is never stored in a document; the editor converts pasted HTML to this shape (see docs/decisions).
 */
import { z } from 'zod';
import { columnFormat } from '../data/column.ts';
import { MAX_FORMULA } from '../formula/read-tokens.ts';

/** Font sizes, in points, that the editor offers. */
export const TEXT_SIZES = [8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40] as const;

const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** Links may only use web or e-mail addresses. */
const linkHref = z
  .string()
  .max(2000)
  .regex(/^(https?:\/\/|mailto:)/i);

/** Characters behind the column of a link. */
export const MAX_LINK_END = 500;

const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('underline') }),
  z.object({ type: z.literal('strike') }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({
      href: linkHref,
      /** A column of the page's row, whose value follows `href`; see `link-address.ts`. */
      columna: z.string().min(1).max(120).nullish(),
      /** What follows the value. */
      despues: z.string().max(MAX_LINK_END).nullish(),
    }),
  }),
  z.object({
    type: z.literal('textStyle'),
    attrs: z.object({ fontSize: z.number().min(4).max(96).nullish(), color: hexColor.nullish() }),
  }),
]);
export type TextMark = z.infer<typeof mark>;

const textNode = z.object({
  type: z.literal('text'),
  text: z.string().min(1),
  marks: z.array(mark).optional(),
});
const hardBreak = z.object({ type: z.literal('hardBreak') });

/** A placeholder for a value of the current row; `column` is one of the item's `selected_columns`. */
const columnNode = z.object({
  type: z.literal('column'),
  attrs: z.object({ column: z.string().min(1), format: z.string().nullish() }),
  marks: z.array(mark).optional(),
});

/** A placeholder for the value of one of the report's `parametros`. */
const parameterNode = z.object({
  type: z.literal('parameter'),
  attrs: z.object({ parameter: z.string().min(1).max(64) }),
  marks: z.array(mark).optional(),
});

/**
 * The result of a formula over all rows of the report's tables, which stand in it by their uuids; see `total-formula.ts`.
 * `format`: absent, as the type of the result has it.
 */
const formulaNode = z.object({
  type: z.literal('formula'),
  attrs: z.object({ formula: z.string().max(MAX_FORMULA), format: columnFormat.nullish() }),
  marks: z.array(mark).optional(),
});
export type FormulaChip = z.infer<typeof formulaNode>['attrs'];

/** Whose rows a report shows: the client, payroll and period that they have in common. Read from the data before printing. */
export const DATA_FIELDS = ['client', 'payroll', 'period'] as const;
export type DataField = (typeof DATA_FIELDS)[number];

/** Page fields: page number, page count, date of printing, the organization's logo, and whose rows it shows. */
export const PAGE_FIELDS = ['page', 'pages', 'date', 'logo', ...DATA_FIELDS] as const;
export type PageField = (typeof PAGE_FIELDS)[number];
const fieldNode = z.object({
  type: z.literal('field'),
  attrs: z.object({ field: z.enum(PAGE_FIELDS) }),
  marks: z.array(mark).optional(),
});

export const inlineNode = z.discriminatedUnion('type', [
  textNode,
  hardBreak,
  columnNode,
  parameterNode,
  formulaNode,
  fieldNode,
]);
export type InlineNode = z.infer<typeof inlineNode>;

export const textAlign = z.enum(['left', 'center', 'right', 'justify']);
const blockAttrs = z.object({ textAlign: textAlign.nullish() });

const paragraph = z.object({
  type: z.literal('paragraph'),
  attrs: blockAttrs.optional(),
  content: z.array(inlineNode).optional(),
});
const heading = z.object({
  type: z.literal('heading'),
  attrs: blockAttrs.extend({ level: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
  content: z.array(inlineNode).optional(),
});
type TextBlock = z.infer<typeof paragraph> | z.infer<typeof heading>;

export type ListItemNode = { type: 'listItem'; content: BlockNode[] };
export type ListNode = {
  type: 'bulletList' | 'orderedList';
  attrs?: { start?: number | undefined } | undefined;
  content: ListItemNode[];
};
export type BlockNode = TextBlock | ListNode;

/** Blocks contain lists that contain blocks; the name lets JSON Schema refer to it instead of recursing. */
const block: z.ZodType<BlockNode> = z
  .lazy(() => z.union([paragraph, heading, list]))
  .meta({ id: 'TextBlock' });
const list: z.ZodType<ListNode> = z.lazy(() =>
  z.object({
    type: z.enum(['bulletList', 'orderedList']),
    attrs: z.object({ start: z.int().optional() }).optional(),
    content: z.array(z.object({ type: z.literal('listItem'), content: z.array(block) })),
  }),
);

/** A whole rich text. */
export const richText = z.object({ type: z.literal('doc'), content: z.array(block) });
export type RichText = z.infer<typeof richText>;

export const isDataField = (field: PageField): field is DataField =>
  DATA_FIELDS.some((known) => known === field);

/** A rich text of plain paragraphs, one per line. */
export function plainRichText(text: string): RichText {
  return {
    type: 'doc',
    content: text
      .split('\n')
      .map((line) => ({ type: 'paragraph', content: line === '' ? [] : [{ type: 'text', text: line }] })),
  };
}

/** Every inline node of a rich text, in reading order. */
export function* inlineNodes(text: RichText): Generator<InlineNode> {
  yield* inlineOf(text.content);
}

function* inlineOf(blocks: BlockNode[]): Generator<InlineNode> {
  for (const node of blocks) {
    if (node.type === 'paragraph' || node.type === 'heading') yield* node.content ?? [];
    else for (const item of node.content) yield* inlineOf(item.content);
  }
}

/** Whether the text contains only white space (specification 3 §5: text items need non-blank content). */
export function isBlankText(text: RichText): boolean {
  for (const node of inlineNodes(text)) {
    if (node.type === 'hardBreak') continue;
    if (node.type !== 'text' || node.text.trim() !== '') return false;
  }
  return true;
}
