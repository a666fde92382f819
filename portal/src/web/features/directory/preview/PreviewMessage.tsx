import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { StatePanel } from '../../../shared/states/StatePanel';
import type { DirectoryItem } from '../list/directory-rows';

type PreviewMessageProps = { item: DirectoryItem; text: string; download: () => void };

/** Shown in place of a preview: why there is none, and the download. */
export function PreviewMessage({ item, text, download }: PreviewMessageProps) {
  return (
    <StatePanel icon={IconFileOff} title={item.name} text={text}>
      {item.can.download && <Button onClick={download}>{directoryMessages.download}</Button>}
    </StatePanel>
  );
}
