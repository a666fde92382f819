import type { FormulaChip, PageField } from '@lienzo/schema/report/rich-text';
import type { Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { ColumnNode } from './extensions/column-node.ts';
import { EnterReplacesAll } from './extensions/enter-replaces-all.ts';
import { FieldNode } from './extensions/field-node.ts';
import { FormulaNode } from './extensions/formula-node.ts';
import { ListIndent } from './extensions/list-indent.ts';
import { ParameterNode } from './extensions/parameter-node.ts';
import { SafeLink } from './extensions/safe-link.ts';
import { TextAlign } from './extensions/text-align.ts';
import { TextStyle } from './extensions/text-style.ts';

export type TextExtensionOptions = {
  /** Headings and lists: in texts, not in titles and page regions. */
  blocks: boolean;
  nameOf(column: string): string;
  parameterName(parameter: string): string;
  formulaText(chip: FormulaChip): string;
  /** See `FormulaNodeOptions`; absent: results never change. */
  onFormulaResults?(changed: () => void): () => void;
  fieldText(field: PageField): string;
  /** The organization's logo; see `FieldNodeOptions`. */
  logo?: string | null;
};

/** The schema of a text: exactly that of `rich-text.ts` in the shared schema; undo is handled by the document. */
export function textExtensions({
  blocks,
  nameOf,
  parameterName,
  formulaText,
  onFormulaResults,
  fieldText,
  logo = null,
}: TextExtensionOptions): Extensions {
  return [
    StarterKit.configure({
      undoRedo: false,
      link: false,
      code: false,
      codeBlock: false,
      blockquote: false,
      horizontalRule: false,
      dropcursor: false,
      gapcursor: false,
      trailingNode: false,
      ...(blocks
        ? { heading: { levels: [1, 2, 3] } }
        : { heading: false, bulletList: false, orderedList: false, listItem: false, listKeymap: false }),
    }),
    EnterReplacesAll,
    ListIndent,
    TextAlign,
    TextStyle,
    SafeLink,
    ColumnNode.configure({ nameOf }),
    ParameterNode.configure({ nameOf: parameterName }),
    FormulaNode.configure({
      textOf: formulaText,
      ...(onFormulaResults && { onResults: onFormulaResults }),
    }),
    FieldNode.configure({ textOf: fieldText, logo }),
  ];
}
