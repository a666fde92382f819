import type { SelectedColumn } from '@lienzo/schema/data/column';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { columnAtomName } from '@lienzo/templates/drawing/column-atom';
import { useMemo, useRef } from 'react';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { formulaTextIn, onFormulaResults } from '../store/use-formula-text.ts';
import { useParameterText } from '../store/use-parameter-text.ts';
import { fieldText } from './field-text.ts';
import { textExtensions } from './text-extensions.ts';
import { useChipSuggestion } from './use-chip-suggestion.ts';

type Options = { uuid: string; columns: SelectedColumn[] | undefined; blocks: boolean };

/**
 * What the text editor of an item understands, and the list of chips while it is open.
 * @param options `columns` name the chips.
 */
export function useTextExtensions({ uuid, columns, blocks }: Options) {
  const store = useEditorStore();
  const names = useRef(columns ?? []);
  names.current = columns ?? [];
  const today = useEditor((state) => state.today);
  const parameterName = useParameterText('name');
  const logo = useEditor((state) => state.host.imageSource(ORGANIZATION_LOGO));
  const { extension, suggestion } = useChipSuggestion(uuid);
  const extensions = useMemo(
    () => [
      ...textExtensions({
        blocks,
        nameOf: (column) => columnAtomName(column, names.current),
        parameterName,
        formulaText: (chip) => formulaTextIn(store.getState(), chip),
        onFormulaResults: (changed) => onFormulaResults(store, changed),
        fieldText: fieldText(today),
        logo,
      }),
      extension,
    ],
    [store, blocks, extension, today, logo, parameterName],
  );
  return { extensions, suggestion };
}
