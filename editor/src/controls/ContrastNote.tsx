import { contrast, legibleColor, parseHex } from '@lienzo/schema/data/color';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { Button } from '@mantine/core';
import { useEditor } from '../store/use-editor.ts';
import classes from './controls.module.css';

/** The drawing's own colour of texts, and that of paper. */
const INK = '#1b2330';
const PAPER = '#ffffff';

type Props = {
  /** Absent: those of the drawing and of the page. */
  text: string | undefined;
  background: string | undefined;
  /** Takes the nearest colour of the text that is legible. */
  onChange: (text: string) => void;
};

/** That a text is hard to read on its background, and the nearest colour that is not; nothing where it is legible. */
export function ContrastNote({ text = INK, background, onChange }: Props) {
  const page = useEditor((state) => state.edit.document.page.fondo);
  const behind = background ?? page ?? PAPER;
  const better = legibleColor(text, behind);
  if (better === null) return null;
  return (
    <div className={classes.contrast} role="status">
      <span>{editorStyleMessages.contrast.low(contrastText(text, behind))}</span>
      <Button size="compact-xs" variant="default" onClick={() => onChange(better)}>
        <span className={classes.colorChip} style={{ background: better }} aria-hidden />
        {editorStyleMessages.contrast.use(better.toUpperCase())}
      </Button>
    </div>
  );
}

/** Cut to one decimal, because 4.46 is less than 4.5. */
function contrastText(text: string, background: string): string {
  const [one, other] = [parseHex(text), parseHex(background)];
  if (one === null || other === null) return '';
  return (Math.floor(contrast(one, other) * 10) / 10).toFixed(1);
}
