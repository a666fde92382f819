import { MAX_SECTION_SPACE, type SectionLayout } from '@lienzo/schema/report/report';
import { command } from '../command.ts';
import { requireSection } from '../draft-access.ts';

/** Sets how a section stands on its page; what is as it is without being set is removed. */
export const setSectionLayout = command((draft, { id, layout }: { id: string; layout: SectionLayout }) => {
  const section = requireSection(draft, id);
  if (layout.alineacion === 'arriba') delete section.alineacion;
  else if (layout.alineacion !== undefined) section.alineacion = layout.alineacion;
  for (const side of ['espacio_antes', 'espacio_despues'] as const) {
    const points = layout[side];
    if (points === undefined || !Number.isFinite(points)) continue;
    const within = Math.round(Math.max(0, Math.min(MAX_SECTION_SPACE, points)) * 100) / 100;
    if (within === 0) delete section[side];
    else section[side] = within;
  }
});
