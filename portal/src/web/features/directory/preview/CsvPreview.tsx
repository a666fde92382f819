import { useMemo } from 'react';
import { decodeText } from './decode-text';
import type { PreviewPartProps } from './preview-part';
import { readCsv } from './read-csv';
import { SheetContent } from './SheetContent';
import { SHEET_ROWS, type Sheet } from './sheet';

/** A file of comma-separated values, as the table that it is. */
export function CsvPreview({ item, content }: PreviewPartProps) {
  const sheet = useMemo((): Sheet => {
    const rows = readCsv(decodeText(content.bytes), SHEET_ROWS + 1);
    return {
      name: item.name,
      rows: rows
        .slice(0, SHEET_ROWS)
        .map((row) => row.map((text) => ({ text, isRight: /^-?[$\d][\d,.]*%?$/.test(text), isBold: false }))),
      isCut: rows.length > SHEET_ROWS || content.isCut,
    };
  }, [content, item.name]);
  return <SheetContent sheet={sheet} />;
}
