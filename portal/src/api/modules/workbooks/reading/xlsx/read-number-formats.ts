import { MAX_FORMAT } from '../reading-limits.ts';
import type { WorkbookPackage } from './open-package.ts';
import { SMALL } from './read-relations.ts';
import { readXml } from './read-xml.ts';

/** The formats of numbers that need no code of their own (ECMA-376 §18.8.30). */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0',
  6: '$#,##0',
  7: '$#,##0.00',
  8: '$#,##0.00',
  9: '0%',
  10: '0.00%',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  42: '$#,##0',
  43: '#,##0.00',
  44: '$#,##0.00',
};

/** The number formats of the styles, by their number; '' for the general one. @throws WorkbookRefusal. */
export async function readNumberFormats(file: WorkbookPackage, part: string | undefined): Promise<string[]> {
  if (part === undefined || !file.has(part)) return [];
  const codes = new Map<number, string>();
  const formats: string[] = [];
  let isCellStyles = false;
  await readXml(await file.open(part, SMALL), {
    open(tag, { numFmtId, formatCode = '' }) {
      const id = Number(numFmtId);
      if (tag === 'numFmt' && formatCode.length <= MAX_FORMAT) codes.set(id, formatCode);
      else if (tag === 'cellXfs') isCellStyles = true;
      else if (tag === 'xf' && isCellStyles) formats.push(codes.get(id) ?? BUILT_IN[id] ?? '');
    },
    close(tag) {
      if (tag === 'cellXfs') isCellStyles = false;
    },
  });
  return formats;
}
