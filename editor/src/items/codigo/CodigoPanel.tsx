import { codeContentProblem } from '@lienzo/schema/data/code-content';
import { editorCodeMessages } from '@lienzo/schema/messages/editor-code-messages';
import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import type { CodigoItem } from '@lienzo/schema/report/item';
import { Switch, TextInput } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { BoundedNumber } from '../../controls/BoundedNumber.tsx';
import { SegmentsField } from '../../controls/SegmentsField.tsx';
import type { ItemFields } from '../../model/commands/update-item.ts';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { PropertyTabs } from '../../panels/PropertyTabs.tsx';
import { useEditorStore } from '../../store/use-editor.ts';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { ItemStyleGroup } from '../ItemStyleGroup.tsx';
import { BesideTexts } from './BesideTexts.tsx';
import { CodeSource } from './CodeSource.tsx';

export function CodigoPanel({ item }: { item: CodigoItem }) {
  const store = useEditorStore();
  const set = (fields: ItemFields<'codigo'>, mergeKey?: string): void =>
    change(store, { uuid: item.uuid, nombre: 'codigo', fields }, editorStyleMessages.steps.content, mergeKey);
  const problem = item.valor === '' ? null : codeContentProblem(item.simbologia, item.valor);
  return (
    <PropertyTabs
      first="content"
      data={
        <PanelGroup title={editorPanelMessages.groups.content} alone>
          <SegmentsField
            label={editorCodeMessages.kind}
            value={item.simbologia}
            data={[
              { value: 'qr', label: editorCodeMessages.kinds.qr },
              { value: 'code128', label: editorCodeMessages.kinds.code128 },
            ]}
            onChange={(value) => set({ simbologia: value === 'code128' ? 'code128' : 'qr' })}
          />
          <CodeSource item={item} onChange={(column) => set({ column })} />
          {item.column === undefined ? (
            <TextInput
              size="xs"
              label={editorCodeMessages.text}
              wrapperProps={{ 'data-lz-need': 'code' }}
              description={editorCodeMessages.textHelp}
              maxLength={1000}
              value={item.valor}
              error={problem}
              onChange={(event) => set({ valor: event.currentTarget.value }, 'valor')}
            />
          ) : (
            <BesideTexts item={item} set={set} />
          )}
          <Switch
            size="xs"
            label={editorCodeMessages.showText}
            checked={item.mostrar_texto}
            onChange={(event) => set({ mostrar_texto: event.currentTarget.checked })}
          />
        </PanelGroup>
      }
      format={<ItemStyleGroup uuid={item.uuid} style={item.estilo_item} />}
      layout={
        <ItemLayoutGroup uuid={item.uuid}>
          <BoundedNumber
            label={editorCodeMessages.height}
            suffix={editorStyleMessages.units.points}
            min={20}
            max={400}
            step={4}
            value={item.height}
            onChange={(height) => set({ height }, 'altura')}
          />
        </ItemLayoutGroup>
      }
    />
  );
}
