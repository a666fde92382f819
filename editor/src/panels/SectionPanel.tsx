import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { Button, Switch } from '@mantine/core';
import { IconColumns3, IconLayoutRows } from '@tabler/icons-react';
import { breakPage, equalizeSectionWidths } from '../actions/arranging.ts';
import { changeSectionCondition } from '../actions/changing.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { BlockGroup } from './BlockGroup.tsx';
import { ConditionField } from './formula/ConditionField.tsx';
import { PanelGroup } from './PanelGroup.tsx';
import { PanelTitle } from './PanelTitle.tsx';
import { SectionLayoutFields } from './SectionLayoutFields.tsx';

/** Properties of a section. */
export function SectionPanel({ id }: { id: string }) {
  const store = useEditorStore();
  const section = useEditor((state) => state.edit.document.sections[id]);
  const number = useEditor((state) => state.edit.document.order.indexOf(id) + 1);
  if (section === undefined) return null;
  const count = section.items.length;
  return (
    <>
      <PanelTitle
        icon={IconLayoutRows}
        title={editorCanvasMessages.section.name(number)}
        detail={count === 0 ? editorPanelMessages.section.empty : editorCommandMessages.items(count)}
      />
      <PanelGroup title={editorPanelMessages.groups.layout}>
        <Switch
          size="sm"
          label={editorCanvasMessages.bars.addPageBreak}
          description={
            number === 1
              ? editorCommandMessages.done.pageBreakNeedless
              : editorPanelMessages.section.newPageHelp
          }
          disabled={number === 1}
          checked={section.separation}
          onChange={(event) => breakPage(store, id, event.currentTarget.checked)}
        />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconColumns3 size={15} stroke={1.6} />}
          disabled={count < 2}
          onClick={() => equalizeSectionWidths(store, id)}
        >
          {editorCanvasMessages.bars.shareWidths}
        </Button>
        <SectionLayoutFields section={section} />
        <ConditionField
          of="section"
          formula={section.mostrar_si}
          onChange={(formula) => changeSectionCondition(store, id, formula)}
        />
      </PanelGroup>
      <BlockGroup key={id} id={id} bloque={section.bloque} />
    </>
  );
}
