/** Which file for or of SUA some text is, by its lines, and where lines of two kinds are alike by its name. */
import { foldText } from '../../text/fold-text.ts';
import { SUA_FILES, type SuaFileName } from '../sua/sua-files.ts';

export type TextFileKind = SuaFileName | 'SUA';

/** How long the lines of each file are, from the shortest to the longest that programs write. */
const WIDTHS: Readonly<Record<SuaFileName, readonly [number, number]>> = {
  'Aseg.txt': [120, 200],
  'Afil.txt': [65, 95],
  'Movt.txt': [32, 49],
  'Incapacidades.txt': [53, 64],
  'Creditos.txt': [50, 52],
};
const NAMES: Readonly<Record<SuaFileName, RegExp>> = {
  'Aseg.txt': /aseg/,
  'Afil.txt': /afil/,
  'Movt.txt': /mov/,
  'Incapacidades.txt': /incap/,
  'Creditos.txt': /cred/,
};
/** A record of the payment file is longer than any line that SUA imports. */
const PAYMENT_LINE = 201;

/**
 * @param firstLine the first one with letters, without blanks at its end.
 * @returns null for what is none of them.
 */
export function textFileKind(name: string, firstLine: string): TextFileKind | null {
  const folded = foldText(name.slice(0, 200));
  if (/^0[2-6]/.test(firstLine) && (folded.endsWith('.sua') || firstLine.length >= PAYMENT_LINE))
    return 'SUA';
  if (!/^[A-Z0-9]{11}\d{11}/.test(firstLine)) return null;
  const named = SUA_FILES.find((kind) => NAMES[kind].test(folded));
  if (named !== undefined) return named;
  const fitting = SUA_FILES.find((kind) => {
    const [least, most] = WIDTHS[kind];
    return firstLine.length >= least && firstLine.length <= most;
  });
  return fitting ?? null;
}
