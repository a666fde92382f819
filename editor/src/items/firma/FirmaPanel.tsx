import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { editorSignatureMessages as messages } from '@lienzo/schema/messages/editor-signature-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import type { FirmaItem } from '@lienzo/schema/report/item';
import {
  MAX_SIGNATURE_ROOM,
  MAX_SIGNATURES,
  MIN_SIGNATURE_ROOM,
  newSignature,
  SIGNATURE_FIELDS,
  signaturePart,
} from '@lienzo/schema/report/signature-item';
import { Button, Group, Text } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { BoundedNumber } from '../../controls/BoundedNumber.tsx';
import type { ItemFields } from '../../model/commands/update-item.ts';
import classes from '../../panels/data/data.module.css';
import { FieldHead } from '../../panels/data/FieldHead.tsx';
import { RemoveButton } from '../../panels/data/RemoveButton.tsx';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { PropertyTabs } from '../../panels/PropertyTabs.tsx';
import { openText } from '../../store/slices/text-slice.ts';
import { useEditorStore } from '../../store/use-editor.ts';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { ItemStyleGroup } from '../ItemStyleGroup.tsx';

export function FirmaPanel({ item }: { item: FirmaItem }) {
  const store = useEditorStore();
  const { uuid, firmas } = item;
  const set = (fields: ItemFields<'firma'>, step: string, mergeKey?: string): void =>
    change(store, { uuid, nombre: 'firma', fields }, step, mergeKey);
  const add = (): void => set({ firmas: [...firmas, newSignature()] }, messages.steps.add);
  return (
    <PropertyTabs
      first="content"
      data={
        <PanelGroup title={editorPanelMessages.groups.content} alone>
          <FieldHead
            title={messages.signatures}
            {...(firmas.length < MAX_SIGNATURES && { add: messages.add, onAdd: add })}
          />
          {firmas.map((one, index) => (
            <div key={one.id} className={classes.card}>
              <div className={classes.cardHead}>
                <Text size="xs" fw={600} flex={1}>
                  {messages.of(index + 1)}
                </Text>
                {firmas.length === 1 ? null : (
                  <RemoveButton
                    label={messages.remove(index + 1)}
                    onClick={() => set({ firmas: firmas.toSpliced(index, 1) }, messages.steps.remove)}
                  />
                )}
              </div>
              <Group gap={6} grow>
                {SIGNATURE_FIELDS.map((field) => (
                  <Button
                    key={field}
                    size="compact-xs"
                    variant="default"
                    onClick={() => openText(store, uuid, { part: signaturePart(one, field) })}
                  >
                    {messages.write[field]}
                  </Button>
                ))}
              </Group>
            </div>
          ))}
          <Text size="xs">{messages.help}</Text>
          <BoundedNumber
            label={messages.room}
            suffix={editorStyleMessages.units.points}
            min={MIN_SIGNATURE_ROOM}
            max={MAX_SIGNATURE_ROOM}
            value={item.espacio}
            onChange={(espacio) => set({ espacio }, editorStyleMessages.steps.content, 'espacio')}
          />
        </PanelGroup>
      }
      format={<ItemStyleGroup uuid={uuid} style={item.estilo_item} />}
      layout={<ItemLayoutGroup uuid={uuid} />}
    />
  );
}
