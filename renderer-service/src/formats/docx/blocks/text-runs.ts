import { TextRun } from 'docx';
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
  style?: string;
};

/** Text as runs; newlines become line breaks. */
export function textRuns(text: string, style: RunStyle = {}): TextRun[] {
  return cleanText(text)
    .split(/\r\n|\r|\n/)
    .map((line, index) => new TextRun({ ...style, text: line, ...(index > 0 && { break: 1 }) }));
}
