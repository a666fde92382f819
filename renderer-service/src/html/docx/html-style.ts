import { AlignmentType, type HeadingLevel, type IParagraphOptions } from 'docx';
import type { Element } from 'domhandler';
import type { ListLevel } from '../../formats/docx/blocks/list-level.ts';
import type { RunStyle } from '../../formats/docx/blocks/text-runs.ts';
import type { NumberedLists } from '../../formats/docx/blocks/word-styles.ts';

type Alignment = (typeof AlignmentType)[keyof typeof AlignmentType];

/** The style that a block inherits from its ancestors. */
export type HtmlStyle = {
  run: RunStyle;
  /** In points. */
  width: number;
  indent: number;
  align?: Alignment;
  heading?: (typeof HeadingLevel)[keyof typeof HeadingLevel];
  list?: ListLevel;
  /** Whether white space is preserved. */
  preserveSpace?: boolean;
  /** For the first paragraph only. */
  firstParagraph: Pick<IParagraphOptions, 'numbering' | 'pageBreakBefore' | 'indent'>;
};

export type HtmlContext = { lists: NumberedLists };

const ALIGNMENTS: Record<string, Alignment> = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
};

/** How an element aligns its text, by its style, its `align` or its name. */
export function alignmentOf(element: Element, styles: Map<string, string>): Alignment | undefined {
  if (element.name === 'center') return AlignmentType.CENTER;
  return ALIGNMENTS[styles.get('text-align') ?? element.attribs.align?.toLowerCase() ?? ''];
}
