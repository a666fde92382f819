import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { ReportItem } from '@lienzo/schema/report/item';
import { textParts } from '@lienzo/schema/report/item-texts';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { typeText } from '../actions/changing.ts';
import { appendRow, pasteCells } from '../actions/fixed-tables.ts';
import { partLabel } from '../kinds/part-label.ts';
import { closeText, openAdjacentText } from '../store/slices/text-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { ChipSuggestions } from './ChipSuggestions.tsx';
import { pastedCells } from './pasted-cells.ts';
import { TextSurface } from './TextSurface.tsx';
import { useTextExtensions } from './use-text-extensions.ts';

type Props = {
  item: ReportItem;
  part: string;
  columns: SelectedColumn[] | undefined;
  /** The drawing of the item, which has nothing in the place of this text. */
  drawing: RefObject<HTMLElement | null>;
};

/** The text editor of one of several texts of an item, in its place in the drawing. */
export function PartText({ item, part, columns, drawing }: Props) {
  const store = useEditorStore();
  // A place of its own, so that typing goes on where the item is drawn anew around it.
  const [holder] = useState(() => document.createElement('div'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawing follows the item
  useLayoutEffect(() => {
    const slot = drawing.current?.querySelector(`[data-lz-part="${CSS.escape(part)}"]`);
    if (!slot || holder.parentElement === slot) return;
    const lostFocus = document.activeElement === document.body;
    const isFirst = holder.parentElement === null;
    slot.append(holder);
    if (!isFirst && lostFocus) store.getState().textEditor?.commands.focus(null, { scrollIntoView: false });
  }, [drawing, part, item, holder, store]);
  const target = useEditor((state) => state.text);
  const { extensions, suggestion } = useTextExtensions({ uuid: item.uuid, columns, blocks: false });
  const { uuid, nombre } = item;
  const type = useCallback<Parameters<typeof TextSurface>[0]['onType']>(
    (valor, burst) => typeText(store, { uuid, nombre, part }, valor, burst),
    [store, uuid, nombre, part],
  );
  const leave = useCallback(() => closeText(store), [store]);
  const text = textParts(item).find((one) => one.part === part)?.text;
  if (text === undefined) return null;
  const walk = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || event.defaultPrevented || suggestion !== null) return;
    if (openAdjacentText(store, event.shiftKey ? -1 : 1)) event.preventDefault();
    else if (nombre === 'tabla_fija' && !event.shiftKey) {
      appendRow(store, uuid);
      event.preventDefault();
    }
  };
  const paste = (event: ClipboardEvent): void => {
    const cells = nombre === 'tabla_fija' ? pastedCells(event.clipboardData) : null;
    if (cells === null) return;
    event.preventDefault();
    event.stopPropagation();
    pasteCells(
      store,
      { uuid, part },
      cells.map((line) => line.map((cell) => cell?.texto ?? plainRichText(''))),
    );
  };
  return createPortal(
    <div onKeyDownCapture={walk} onPasteCapture={paste}>
      <TextSurface
        key={part}
        text={text}
        extensions={extensions}
        blocks={false}
        label={partLabel(item, part)}
        className="lz-rich"
        at={target?.kind === 'item' ? target.at : undefined}
        onType={type}
        onLeave={leave}
      />
      <ChipSuggestions suggestion={suggestion} />
    </div>,
    holder,
  );
}
