/** Content that a label cannot hold is set smaller, or goes on a page of its own: nothing of it is cut. */

/** Points of the smallest letters that a label's content is set in so that it fits. */
export const MIN_LABEL_TEXT = 6;

/** The class of the pages that a sheet of labels goes on on. */
export const FURTHER_SHEET_CLASS = 'lz-further';

/** The labels of a sheet that is laid out; `Label` is the element of one. */
export type LabelSheet<Label> = {
  labels: readonly Label[];
  /** Whether its content is higher than it is. */
  overflows(label: Label): boolean;
  /** The share of its size at which its smallest letters are as small as they may be, and its codes are still read. */
  leastScale(label: Label): number;
  /** Sets its content at a share of its size. */
  setScale(label: Label, scale: number): void;
  /** Puts its content on a page of its own, and the labels after it on a further sheet. */
  takeOut(label: Label): void;
};

/**
 * Makes what the labels of a sheet say fit, in the order of the labels.
 *
 * It refers to nothing outside of it: the rendering service evaluates `FIT_LABELS_SOURCE` in the printed document.
 * @returns the labels that were set smaller, and those that have a page of their own.
 */
export function fitLabels<Label>(sheet: LabelSheet<Label>): { smaller: Label[]; own: Label[] } {
  const fitted: { smaller: Label[]; own: Label[] } = { smaller: [], own: [] };
  for (const label of sheet.labels) {
    if (!sheet.overflows(label)) continue;
    const least = Math.min(1, sheet.leastScale(label));
    let scale = 1;
    while (scale > least && sheet.overflows(label)) {
      scale = Math.max(least, scale - 0.04);
      sheet.setScale(label, scale);
    }
    if (!sheet.overflows(label)) {
      fitted.smaller.push(label);
      continue;
    }
    sheet.setScale(label, 1);
    sheet.takeOut(label);
    fitted.own.push(label);
  }
  return fitted;
}

/** The source of `fitLabels` for another program, as an expression. */
export const FIT_LABELS_SOURCE = `(${fitLabels})`;
