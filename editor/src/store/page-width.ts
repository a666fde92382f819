import { pageSize } from '@lienzo/schema/report/report';
import type { EditorState } from './editor-state.ts';

/** The width of the document's pages, in points. */
export const pageWidth = ({ edit: { document } }: EditorState): number =>
  pageSize(document.orientation, document.page.papel).width;
