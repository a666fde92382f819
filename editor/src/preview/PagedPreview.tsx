import { useEditor } from '../store/use-editor.ts';
import { PreviewPages } from './PreviewPages.tsx';

/** The report page by page with real rows, in place of the canvas; "Vista exacta" is the rendered PDF. */
export function PagedPreview() {
  const document = useEditor((state) => state.edit.document);
  return <PreviewPages document={document} />;
}
