import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { plainText } from './plain-text.ts';
import type { ReadText } from './read-text.ts';

type Run = { text: string; x: number; y: number; end: number; size: number };

/** Points by which the runs of one line may differ in height. */
const SAME_LINE = 2;

/** The lines of each page, from its top, each from the left. @throws when the bytes are no PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadText> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  try {
    const document = await task.promise;
    const lines: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      lines.push(...linesOf(items.flatMap((item) => ('str' in item ? runOf(item) : []))));
      page.cleanup();
    }
    const pieces = lines.map((line) => line.split(/\s+/).map(plainText).filter(Boolean));
    return {
      lines: lines.map((line) => [plainText(line)]),
      pieces,
      words: pieces.flat(),
      descriptions: [],
      text: lines.map(plainText).join('\n'),
    };
  } finally {
    await task.destroy();
  }
}

function runOf({
  str,
  transform,
  width,
  height,
}: {
  str: string;
  transform: unknown[];
  width: number;
  height: number;
}): Run[] {
  const [x, y] = [Number(transform[4]), Number(transform[5])];
  return str.trim() === '' ? [] : [{ text: str, x, y, end: x + width, size: height }];
}

function linesOf(runs: Run[]): string[] {
  const lines: Run[][] = [];
  for (const run of runs.toSorted((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line === undefined || first === undefined || first.y - run.y > SAME_LINE) lines.push([run]);
    else line.push(run);
  }
  return lines.map(joined);
}

/** Runs that touch belong to one word. */
function joined(line: Run[]): string {
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const run of line.toSorted((one, other) => one.x - other.x)) {
    text += run.x - end > run.size * 0.15 ? ` ${run.text}` : run.text;
    end = run.end;
  }
  return text;
}
