/** The paper of a report: the sizes that are sold in Mexico, and any other. Lengths in points (1/72 inch). */
import { z } from 'zod';

/** The named papers, upright. Oficio is the Mexican one: 21.6 × 34 cm. */
const PAPERS = {
  carta: { width: 612, height: 792 },
  oficio: { width: 612, height: 963.8 },
  a4: { width: 595.3, height: 841.9 },
  media_carta: { width: 396, height: 612 },
} as const;
export type PaperName = keyof typeof PAPERS;

const paperName = z.enum(['carta', 'oficio', 'a4', 'media_carta']);
export const PAPER_NAMES = paperName.options;

/** The sides of a custom paper: 1 to 55 cm, which Word and readers of PDF accept. */
export const MIN_PAPER_SIDE = 28.34;
export const MAX_PAPER_SIDE = 1559.06;
const paperSide = z.number().min(MIN_PAPER_SIDE).max(MAX_PAPER_SIDE);

/** A named paper, or the two sides of any other. Which side is the upper one depends on the orientation only. */
export const paper = z.union([paperName, z.object({ lado_corto: paperSide, lado_largo: paperSide })]);
export type Paper = z.infer<typeof paper>;

/** The paper of a report that names none. */
export const DEFAULT_PAPER: PaperName = 'carta';

/** The least width and height that margins must leave to a page, in points: half a centimetre. */
export const MIN_BODY = 14;

/** The size of a paper, upright. */
export function verticalSize(source: Paper): { width: number; height: number } {
  if (typeof source === 'string') return PAPERS[source];
  const { lado_corto, lado_largo } = source;
  return { width: Math.min(lado_corto, lado_largo), height: Math.max(lado_corto, lado_largo) };
}
