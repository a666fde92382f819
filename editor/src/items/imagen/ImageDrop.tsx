import { editorImageMessages } from '@lienzo/schema/messages/editor-image-messages';
import type { ImagenItem } from '@lienzo/schema/report/item';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { Button, FileButton, Loader, Text } from '@mantine/core';
import { IconPhoto, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { change } from '../../actions/changing.ts';
import { uploadImage } from '../../actions/upload-image.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import classes from './ImageDrop.module.css';

/** Of a logo, in points; its width follows its proportions within the item. */
const LOGO_HEIGHT = 48;

/** Upload area of an image item: by file dialog or by drop. */
export function ImageDrop({ item }: { item: ImagenItem }) {
  const store = useEditorStore();
  const source = useEditor((state) => (item.valor === '' ? null : state.host.imageSource(item.valor)));
  const hasLogo = useEditor((state) => state.host.imageSource(ORGANIZATION_LOGO) !== null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | null | undefined): Promise<void> => {
    if (!file) return;
    setBusy(true);
    setProblem(await uploadImage(store, item.uuid, file));
    setBusy(false);
  };
  const putLogo = (): void => {
    setProblem(null);
    const fields = {
      valor: ORGANIZATION_LOGO,
      image_name: '',
      alt: item.alt || editorImageMessages.logoAlt,
      height: item.height ?? LOGO_HEIGHT,
    };
    change(store, { uuid: item.uuid, nombre: 'imagen', fields }, editorImageMessages.steps.logo);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way, the button is everybody's
    <div
      className={classes.drop}
      data-lz-need="picture"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {source === null ? <IconPhoto size={28} stroke={1.2} /> : <img src={source} alt={item.alt} />}
      {nameOf(item) === '' ? null : (
        <Text size="xs" c="dimmed" truncate maw="100%">
          {nameOf(item)}
        </Text>
      )}
      <FileButton accept="image/png,image/jpeg,image/gif,image/webp" onChange={(file) => void take(file)}>
        {(props) => (
          <Button
            {...props}
            size="compact-sm"
            variant="default"
            disabled={busy}
            leftSection={busy ? <Loader size={13} /> : <IconUpload size={14} stroke={1.6} />}
          >
            {busy
              ? editorImageMessages.uploading
              : item.valor === ''
                ? editorImageMessages.choose
                : editorImageMessages.change}
          </Button>
        )}
      </FileButton>
      {hasLogo && item.valor !== ORGANIZATION_LOGO ? (
        <Button size="compact-xs" variant="subtle" disabled={busy} onClick={putLogo}>
          {editorImageMessages.useLogo}
        </Button>
      ) : null}
      <Text
        size="xs"
        c={problem === null ? 'dimmed' : 'red.7'}
        ta="center"
        role={problem === null ? undefined : 'alert'}
      >
        {problem ?? editorImageMessages.drop}
      </Text>
    </div>
  );
}

const nameOf = ({ valor, image_name }: ImagenItem): string =>
  valor === ORGANIZATION_LOGO ? editorImageMessages.organizationLogo : image_name;
