import type { ReportItem } from '@lienzo/schema/report/item';
import { changeStyles } from '../actions/change-styles.ts';
import { StyleFields } from '../panels/controls/StyleFields.tsx';
import { PanelGroup } from '../panels/PanelGroup.tsx';
import { useEditorStore } from '../store/use-editor.ts';

/** "Formato" of an item: what all kinds share. */
export function ItemStyleGroup({ item, align = true }: { item: ReportItem; align?: boolean }) {
  const store = useEditorStore();
  return (
    <PanelGroup title="Formato">
      <StyleFields
        style={item.estilo_item}
        align={align}
        onChange={(style, run) => changeStyles(store, [item.uuid], style, run)}
      />
    </PanelGroup>
  );
}
