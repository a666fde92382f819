import type { RichText } from '@lienzo/schema/report/rich-text';
import { type Editor, type Extensions, isNodeEmpty } from '@tiptap/core';
import { EditorContent, useEditor as useTiptap } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { attachTextEditor, type Point } from '../store/slices/text-slice.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { editorContentOf } from './editor-content-of.ts';
import { richTextOfEditor } from './rich-text-of-editor.ts';
import { TypingBursts } from './typing-bursts.ts';
import './text-surface.css';

type Props = {
  text: RichText;
  extensions: Extensions;
  /** Whether headings and lists are allowed. */
  blocks: boolean;
  label: string;
  className: string;
  at?: Point | undefined;
  onType: (text: RichText, burst: string) => void;
  onLeave: () => void;
};

/** The text editor over its drawing; what is typed goes to the document's history. */
export function TextSurface({ text, extensions, blocks, label, className, at, onType, onLeave }: Props) {
  const store = useEditorStore();
  const known = useRef(text);
  const bursts = useRef(new TypingBursts());
  const type = useRef(onType);
  type.current = onType;
  const leave = useRef(onLeave);
  leave.current = onLeave;

  const editor = useTiptap({
    extensions,
    content: editorContentOf(text, blocks),
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        class: className,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        spellcheck: 'true',
        lang: 'es',
      },
      transformPastedHTML: cleanPastedHtml,
      handleKeyDown: (_view, event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return false;
        leave.current();
        return true;
      },
    },
    onUpdate: ({ editor: changed, transaction }) => {
      const next = richTextOfEditor(changed.getJSON());
      known.current = next;
      type.current(next, bursts.current.take(transaction, performance.now()));
    },
  });

  // Undo, redo and the panels change the document: the text is updated, the cursor is kept where possible.
  useEffect(() => {
    if (text === known.current || editor.isDestroyed) return;
    known.current = text;
    bursts.current.end();
    const { from, to } = editor.state.selection;
    editor.commands.setContent(editorContentOf(text, blocks), { emitUpdate: false });
    const end = editor.state.doc.content.size;
    editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
  }, [editor, text, blocks]);

  useEffect(() => {
    const detach = attachTextEditor(store, editor);
    position(editor, at);
    return detach;
  }, [editor, store, at]);

  return <EditorContent editor={editor} />;
}

/** Places the cursor at a screen position, or at the end. */
function position(editor: Editor, at: Point | undefined): void {
  if (editor.isDestroyed) return;
  const position = at === undefined ? undefined : editor.view.posAtCoords({ left: at.x, top: at.y })?.pos;
  const empty = isNodeEmpty(editor.state.doc);
  editor.commands.focus(position === undefined || empty ? 'end' : position, { scrollIntoView: false });
  // After a click the text is visible; opened from a panel it may be out of view.
  if (at === undefined) editor.view.dom.scrollIntoView({ block: 'nearest' });
}
