import { hasFigure, type ReportItem } from '@lienzo/schema/report/item';
import type { Figures } from '@lienzo/templates/drawing/draw-context';
import { useEffect, useState } from 'react';
import { useEditor } from '../store/use-editor.ts';

let loaded: Figures | undefined;

/** Whether a document has charts or codes; cached by the document's items. */
const cached = new WeakMap<Record<string, ReportItem>, boolean>();
function hasFigures(items: Record<string, ReportItem>): boolean {
  const answer = cached.get(items) ?? Object.values(items).some(hasFigure);
  cached.set(items, answer);
  return answer;
}

/** The libraries that draw charts and codes, loaded when the report has the first of them; undefined until then. */
export function useFigures(): Figures | undefined {
  const requested = useEditor((state) => hasFigures(state.edit.document.items));
  const [figures, setFigures] = useState(loaded);
  useEffect(() => {
    if (!requested || loaded !== undefined) return;
    let left = false;
    void import('@lienzo/templates/figures/figures').then((module) => {
      loaded = module.figures;
      if (!left) setFigures(loaded);
    });
    return () => {
      left = true;
    };
  }, [requested]);
  return figures ?? loaded;
}
