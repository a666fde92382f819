import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { documentImportMessages as texts } from '@lienzo/schema/reports/document-import-messages';
import { DOCUMENT_EXTENSIONS } from '@lienzo/schema/reports/imported-document';
import { Button, FileInput, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { DialogFooter } from '../../../../shared/dialogs/DialogFooter';

type FileStepProps = { problem: string | null; read: (file: File) => void; close: () => void };

/** The first step: choosing a document, or dropping it anywhere in the dialog. */
export function FileStep({ problem, read, close }: FileStepProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = (file: File | null | undefined): void => {
    if (file === null || file === undefined) return;
    if (file.size > FILE_LIMIT) setRefusal(texts.tooLarge);
    else read(file);
  };
  return (
    <Stack
      gap="lg"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      <FileInput
        label={texts.file}
        placeholder={texts.chooseFile}
        description={texts.drop}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        accept={DOCUMENT_EXTENSIONS.join(',')}
        leftSection={<IconFileText size={16} stroke={1.6} aria-hidden />}
        value={null}
        error={refusal ?? problem}
        onChange={take}
        data-autofocus
      />
      <DialogFooter>
        <Button variant="default" onClick={close}>
          {texts.cancel}
        </Button>
      </DialogFooter>
    </Stack>
  );
}
