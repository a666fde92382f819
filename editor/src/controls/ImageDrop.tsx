import { editorImageMessages } from '@lienzo/schema/messages/editor-image-messages';
import type { ImagenItem } from '@lienzo/schema/report/item';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { Button, FileButton, Loader, Text } from '@mantine/core';
import { IconPhoto, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useEditor } from '../store/use-editor.ts';
import classes from './ImageDrop.module.css';

type Props = {
  /** What is shown of it here. */
  picture: Pick<ImagenItem, 'valor' | 'image_name' | 'alt'>;
  /** @returns the error message for the person; null on success. */
  upload: (file: File) => Promise<string | null>;
  putLogo: () => void;
};

/** Upload area of a picture: by file dialog or by drop. */
export function ImageDrop({ picture, upload, putLogo }: Props) {
  const source = useEditor((state) => (picture.valor === '' ? null : state.host.imageSource(picture.valor)));
  const hasLogo = useEditor((state) => state.host.imageSource(ORGANIZATION_LOGO) !== null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | null | undefined): Promise<void> => {
    if (!file) return;
    setBusy(true);
    setProblem(await upload(file));
    setBusy(false);
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
      {source === null ? <IconPhoto size={28} stroke={1.2} /> : <img src={source} alt={picture.alt} />}
      {nameOf(picture) === '' ? null : (
        <Text size="xs" c="dimmed" truncate maw="100%">
          {nameOf(picture)}
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
              : picture.valor === ''
                ? editorImageMessages.choose
                : editorImageMessages.change}
          </Button>
        )}
      </FileButton>
      {hasLogo && picture.valor !== ORGANIZATION_LOGO ? (
        <Button
          size="compact-xs"
          variant="subtle"
          disabled={busy}
          onClick={() => {
            setProblem(null);
            putLogo();
          }}
        >
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

const nameOf = ({ valor, image_name }: Props['picture']): string =>
  valor === ORGANIZATION_LOGO ? editorImageMessages.organizationLogo : image_name;
