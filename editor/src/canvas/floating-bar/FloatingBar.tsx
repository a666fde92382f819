import { hasBlocks } from '@lienzo/schema/report/item';
import { memo, type Ref, useState } from 'react';
import { createPortal } from 'react-dom';
import { BAR_DOCK } from '../../controls/bar-dock.ts';
import classes from '../../controls/FloatingBar.module.css';
import { driverOf } from '../../model/page-groups.ts';
import type { EditorState } from '../../store/editor-state.ts';
import { selectedColumn } from '../../store/selected-column.ts';
import { useEditor } from '../../store/use-editor.ts';
import { TextBar } from '../../text/TextBar.tsx';
import { ItemBar } from './ItemBar.tsx';
import { SectionBar } from './SectionBar.tsx';
import { useBarPosition } from './use-bar-position.ts';

/** The floating toolbar of the selection or the open text; it causes no layout shift on the page. */
export function FloatingBar() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const target = useEditor(barTarget);
  const isText = useEditor((state) => state.text !== null);
  const position = useBarPosition({ anchor, bar, target, isText });
  const shown = target === '' ? null : <Bar ref={setBar} />;
  const dock =
    position?.side === 'docked' ? anchor?.closest('[data-lz-editor]')?.querySelector(BAR_DOCK) : null;
  return (
    <div
      ref={setAnchor}
      className={classes.floatingBar}
      data-side={position?.side}
      style={
        position === null
          ? { visibility: 'hidden' }
          : { left: position.left, top: position.top, maxWidth: position.room, height: position.height }
      }
    >
      {dock ? createPortal(shown, dock) : shown}
    </div>
  );
}

/** Renders only when its actions change, not when it moves. */
const Bar = memo(function Bar({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={classes.floating} data-lz-no-drag data-lz-floating-bar>
      <BarOfTarget />
    </div>
  );
});

function BarOfTarget() {
  const selection = useEditor((state) => state.edit.selection);
  const text = useEditor((state) => state.text);
  const editor = useEditor((state) => state.textEditor);
  const blocks = useEditor(({ text: target, edit }) => {
    const item = target?.kind === 'item' ? edit.document.items[target.uuid] : undefined;
    return item !== undefined && hasBlocks(item);
  });
  const columnsItem = useEditor((state) =>
    state.text?.kind === 'item' && driverOf(state.edit.document, state.text.uuid) !== undefined
      ? state.text.uuid
      : null,
  );
  if (text !== null) {
    if (editor === null) return null;
    const isItem = text.kind === 'item';
    return (
      <TextBar editor={editor} blocks={blocks} fields={!isItem} columnsOf={isItem ? columnsItem : null} />
    );
  }
  return selection.section === null ? (
    <ItemBar uuids={selection.items} />
  ) : (
    <SectionBar id={selection.section} />
  );
}

/** CSS selector of the element that the bar is anchored to; '' for none. */
function barTarget(state: EditorState): string {
  const { readOnly, carried, resizing, text, edit } = state;
  if (readOnly || carried !== null || resizing !== null) return '';
  // A heading that is typed is wider than its column.
  if (selectedColumn(state)?.renaming === true) return '';
  if (text?.kind === 'region') return `[data-lz-region="${text.region}"]`;
  const uuid = text?.uuid ?? edit.selection.items.at(-1);
  if (uuid !== undefined) return `[data-lz-item="${uuid}"]`;
  return edit.selection.section === null ? '' : `[data-lz-section="${edit.selection.section}"]`;
}
