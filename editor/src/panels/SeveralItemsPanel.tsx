import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { type ItemStyle, itemStyle, MIN_WIDTH, WIDTH_STEP } from '@lienzo/schema/report/item';
import { IconStack2 } from '@tabler/icons-react';
import { useMemo } from 'react';
import { setWidths } from '../actions/arranging.ts';
import { changeStyles } from '../actions/changing.ts';
import { BoundedNumber } from '../controls/BoundedNumber.tsx';
import { StyleFields } from '../controls/StyleFields.tsx';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { PanelGroup } from './PanelGroup.tsx';
import { PanelTitle } from './PanelTitle.tsx';

/** The properties that several selected items share. */
export function SeveralItemsPanel({ uuids }: { uuids: string[] }) {
  const store = useEditorStore();
  const items = useEditor((state) => state.edit.document.items);
  const { style, mixed } = useMemo(
    () => sharedStyle(uuids.flatMap((uuid) => items[uuid]?.estilo_item ?? [])),
    [uuids, items],
  );
  const [width, ...others] = new Set(uuids.map((uuid) => Math.round(items[uuid]?.tamaño ?? 0)));
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
          mixed={mixed}
          align
          onChange={(fields, run) => changeStyles(store, uuids, fields, run)}
        />
      </PanelGroup>
      <PanelGroup title={editorPanelMessages.groups.layout}>
        <BoundedNumber
          label={editorStyleMessages.width.slider}
          suffix={editorStyleMessages.units.percent}
          min={MIN_WIDTH}
          max={100}
          step={WIDTH_STEP}
          placeholder={editorStyleMessages.mixed}
          value={width !== undefined && others.length === 0 ? width : ''}
          onChange={(next) => setWidths(store, uuids, next)}
        />
      </PanelGroup>
    </>
  );
}

/** What all styles agree on, and the fields in which they differ. */
function sharedStyle(styles: ItemStyle[]): { style: ItemStyle; mixed: ReadonlySet<keyof ItemStyle> } {
  const [first = {}] = styles;
  const style = { ...first };
  const mixed = new Set<keyof ItemStyle>();
  for (const field of itemStyle.keyof().options) {
    if (styles.every((one) => one[field] === first[field])) continue;
    delete style[field];
    mixed.add(field);
  }
  return { style, mixed };
}
