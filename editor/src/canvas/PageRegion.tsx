import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { drawRichText } from '@lienzo/templates/drawing/draw-rich-text';
import { useMemo } from 'react';
import { openRegion, type Region } from '../store/slices/text-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { useFormulaText } from '../store/use-formula-text.ts';
import { useParameterText } from '../store/use-parameter-text.ts';
import { RegionText } from '../text/RegionText.tsx';
import classes from './canvas.module.css';
import { usePaper } from './use-paper.ts';

type Props = { region: Region; isFirst: boolean; page: string; pages: string };

/** The header or footer of a page; a double click opens that of the first page for typing. */
export function PageRegion({ region, isFirst, page, pages }: Props) {
  const store = useEditorStore();
  const text = useEditor((state) => state.edit.document.page[region]);
  const { margins } = usePaper().page;
  const today = useEditor((state) => state.today);
  const host = useEditor((state) => state.host);
  const parameterText = useParameterText('chip');
  const formulaText = useFormulaText();
  const typed = useEditor(
    (state) => state.text?.kind === 'region' && state.text.region === region && isFirst,
  );
  const html = useMemo(
    () =>
      text === null
        ? ''
        : drawRichText(text, {
            rowsOf: () => [],
            imageSource: (valor) => host.imageSource(valor),
            today,
            bodyWidth: 0,
            placeholders: true,
            parameterText,
            formulaText,
            pageFields: { page, pages },
          }),
    [text, today, host, parameterText, formulaText, page, pages],
  );
  // Room to begin typing in, even in a margin of none.
  const height = Math.max(16, region === 'header' ? margins.top : margins.bottom);
  if (text === null) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the properties panel offers the same to the keyboard
    <div
      className={`lz-region lz-${region} ${classes.region}`}
      style={{ left: `${margins.left}pt`, right: `${margins.right}pt`, height: `${height}pt` }}
      title={
        typed ? undefined : editorCanvasMessages.regions.howToWrite(editorCanvasMessages.regions[region])
      }
      data-lz-region={region}
      data-editing={typed || undefined}
      onDoubleClick={() => openRegion(store, region)}
    >
      {typed ? (
        <RegionText region={region} text={text} page={page} pages={pages} />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes every text of the report
        <div className="lz-rich" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </div>
  );
}
