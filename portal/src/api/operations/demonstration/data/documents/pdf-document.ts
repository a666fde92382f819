/** A small PDF: lines of text on letter pages, in the standard fonts. */

export type PdfLine = { text: string; bold?: boolean; size?: number };

const PAGE = { width: 612, height: 792, left: 64, top: 720 };
const LINES_PER_PAGE = 40;
const LINE_HEIGHT = 16;

/** Windows-1252, the encoding of the standard fonts, covers Spanish. */
const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
const escaped = (text: string): string => text.replaceAll(/[\\()]/g, (letter) => `\\${letter}`);

/** @param lines at most 40 per page; more continue on the next. */
export function pdfDocument(title: string, lines: PdfLine[]): Buffer {
  const pages = Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE));
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-MX) >>',
    `<< /Type /Pages /Count ${pages} /Kids [${numbers(pages, (at) => `${6 + at * 2} 0 R`)}] >>`,
    fontObject('Helvetica'),
    fontObject('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) /Producer (Lienzo) >>`,
  ];
  for (let page = 0; page < pages; page += 1) {
    const content = contentOf(lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE));
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${7 + page * 2} 0 R ` +
        '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
      `<< /Length ${bytesOf(content).byteLength} >>\nstream\n${content}\nendstream`,
    );
  }
  return assemble(objects);
}

const numbers = (count: number, owner: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => owner(at)).join(' ');

const fontObject = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

function contentOf(lines: PdfLine[]): string {
  const drawn = lines.map(({ text, bold, size }, at) => {
    const font = `/${bold === true ? 'F2' : 'F1'} ${size ?? 11} Tf`;
    return `${font} 1 0 0 1 ${PAGE.left} ${PAGE.top - at * LINE_HEIGHT} Tm (${escaped(text)}) Tj`;
  });
  return `BT\n${drawn.join('\n')}\nET`;
}

function assemble(objects: string[]): Buffer {
  const parts = [bytesOf('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n')];
  const offsets: number[] = [];
  let at = parts[0]?.byteLength ?? 0;
  for (const [index, body] of objects.entries()) {
    const part = bytesOf(`${index + 1} 0 obj\n${body}\nendobj\n`);
    offsets.push(at);
    at += part.byteLength;
    parts.push(part);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    bytesOf(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
