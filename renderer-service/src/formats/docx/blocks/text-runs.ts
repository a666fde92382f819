import { TextRun } from 'docx';
import { cleanText } from '../../clean-text.ts';

/** How a run of text looks; sizes in half points, colours without `#`. */
export type RunStyle = {
  bold?: boolean;
  italics?: boolean;
  underline?: object;
  strike?: boolean;
  color?: string;
  size?: number;
  style?: string;
};

/** Text as runs; its line ends become line breaks. */
export function textRuns(text: string, style: RunStyle = {}): TextRun[] {
  return cleanText(text)
    .split(/\r\n|\r|\n/)
    .map((line, index) => new TextRun({ ...style, text: line, ...(index > 0 && { break: 1 }) }));
}
