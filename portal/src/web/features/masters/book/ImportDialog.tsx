import { masterBookMessages as words } from '@lienzo/schema/messages/master-book-messages';
import { Button, FileInput, Modal, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/message-of';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useLayer } from '../../../shared/layers/use-layer';
import type { Answers } from './IdentityQuestions';
import { ImportReview } from './ImportReview';
import { useMasterImport } from './use-master-import';

type ImportDialogProps = { clientId: string; close: () => void };

/** A filled workbook: what is found in it and what it changes, then applied. */
export function ImportDialog({ clientId, close }: ImportDialogProps) {
  useLayer(true, close);
  const isNarrow = useMediaQuery('(width < 62em)') === true;
  const [file, setFile] = useState<File | null>(null);
  const [lacks, setLacks] = useState<string | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const { review, apply } = useMasterImport(clientId, close);
  const choose = (next: File | null): void => {
    setFile(next);
    setLacks(null);
    setAnswers({});
    review.reset();
    apply.reset();
  };
  const check = (): void => {
    const wrong = wrongFile(file);
    if (file === null || wrong !== null) setLacks(wrong);
    else review.mutate({ chosen: file, answers });
  };
  /** The file is reviewed anew: what it changes depends on who is whom. */
  const answer = (next: Answers): void => {
    setAnswers(next);
    if (file !== null) review.mutate({ chosen: file, answers: next });
  };
  const problem = messageOfEither(review.error ?? apply.error);
  return (
    <Modal
      opened
      onClose={close}
      title={words.import}
      size={review.data === undefined ? 560 : '70rem'}
      fullScreen={isNarrow}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': words.cancel }}
    >
      <Stack gap="lg">
        <FileInput
          label={words.file}
          description={words.importHelp}
          placeholder={words.chooseFile}
          accept=".xlsx,.xls"
          leftSection={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
          value={file}
          error={lacks}
          clearable
          clearButtonProps={{ 'aria-label': words.clearFile }}
          onChange={choose}
        />
        {review.data !== undefined && (
          <ImportReview
            review={review.data}
            answer={(given) => answer({ ...answers, ...given })}
            isApplying={apply.isPending}
            apply={(onlyValid) => file !== null && apply.mutate({ chosen: file, answers, onlyValid })}
          />
        )}
        <FormProblem text={problem} />
        <DialogFooter>
          <Button variant="default" onClick={close}>
            {words.cancel}
          </Button>
          {review.data === undefined && (
            <Button loading={review.isPending} onClick={check}>
              {words.check}
            </Button>
          )}
        </DialogFooter>
      </Stack>
    </Modal>
  );
}

const messageOfEither = (error: Error | null): string | null => (error === null ? null : messageOf(error));

/** Why it is no workbook. */
function wrongFile(file: File | null): string | null {
  if (file === null) return words.fileRequired;
  return /\.xlsx?$/i.test(file.name) ? null : words.wrongType;
}
