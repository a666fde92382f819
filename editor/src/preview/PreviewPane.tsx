import { editorPreviewMessages } from '@lienzo/schema/messages/editor-preview-messages';
import { CloseButton } from '@mantine/core';
import { togglePreview } from '../actions/panes.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { useSettledDocument } from '../store/use-settled-document.ts';
import { PreviewPages } from './PreviewPages.tsx';
import classes from './preview.module.css';
import { WidthSplitter } from './WidthSplitter.tsx';

/** Debounce before the pages are laid out again, in milliseconds. */
const DEBOUNCE_MS = 450;

/** The paged preview beside the canvas; it follows changes there when the person pauses. */
export function PreviewPane() {
  const store = useEditorStore();
  const share = useEditor((state) => state.previewShare);
  const document = useSettledDocument(DEBOUNCE_MS);
  const close = (): void => {
    togglePreview(store);
    window.document.querySelector<HTMLElement>('[data-lz-preview-toggle]')?.focus();
  };
  return (
    <aside
      className={classes.pane}
      style={{ flexBasis: `${share}%` }}
      aria-label={editorPreviewMessages.title}
      data-lz-preview
      data-lz-no-drag
    >
      <WidthSplitter />
      <div className={classes.paneHead}>
        <h2 className={classes.paneTitle}>{editorPreviewMessages.title}</h2>
        <CloseButton size="sm" aria-label={editorPreviewMessages.close} onClick={close} />
      </div>
      <PreviewPages document={document} />
    </aside>
  );
}
