import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { type PropertyTab, showPropertyTab } from '../store/slices/view-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './panels.module.css';

type Props = {
  /** What the first tab is called: most items show data, some only what is put into them. */
  first?: 'data' | 'content';
} & Record<PropertyTab, ReactNode>;

const ORDER: PropertyTab[] = ['data', 'format', 'layout'];
const isTab = (value: string | null): value is PropertyTab => ORDER.some((tab) => tab === value);

/** The properties of an item in tabs of groups; a group that is alone in its tab shows no title of its own. */
export function PropertyTabs({ first = 'data', ...groups }: Props) {
  const store = useEditorStore();
  const shown = useEditor((state) => state.propertyTab);
  // Read-only, the fields and whatever stands among them are disabled.
  const readOnly = useEditor((state) => state.readOnly);
  if (readOnly) return ORDER.map((tab) => <div key={tab}>{groups[tab]}</div>);
  return (
    <Tabs
      value={shown}
      onChange={(value) => {
        if (isTab(value)) showPropertyTab(store, value);
      }}
      keepMounted={false}
      classNames={{ list: classes.tabList ?? '', tab: classes.tab ?? '' }}
    >
      <Tabs.List grow aria-label={editorPanelMessages.item.title}>
        {ORDER.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {editorPanelMessages.groups[tab === 'data' ? first : tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {ORDER.map((tab) => (
        <Tabs.Panel key={tab} value={tab}>
          {groups[tab]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
