import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import { Button, Group, Text } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import classes from './DropZone.module.css';

type DropZoneProps = {
  multiple: boolean;
  /** Whether folders can be selected too. */
  folders: boolean;
  drop: (data: DataTransfer) => void;
  choose: (files: readonly File[], hasFolders: boolean) => void;
  /** Where the browser supports selecting a folder with its contents, including empty folders. */
  chooseFolder?: () => void;
};

/** Area to drop or select files. */
export function DropZone({ multiple, folders, drop, choose, chooseFolder }: DropZoneProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const take = (hasFolders: boolean) => (event: ChangeEvent<HTMLInputElement>) => {
    choose([...(event.currentTarget.files ?? [])], hasFolders);
    // Lets the same file be selected again after it was removed.
    event.currentTarget.value = '';
  };
  function dropHere(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    drop(event.dataTransfer);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={dropHere}
    >
      <IconCloudUpload size={32} stroke={1.4} aria-hidden />
      <Text fw={550} visibleFrom="sm">
        {uploadMessages.dropHere(multiple)}
      </Text>
      <Group gap="xs" justify="center">
        <Button variant="light" onClick={() => fileInput.current?.click()} data-autofocus>
          {uploadMessages.chooseFiles(multiple)}
        </Button>
        {folders && (
          <Button variant="subtle" onClick={chooseFolder ?? (() => folderInput.current?.click())}>
            {uploadMessages.chooseFolder}
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        {uploadMessages.limit}
      </Text>
      <input ref={fileInput} type="file" multiple={multiple} hidden onChange={take(false)} />
      {folders && (
        <input
          ref={(input) => {
            folderInput.current = input;
            // React has no attribute for it.
            if (input !== null) input.webkitdirectory = true;
          }}
          type="file"
          hidden
          onChange={take(true)}
        />
      )}
    </div>
  );
}
