import { SoftHyphen, TextRun } from 'docx';
import { cleanText } from '../../clean-text.ts';

/** The style of a text run; sizes in half points, colours without `#`. */
export type RunStyle = {
  bold?: boolean;
  italics?: boolean;
  underline?: object;
  strike?: boolean;
  superScript?: boolean;
  subScript?: boolean;
  shading?: { fill: string };
  color?: string;
  size?: number;
  font?: string;
  /** In half points: from which size on letters are kerned. */
  kern?: number;
  /** In twips. */
  characterSpacing?: number;
  style?: string;
};

/** Text as runs; newlines become line breaks, soft hyphens Word's own: it shows the character as a hyphen. */
export function textRuns(text: string, style: RunStyle = {}): TextRun[] {
  return cleanText(text)
    .split(/\r\n|\r|\n/)
    .map((line, index) => {
      const parts = line.split('\u00ad');
      const content =
        parts.length === 1
          ? { text: line }
          : { children: parts.flatMap((part, at) => (at === 0 ? [part] : [new SoftHyphen(), part])) };
      return new TextRun({ ...style, ...content, ...(index > 0 && { break: 1 }) });
    });
}
