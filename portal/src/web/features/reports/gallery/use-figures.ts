import { hasFigure } from '@lienzo/schema/report/item';
import { reportItems } from '@lienzo/schema/report/report';
import type { Figures } from '@lienzo/templates/drawing/draw-context';
import type { StarterReport } from '@lienzo/templates/reports/starter-report';
import { useEffect, useState } from 'react';

/** The libraries that draw charts and codes, loaded after the page when a report needs them. */
export function useFigures({ report }: StarterReport): Figures | undefined {
  const isNeeded = reportItems(report).some(hasFigure);
  const [figures, setFigures] = useState<Figures>();
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    void import('@lienzo/templates/figures/figures').then((module) => {
      if (!isGone) setFigures(module.figures);
    });
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return figures;
}
