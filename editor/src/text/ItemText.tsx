import type { SelectedColumn } from '@lienzo/schema/data/column';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import { hasBlocks, ITEM_TYPES, repeatsPage, type TextItem } from '@lienzo/schema/report/item';
import { itemStyleCss } from '@lienzo/templates/drawing/item-style-css';
import { useCallback } from 'react';
import { typeText } from '../actions/changing.ts';
import { closeText } from '../store/slices/text-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { ChipSuggestions } from './ChipSuggestions.tsx';
import { styleOf } from './style-of.ts';
import { TextSurface } from './TextSurface.tsx';
import { useTextExtensions } from './use-text-extensions.ts';

type Props = { item: TextItem; columns: SelectedColumn[] | undefined };

/** The text editor of an item, in the same boxes as its drawing. */
export function ItemText({ item, columns }: Props) {
  const store = useEditorStore();
  const target = useEditor((state) => state.text);
  const own = repeatsPage(item) ? item.selected_columns : columns;
  const blocks = hasBlocks(item);
  const { extensions, suggestion } = useTextExtensions({ uuid: item.uuid, columns: own, blocks });
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
