/** The parts beside the sheets: which sheets there are, the texts that cells share, which styles show dates and times. */
import { WorkbookRefusal } from '../../workbook-refusal.ts';
import { builtInClock, type ClockFormat, clockFormat, decodeText } from '../cell-values.ts';
import { MAX_SHEET_NAME, MAX_TEXT, type ReadingLimits } from '../reading-limits.ts';
import type { WorkbookPackage } from './open-package.ts';
import { type Relation, readRelations, SMALL } from './read-relations.ts';
import { prefixed, readXml } from './read-xml.ts';

export type WorkbookParts = {
  is1904: boolean;
  sheets: { name: string; hidden: boolean; part: string }[];
  styles: string | undefined;
  sharedStrings: string | undefined;
};

/** @throws WorkbookRefusal. */
export async function readWorkbookPart(file: WorkbookPackage, limits: ReadingLimits): Promise<WorkbookParts> {
  const main = targetOf(await readRelations(file, ''), 'officeDocument') ?? 'xl/workbook.xml';
  if (main.toLowerCase().endsWith('.bin')) throw new WorkbookRefusal('binary');
  if (!file.has(main)) throw new WorkbookRefusal(file.has('content.xml') ? 'open_document' : 'other');
  const relations = await readRelations(file, main);
  const parts: WorkbookParts = {
    is1904: false,
    sheets: [],
    styles: targetOf(relations, 'styles'),
    sharedStrings: targetOf(relations, 'sharedStrings'),
  };
  let isWorkbook = false;
  await readXml(await file.open(main, SMALL), {
    open(tag, attributes) {
      isWorkbook ||= tag === 'workbook';
      const { date1904, name = '', state = 'visible' } = attributes;
      if (tag === 'workbookPr') parts.is1904 = isOn(date1904);
      if (tag !== 'sheet') return;
      const relation = relations.get(prefixed(attributes, 'id') ?? '');
      if (relation?.type !== 'worksheet' || relation.external) return;
      if (parts.sheets.some(({ part }) => part === relation.target)) throw new WorkbookRefusal('broken');
      if (parts.sheets.length >= limits.sheets) throw new WorkbookRefusal('too_large');
      const hidden = state !== 'visible';
      parts.sheets.push({ name: name.slice(0, MAX_SHEET_NAME), hidden, part: relation.target });
    },
  });
  if (!isWorkbook) throw new WorkbookRefusal('other');
  return parts;
}

const targetOf = (relations: ReadonlyMap<string, Relation>, type: string): string | undefined =>
  [...relations.values()].find((relation) => relation.type === type && !relation.external)?.target;

export const isOn = (text: string | undefined): boolean => text === '1' || text === 'true';

/** The shared texts in their order; of rich text the letters, without the reading of Japanese ones. */
export async function readSharedStrings(
  file: WorkbookPackage,
  part: string | undefined,
  limits: ReadingLimits,
): Promise<string[]> {
  if (part === undefined || !file.has(part)) return [];
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await readXml(await file.open(part, limits.sharedBytes), {
    open(tag) {
      if (tag === 'si') text = '';
      else if (tag === 't') isText = true;
      else if (tag === 'rPh') isPhonetic = true;
    },
    text(chunk) {
      if (isText && !isPhonetic && text.length <= MAX_TEXT) text += chunk.slice(0, MAX_TEXT + 1);
    },
    close(tag) {
      if (tag === 'si') strings.push(decodeText(text));
      else if (tag === 't') isText = false;
      else if (tag === 'rPh') isPhonetic = false;
    },
  });
  return strings;
}

/** Which clock the styles, by their number, show. */
export async function readClockStyles(
  file: WorkbookPackage,
  part: string | undefined,
): Promise<(ClockFormat | null)[]> {
  if (part === undefined || !file.has(part)) return [];
  const codes = new Map<number, ClockFormat | null>();
  const styles: (ClockFormat | null)[] = [];
  let isCellStyles = false;
  await readXml(await file.open(part, SMALL), {
    open(tag, { numFmtId, formatCode = '' }) {
      const id = Number(numFmtId);
      if (tag === 'numFmt') codes.set(id, clockFormat(formatCode));
      else if (tag === 'cellXfs') isCellStyles = true;
      else if (tag === 'xf' && isCellStyles)
        styles.push(codes.has(id) ? (codes.get(id) ?? null) : builtInClock(id));
    },
    close(tag) {
      if (tag === 'cellXfs') isCellStyles = false;
    },
  });
  return styles;
}
