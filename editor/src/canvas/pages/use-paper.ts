import type { ReportDocument } from '@lienzo/schema/report/report';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import { useMemo } from 'react';
import { useEditor } from '../../store/use-editor.ts';

/** The document's paper as it is printed: its margins have room for its header and footer. */
export function usePaper(): Pick<ReportDocument, 'orientation' | 'page'> {
  const orientation = useEditor((state) => state.edit.document.orientation);
  const page = useEditor((state) => state.edit.document.page);
  return useMemo(() => withRegionMargins({ orientation, page }), [orientation, page]);
}
