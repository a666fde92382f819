import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { type ItemStyle, itemStyle } from '@lienzo/schema/report/item';
import { IconStack2 } from '@tabler/icons-react';
import { useMemo } from 'react';
import { changeStyles } from '../actions/changing.ts';
import { StyleFields } from '../controls/StyleFields.tsx';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { PanelGroup } from './PanelGroup.tsx';
import { PanelTitle } from './PanelTitle.tsx';

/** The properties that several selected items share. */
export function SeveralItemsPanel({ uuids }: { uuids: string[] }) {
  const store = useEditorStore();
  const items = useEditor((state) => state.edit.document.items);
  const style = useMemo(
    () => sharedStyle(uuids.flatMap((uuid) => items[uuid]?.estilo_item ?? [])),
    [uuids, items],
  );
  return (
    <>
      <PanelTitle
        icon={IconStack2}
        title={editorCommandMessages.items(uuids.length)}
        detail={editorPanelMessages.several}
      />
      <PanelGroup title={editorPanelMessages.groups.format}>
        <StyleFields
          style={style}
          align
          onChange={(fields, run) => changeStyles(store, uuids, fields, run)}
        />
      </PanelGroup>
    </>
  );
}

/** What all styles agree on. */
function sharedStyle(styles: ItemStyle[]): ItemStyle {
  const [first = {}] = styles;
  const agreed = { ...first };
  for (const field of itemStyle.keyof().options)
    if (styles.some((style) => style[field] !== first[field])) delete agreed[field];
  return agreed;
}
