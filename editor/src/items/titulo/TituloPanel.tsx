import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { editorTextItemMessages } from '@lienzo/schema/messages/editor-text-item-messages';
import type { TituloItem } from '@lienzo/schema/report/item';
import { Input, SegmentedControl } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { PropertyTabs } from '../../panels/PropertyTabs.tsx';
import { useEditorStore } from '../../store/use-editor.ts';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { ItemStyleGroup } from '../ItemStyleGroup.tsx';
import { WriteButton } from '../WriteButton.tsx';

const LEVELS = [1, 2, 3] as const;

export function TituloPanel({ item }: { item: TituloItem }) {
  const store = useEditorStore();
  return (
    <PropertyTabs
      first="content"
      data={
        <PanelGroup title={editorPanelMessages.groups.content} alone>
          <WriteButton uuid={item.uuid} />
          <Input.Wrapper size="xs" label={editorTextItemMessages.level} labelElement="div">
            <SegmentedControl
              fullWidth
              size="xs"
              aria-label={editorTextItemMessages.levelLabel}
              value={String(item.nivel)}
              data={LEVELS.map((level) => ({
                value: String(level),
                label: editorTextItemMessages.levels[level],
              }))}
              onChange={(value) => {
                const nivel = LEVELS.find((level) => String(level) === value);
                if (nivel !== undefined)
                  change(
                    store,
                    { uuid: item.uuid, nombre: 'titulo', fields: { nivel } },
                    editorTextItemMessages.steps.level,
                  );
              }}
            />
          </Input.Wrapper>
        </PanelGroup>
      }
      format={<ItemStyleGroup uuid={item.uuid} style={item.estilo_item} />}
      layout={<ItemLayoutGroup uuid={item.uuid} />}
    />
  );
}
