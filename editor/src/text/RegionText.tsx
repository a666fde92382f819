import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { regionsOfPage, withZoneText } from '@lienzo/schema/report/page-regions';
import type { RichText } from '@lienzo/schema/report/rich-text';
import { useCallback, useMemo, useState } from 'react';
import { changeRegions } from '../actions/changing.ts';
import { closeText, type RegionTarget } from '../store/slices/text-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { formulaTextIn, onFormulaResults } from '../store/use-formula-text.ts';
import { useParameterText } from '../store/use-parameter-text.ts';
import { ChipSuggestions } from './ChipSuggestions.tsx';
import { fieldText } from './field-text.ts';
import { TextSurface } from './TextSurface.tsx';
import { textExtensions } from './text-extensions.ts';
import { useChipSuggestion } from './use-chip-suggestion.ts';

type Props = { target: RegionTarget; text: RichText; page: string; pages: string };

/** The text editor of the header or footer, or of one of its zones. */
export function RegionText({ target, text, page, pages }: Props) {
  const { region, zone, first } = target;
  const store = useEditorStore();
  const today = useEditor((state) => state.today);
  const parameterName = useParameterText('name');
  const logo = useEditor((state) => state.host.imageSource(ORGANIZATION_LOGO));
  // What is typed may change the number of pages; the text stays open.
  const [numbers] = useState({ page, pages });
  const { extension, suggestion } = useChipSuggestion(null);
  const extensions = useMemo(
    () => [
      ...textExtensions({
        blocks: false,
        nameOf: (column) => column,
        parameterName,
        formulaText: (chip) => formulaTextIn(store.getState(), chip),
        onFormulaResults: (changed) => onFormulaResults(store, changed),
        fieldText: fieldText(today, numbers),
        logo,
      }),
      extension,
    ],
    [today, numbers, logo, parameterName, extension, store],
  );
  const type = useCallback<Parameters<typeof TextSurface>[0]['onType']>(
    (valor, burst) =>
      changeRegions(
        store,
        first,
        withZoneText(regionsOfPage(store.getState().edit.document.page, first), region, {
          zone,
          text: valor,
        }),
        editorCommandMessages.steps.write(editorTextMessages.regions[region]),
        `${region}:${zone}:${first}:${burst}`,
      ),
    [store, region, zone, first],
  );
  const leave = useCallback(() => closeText(store), [store]);
  return (
    <>
      <TextSurface
        text={text}
        extensions={extensions}
        blocks={false}
        label={editorTextMessages.textOfRegion(editorTextMessages.regions[region], zone)}
        className="lz-rich"
        onType={type}
        onLeave={leave}
      />
      <ChipSuggestions suggestion={suggestion} />
    </>
  );
}
