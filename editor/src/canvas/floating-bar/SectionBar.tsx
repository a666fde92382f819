import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { Divider } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconColumns3,
  IconCopy,
  IconPageBreak,
  IconTrash,
} from '@tabler/icons-react';
import {
  breakPage,
  copySection,
  deleteSection,
  equalizeSectionWidths,
  moveSectionTo,
} from '../../actions/arranging.ts';
import { BarButton } from '../../controls/BarButton.tsx';
import classes from '../../controls/FloatingBar.module.css';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';

/** The toolbar of the selected section. */
export function SectionBar({ id }: { id: string }) {
  const store = useEditorStore();
  const order = useEditor((state) => state.edit.document.order);
  const section = useEditor((state) => state.edit.document.sections[id]);
  const at = order.indexOf(id);
  if (section === undefined) return null;
  return (
    <div className={classes.bar} role="toolbar" aria-label={editorCanvasMessages.bars.section}>
      <BarButton
        label={editorCanvasMessages.bars.up}
        icon={IconArrowUp}
        disabled={at === 0}
        onClick={() => moveSectionTo(store, id, at - 1)}
      />
      <BarButton
        label={editorCanvasMessages.bars.down}
        icon={IconArrowDown}
        disabled={at === order.length - 1}
        onClick={() => moveSectionTo(store, id, at + 2)}
      />
      <BarButton
        label={editorCanvasMessages.bars.shareWidths}
        icon={IconColumns3}
        disabled={section.items.length < 2}
        onClick={() => equalizeSectionWidths(store, id)}
      />
      <BarButton
        label={
          section.separation
            ? editorCanvasMessages.bars.removePageBreak
            : editorCanvasMessages.bars.addPageBreak
        }
        icon={IconPageBreak}
        pressed={section.separation}
        disabled={at === 0}
        onClick={() => breakPage(store, id, !section.separation)}
      />
      <Divider orientation="vertical" my={4} />
      <BarButton
        label={editorCanvasMessages.bars.duplicate}
        icon={IconCopy}
        onClick={() => copySection(store, id)}
      />
      <BarButton
        label={editorCanvasMessages.bars.removeSection}
        icon={IconTrash}
        danger
        onClick={() => deleteSection(store, id)}
      />
    </div>
  );
}
