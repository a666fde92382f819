import { type RefObject, useEffect } from 'react';
import { copySelection, pasteFrom } from '../../actions/clipboard.ts';
import { insertPasted, insertText } from '../../actions/inserting.ts';
import { fitsTable, tableOfCells } from '../../model/fixed-table/table-of-cells.ts';
import { useEditorStore } from '../../store/use-editor.ts';
import { pastedCells } from '../../text/pasted-cells.ts';
import { pastedText } from '../../text/pasted-text.ts';

/** Ctrl+C, Ctrl+X and Ctrl+V for items, and Ctrl+V for text from elsewhere, while the focus is on the page and not in a text. */
export function useCanvasClipboard(ref: RefObject<HTMLElement | null>): void {
  const store = useEditorStore();
  useEffect(() => {
    const concerns = ({ target }: ClipboardEvent): boolean =>
      store.getState().text === null &&
      ref.current !== null &&
      (ref.current.contains(document.activeElement) ||
        (target instanceof Node && ref.current.contains(target)));
    const handle = (take: (clipboard: DataTransfer) => boolean) => (event: ClipboardEvent) => {
      if (event.clipboardData !== null && concerns(event) && take(event.clipboardData))
        event.preventDefault();
    };
    const copy = handle((clipboard) => copySelection(store, clipboard, false));
    const cut = handle((clipboard) => copySelection(store, clipboard, true));
    const paste = handle((clipboard) => {
      if (pasteFrom(store, clipboard)) return true;
      const cells = pastedCells(clipboard);
      if (cells !== null && fitsTable(cells)) {
        insertPasted(store, tableOfCells(cells));
        return true;
      }
      const text = pastedText(clipboard);
      if (text !== null) insertText(store, text);
      return text !== null;
    });
    document.addEventListener('copy', copy);
    document.addEventListener('cut', cut);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', cut);
      document.removeEventListener('paste', paste);
    };
  }, [ref, store]);
}
