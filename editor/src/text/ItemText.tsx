import type { SelectedColumn } from '@lienzo/schema/data/column';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { hasBlocks, ITEM_TYPES, repeatsPage, type TextItem } from '@lienzo/schema/report/item';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { columnAtomName } from '@lienzo/templates/drawing/column-atom';
import { itemStyleCss } from '@lienzo/templates/drawing/item-style-css';
import { useCallback, useMemo, useRef } from 'react';
import { typeText } from '../actions/changing.ts';
import { closeText } from '../store/slices/text-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { formulaTextIn, onFormulaResults } from '../store/use-formula-text.ts';
import { useParameterText } from '../store/use-parameter-text.ts';
import { ChipSuggestions } from './ChipSuggestions.tsx';
import { fieldText } from './field-text.ts';
import { styleOf } from './style-of.ts';
import { TextSurface } from './TextSurface.tsx';
import { textExtensions } from './text-extensions.ts';
import { useChipSuggestion } from './use-chip-suggestion.ts';

type Props = { item: TextItem; columns: SelectedColumn[] | undefined };

/** The text editor of an item, in the same boxes as its drawing. */
export function ItemText({ item, columns }: Props) {
  const store = useEditorStore();
  const target = useEditor((state) => state.text);
  const own = repeatsPage(item) ? item.selected_columns : columns;
  const names = useRef(own ?? []);
  names.current = own ?? [];
  const today = useEditor((state) => state.today);
  const parameterName = useParameterText('name');
  const logo = useEditor((state) => state.host.imageSource(ORGANIZATION_LOGO));
  const { extension, suggestion } = useChipSuggestion(item.uuid);
  const blocks = hasBlocks(item);
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
  const leave = useCallback(() => closeText(store), [store]);
  const { uuid, nombre } = item;
  const type = useCallback<Parameters<typeof TextSurface>[0]['onType']>(
    (valor, burst) => typeText(store, { uuid, nombre }, valor, burst),
    [store, uuid, nombre],
  );
  const look = item.nombre === 'titulo' ? `lz-rich lz-title lz-title-${item.nivel}` : 'lz-rich';
  return (
    <div className={`lz-item lz-${item.nombre}`} style={styleOf(itemStyleCss(item.estilo_item))}>
      <TextSurface
        text={item.valor}
        extensions={extensions}
        blocks={blocks}
        label={editorTextMessages.textOf(ITEM_TYPES[item.nombre].etiqueta)}
        className={look}
        at={target?.kind === 'item' ? target.at : undefined}
        onType={type}
        onLeave={leave}
      />
      <ChipSuggestions suggestion={suggestion} />
    </div>
  );
}
