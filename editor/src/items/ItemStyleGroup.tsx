import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import type { ItemStyle } from '@lienzo/schema/report/item';
import { memo } from 'react';
import { changeStyles } from '../actions/changing.ts';
import { StyleFields } from '../controls/StyleFields.tsx';
import { PanelGroup } from '../panels/PanelGroup.tsx';
import { useEditorStore } from '../store/use-editor.ts';

type Props = {
  uuid: string;
  style: ItemStyle;
  /** Whether it has a tab for itself. */
  alone?: boolean;
} & Partial<Pick<Parameters<typeof StyleFields>[0], 'align' | 'words' | 'font'>>;

/** The group "Formato" of an item's properties, common to all kinds. Typing into the item does not re-render it. */
export const ItemStyleGroup = memo(function ItemStyleGroup({
  uuid,
  style,
  align = true,
  words = true,
  font = words,
  alone = true,
}: Props) {
  const store = useEditorStore();
  return (
    <PanelGroup title={editorPanelMessages.groups.format} alone={alone}>
      <StyleFields
        style={style}
        align={align}
        words={words}
        font={font}
        onChange={(next, run) => changeStyles(store, [uuid], next, run)}
      />
    </PanelGroup>
  );
});
