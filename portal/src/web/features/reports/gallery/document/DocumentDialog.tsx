import { documentImportMessages as texts } from '@lienzo/schema/reports/document-import-messages';
import { Button, Loader, Modal, Stack, Text } from '@mantine/core';
import { DialogFooter } from '../../../../shared/dialogs/DialogFooter';
import { useLayer } from '../../../../shared/layers/use-layer';
import { DocumentReview } from './DocumentReview';
import { FileStep } from './FileStep';
import { useDocumentImport } from './use-document-import';

type DocumentDialogProps = { isOpen: boolean; close: () => void };

/** 'Comenzar con un documento': choose it, see what passes to the report and what does not, create the report. */
export function DocumentDialog({ isOpen, close }: DocumentDialogProps) {
  const reading = useDocumentImport();
  const leave = (): void => {
    reading.reset();
    close();
  };
  useLayer(isOpen, leave);
  const { file, document, pictures, problem } = reading;
  return (
    <Modal opened={isOpen} onClose={leave} title={texts.title} size={680} closeOnClickOutside={false}>
      {document !== null && file !== null ? (
        <DocumentReview {...{ file, document, pictures }} otherFile={reading.reset} close={leave} />
      ) : file === null ? (
        <FileStep problem={problem} read={reading.read} close={leave} />
      ) : (
        <Reading name={file.name} cancel={reading.cancel} />
      )}
    </Modal>
  );
}

function Reading({ name, cancel }: { name: string; cancel: () => void }) {
  return (
    <Stack gap="lg">
      <Stack gap="xs" align="center" py="xl" role="status">
        <Loader aria-hidden />
        <Text ta="center" style={{ overflowWrap: 'anywhere' }}>
          {texts.reading(name)}
        </Text>
      </Stack>
      <DialogFooter>
        <Button variant="default" onClick={cancel} data-autofocus>
          {texts.cancelReading}
        </Button>
      </DialogFooter>
    </Stack>
  );
}
