import { columnFormat } from '@lienzo/schema/data/column';
import { MAX_FORMULA } from '@lienzo/schema/formula/read-tokens';
import type { FormulaChip } from '@lienzo/schema/report/rich-text';
import { mergeAttributes, Node } from '@tiptap/core';

export type FormulaNodeOptions = {
  /** What stands for a formula: its result, or what it computes. */
  textOf(chip: FormulaChip): string;
  /** Calls back whenever `textOf` may say something else; returns what ends that. */
  onResults(changed: () => void): () => void;
};

/** The result of a formula over the rows of the report's tables. */
export const FormulaNode = Node.create<FormulaNodeOptions>({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions() {
    return { textOf: ({ formula }) => formula, onResults: () => () => undefined };
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
  /** Results come while the text is being written. */
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('span');
      dom.className = 'lz-chip';
      let shown = node;
      const show = (): void => {
        const chip = chipOf(shown.attrs);
        dom.dataset.formula = chip.formula;
        dom.textContent = this.options.textOf(chip);
      };
      show();
      const end = this.options.onResults(show);
      return {
        dom,
        update(next) {
          if (next.type.name !== 'formula') return false;
          shown = next;
          show();
          return true;
        },
        ignoreMutation: () => true,
        destroy: end,
      };
    };
  },
  renderText({ node }) {
    return this.options.textOf(chipOf(node.attrs));
  },
});

/** The attributes of a formula's node. */
export function chipOf({ formula, format }: Record<string, unknown>): FormulaChip {
  return { formula: String(formula), format: columnFormat.safeParse(format).data ?? null };
}
