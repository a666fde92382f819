import { columnFormat } from '@lienzo/schema/data/column';
import { MAX_FORMULA } from '@lienzo/schema/formula/read-tokens';
import type { FormulaChip } from '@lienzo/schema/report/rich-text';
import { mergeAttributes, Node } from '@tiptap/core';

export type FormulaNodeOptions = {
  /** What stands for a formula: its result, or what it computes. */
  textOf(chip: FormulaChip): string;
};

/** The result of a formula over the rows of the report's tables. */
export const FormulaNode = Node.create<FormulaNodeOptions>({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions() {
    return { textOf: ({ formula }) => formula };
  },
  addAttributes() {
    return {
      formula: { default: '', parseHTML: (element) => element.getAttribute('data-formula') ?? '' },
      format: { default: null, parseHTML: (element) => element.getAttribute('data-format') },
    };
  },
  parseHTML() {
    // Pasted text may contain anything: what is no formula is a problem that its author is told of.
    const isShort = (formula: string | null): boolean =>
      formula !== null && formula !== '' && formula.length <= MAX_FORMULA;
    const isFormat = (format: string | null): boolean =>
      format === null || columnFormat.safeParse(format).success;
    return [
      {
        tag: 'span[data-formula]',
        getAttrs: (element) =>
          isShort(element.getAttribute('data-formula')) && isFormat(element.getAttribute('data-format'))
            ? null
            : false,
      },
    ];
  },
  renderHTML({ node, HTMLAttributes }) {
    const chip = chipOf(node.attrs);
    const own = {
      class: 'lz-chip',
      'data-formula': chip.formula,
      ...(chip.format === null ? {} : { 'data-format': chip.format }),
    };
    const { formula: _formula, format: _format, ...rest } = HTMLAttributes;
    return ['span', mergeAttributes(rest, own), this.options.textOf(chip)];
  },
  renderText({ node }) {
    return this.options.textOf(chipOf(node.attrs));
  },
});

/** The attributes of a formula's node. */
export function chipOf({ formula, format }: Record<string, unknown>): FormulaChip {
  return { formula: String(formula), format: columnFormat.safeParse(format).data ?? null };
}
