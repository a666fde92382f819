import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** `x = a u + c v + e`, `y = b u + d v + f`: where a picture's corners stand, `u` to its right and `v` upwards. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A picture on a page: how it is stored, in pixels, and how it is placed, in points, `y` upwards. */
export type PlacedPicture = { columns: number; rows: number; matrix: Matrix };

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The pictures of a page of a PDF. @param number of the page, from 1. */
export async function pdfPictures(bytes: Uint8Array, number = 1): Promise<PlacedPicture[]> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  try {
    const page = await (await task.promise).getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    const matches: PlacedPicture[] = [];
    const saved: Matrix[] = [];
    let matrix = IDENTITY;
    for (const [index, operation] of fnArray.entries()) {
      const args: unknown = argsArray[index];
      const values = numbersOf(args);
      if (operation === OPS.save) saved.push(matrix);
      else if (operation === OPS.restore) matrix = saved.pop() ?? IDENTITY;
      else if (operation === OPS.transform) matrix = product(matrix, values);
      else if (operation === OPS.paintImageXObject) {
        const [columns = 0, rows = 0] = values;
        matches.push({ columns, rows, matrix });
      }
    }
    return matches;
  } finally {
    await task.destroy();
  }
}

const numbersOf = (args: unknown): number[] =>
  args !== null && typeof args === 'object'
    ? Object.values(args).filter((one): one is number => typeof one === 'number')
    : [];

/** The matrix that first does the second, then the first. */
function product([a, b, c, d, e, f]: Matrix, [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0]: number[]): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
