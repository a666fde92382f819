import type { CodeSymbology } from '@lienzo/schema/data/code-content';
import { reportProblemMessages } from '@lienzo/schema/rule-messages/report-problem-messages';

/**
 * The narrowest module in points that common scanners read from an office printer's paper: 0.19 mm of a bar code
 * (7.5 mil), 0.25 mm of a QR, which telephones read.
 */
export const MIN_MODULE = { code128: 0.54, qr: 0.72 } as const satisfies Record<CodeSymbology, number>;
/** Units of a drawn bar code's view box for its narrowest bar, and of a QR's for a module. */
export const UNITS_PER_MODULE = { code128: 2, qr: 1 } as const satisfies Record<CodeSymbology, number>;

/**
 * Why a code of so many modules cannot be scanned from a space of `width` points, in words for the report's author;
 * null when it can.
 */
export const codeWidthProblem = (simbologia: CodeSymbology, modules: number, width: number): string | null =>
  width / modules < MIN_MODULE[simbologia] ? reportProblemMessages.code.narrow[simbologia] : null;

/** The number of modules across a drawn code. */
export const modulesOf = (simbologia: CodeSymbology, svg: string): number =>
  Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 0) / UNITS_PER_MODULE[simbologia];
