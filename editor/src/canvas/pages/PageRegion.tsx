import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { hasZones, type Region, regionsOfPage, ZONES } from '@lienzo/schema/report/page-regions';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import { zoneClass } from '@lienzo/templates/drawing/draw-page-region';
import { drawRichText } from '@lienzo/templates/drawing/draw-rich-text';
import { withFontClass } from '@lienzo/templates/drawing/font-class';
import { type LaidZone, laidZones } from '@lienzo/templates/drawing/zone-widths';
import { type MouseEvent, useMemo } from 'react';
import { openRegion, type RegionTarget } from '../../store/slices/text-slice.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { useFormulaText } from '../../store/use-formula-text.ts';
import { useParameterText } from '../../store/use-parameter-text.ts';
import { RegionText } from '../../text/RegionText.tsx';
import classes from '../canvas.module.css';
import { usePaper } from './use-paper.ts';

type Props = { region: Region; isFirst: boolean; page: string; pages: string };

/**
 * The header or footer of a page; a double click opens that of the first page for typing. The first page shows the text of
 * all pages while that is typed, even if it has a text of its own.
 */
export function PageRegion({ region, isFirst, page, pages }: Props) {
  const store = useEditorStore();
  const open = useEditor((state) =>
    state.text?.kind === 'region' && state.text.region === region && isFirst ? state.text : null,
  );
  const paper = usePaper();
  const { margins, primera_pagina } = paper.page;
  const first = isFirst && primera_pagina !== undefined && open?.first !== false;
  const regions = useEditor((state) => regionsOfPage(state.edit.document.page, first));
  const zones = laidZones(regions, region, bodyWidth(paper), open?.zone);
  const divided = hasZones(regions, region);
  // Room to begin typing in, even in a margin of none.
  const height = Math.max(16, region === 'header' ? margins.top : margins.bottom);
  if (regions[region] === null && !divided) return null;
  const openAt = (event: MouseEvent): void => {
    const zone = event.target instanceof Element ? event.target.closest('[data-lz-zone]') : null;
    const clicked = ZONES.find((one) => one === zone?.getAttribute('data-lz-zone'));
    openRegion(store, region, { first, ...(clicked && { zone: clicked }) });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the properties panel offers the same to the keyboard
    <div
      className={`lz-region lz-${region} ${classes.region}${withFontClass(paper.page.fuente)}`}
      style={{ left: `${margins.left}pt`, right: `${margins.right}pt`, height: `${height}pt` }}
      title={
        open !== null
          ? undefined
          : editorCanvasMessages.regions.howToWrite(editorCanvasMessages.regions[region])
      }
      data-lz-region={region}
      data-editing={open !== null || undefined}
      onDoubleClick={openAt}
    >
      <div className={zones.length > 1 ? 'lz-zones' : undefined}>
        {zones.map((zone) => (
          <div
            key={zone.zone}
            className={zoneClass(zone)}
            style={zones.length > 1 ? { width: `${zone.width}pt` } : undefined}
            data-lz-zone={zone.zone}
          >
            <ZoneContent {...{ zone, open, page, pages }} />
          </div>
        ))}
      </div>
    </div>
  );
}

type ContentProps = { zone: LaidZone; open: RegionTarget | null; page: string; pages: string };

/** The text of a zone: its editor while it is open, else its drawing. */
function ZoneContent({ zone, open, page, pages }: ContentProps) {
  const today = useEditor((state) => state.today);
  const host = useEditor((state) => state.host);
  const parameterText = useParameterText('chip');
  const formulaText = useFormulaText();
  const html = useMemo(
    () =>
      drawRichText(zone.text, {
        rowsOf: () => [],
        imageSource: (valor) => host.imageSource(valor),
        today,
        bodyWidth: 0,
        placeholders: true,
        parameterText,
        formulaText,
        pageFields: { page, pages },
      }),
    [zone.text, today, host, parameterText, formulaText, page, pages],
  );
  return open?.zone === zone.zone ? (
    <RegionText target={open} text={zone.text} page={page} pages={pages} />
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text of the report
    <div className="lz-rich" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
