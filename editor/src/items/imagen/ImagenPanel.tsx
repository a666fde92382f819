import { editorImageMessages } from '@lienzo/schema/messages/editor-image-messages';
import { editorPanelMessages } from '@lienzo/schema/messages/editor-panel-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import type { ImagenItem } from '@lienzo/schema/report/item';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { Switch, TextInput } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { uploadImage } from '../../actions/upload-image.ts';
import { BoundedNumber } from '../../controls/BoundedNumber.tsx';
import { ImageDrop } from '../../controls/ImageDrop.tsx';
import { SegmentsField } from '../../controls/SegmentsField.tsx';
import type { ItemFields } from '../../model/commands/update-item.ts';
import { PanelGroup } from '../../panels/PanelGroup.tsx';
import { PropertyTabs } from '../../panels/PropertyTabs.tsx';
import type { EditorStore } from '../../store/editor-store.ts';
import { useEditorStore } from '../../store/use-editor.ts';
import { ItemLayoutGroup } from '../ItemLayoutGroup.tsx';
import { ItemStyleGroup } from '../ItemStyleGroup.tsx';

/** Of a logo, in points; its width follows its proportions within the item. */
const LOGO_HEIGHT = 48;

function putLogo(store: EditorStore, { uuid, alt, height }: ImagenItem): void {
  const fields = {
    valor: ORGANIZATION_LOGO,
    image_name: '',
    alt: alt || editorImageMessages.logoAlt,
    height: height ?? LOGO_HEIGHT,
  };
  change(store, { uuid, nombre: 'imagen', fields }, editorImageMessages.steps.logo);
}

export function ImagenPanel({ item }: { item: ImagenItem }) {
  const store = useEditorStore();
  const set = (fields: ItemFields<'imagen'>, mergeKey?: string): void =>
    change(store, { uuid: item.uuid, nombre: 'imagen', fields }, editorStyleMessages.steps.content, mergeKey);
  const fixed = item.height !== undefined;
  return (
    <PropertyTabs
      first="content"
      data={
        <PanelGroup title={editorPanelMessages.groups.content} alone>
          <ImageDrop
            picture={item}
            upload={(file) => uploadImage(store, item.uuid, file)}
            putLogo={() => putLogo(store, item)}
          />
          <TextInput
            size="xs"
            label={editorStyleMessages.alternativeText}
            description={editorImageMessages.alternativeTextHelp}
            maxLength={500}
            value={item.alt}
            onChange={(event) => set({ alt: event.currentTarget.value }, 'alt')}
          />
        </PanelGroup>
      }
      format={<ItemStyleGroup uuid={item.uuid} style={item.estilo_item} words={false} />}
      layout={
        <ItemLayoutGroup uuid={item.uuid}>
          <Switch
            size="xs"
            label={editorImageMessages.fixedHeight}
            checked={fixed}
            onChange={(event) => set({ height: event.currentTarget.checked ? 120 : undefined })}
          />
          {fixed ? (
            <>
              <BoundedNumber
                label={editorStyleMessages.height}
                suffix={editorStyleMessages.units.points}
                min={8}
                max={800}
                value={item.height ?? 120}
                onChange={(height) => set({ height }, 'altura')}
              />
              <SegmentsField
                label={editorImageMessages.fit}
                value={item.fit}
                data={[
                  { value: 'contain', label: editorImageMessages.fits.contain },
                  { value: 'cover', label: editorImageMessages.fits.cover },
                ]}
                onChange={(value) => set({ fit: value === 'cover' ? 'cover' : 'contain' })}
              />
            </>
          ) : null}
        </ItemLayoutGroup>
      }
    />
  );
}
