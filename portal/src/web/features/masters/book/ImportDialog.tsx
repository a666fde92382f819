import { masterBookMessages as texts } from '@lienzo/schema/masters/master-book-messages';
import { Button, FileInput, Modal, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../shared/api/message-of';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useUnsavedQuestion } from '../../../shared/unsaved/use-unsaved-question';
import { ImportReview } from './ImportReview';
import type { MasterBook, Said } from './master-books';
import { useMasterImport } from './use-master-import';

type ImportDialogProps = { book: MasterBook; close: () => void };

const NOTHING_SAID: Said = { answers: {}, corrections: [] };

/**
 * A filled workbook: what is found in it and what it changes, then applied. Answers and corrections are nowhere else, so
 * leaving asks once there are any.
 */
export function ImportDialog({ book, close }: ImportDialogProps) {
  const { leave, hold, isAsking, question } = useUnsavedQuestion(true, close);
  const isNarrow = useMediaQuery('(width < 62em)') === true;
  const [file, setFile] = useState<File | null>(null);
  const [lacks, setLacks] = useState<string | null>(null);
  const [said, setSaid] = useState(NOTHING_SAID);
  const { review, reviewed, look, forget, apply } = useMasterImport(book, close);
  const hasSaid = said.corrections.length > 0 || Object.keys(said.answers).length > 0;
  useEffect(() => hold(() => hasSaid), [hold, hasSaid]);
  const choose = (next: File | null): void => {
    setFile(next);
    setLacks(null);
    setSaid(NOTHING_SAID);
    forget();
    review.reset();
    apply.reset();
  };
  const check = (): void => {
    const wrong = wrongFile(file);
    if (file === null || wrong !== null) setLacks(wrong);
    else look({ chosen: file, ...said });
  };
  /** The file is reviewed anew: what it changes depends on who is whom, and on what was corrected. */
  const say = (more: Partial<Said>): void => {
    const next = { ...said, ...more };
    setSaid(next);
    if (file !== null) look({ chosen: file, ...next });
  };
  const problem = messageOfEither(review.error ?? apply.error);
  return (
    <Modal
      opened
      onClose={leave}
      closeOnEscape={!isAsking}
      // A slip of the mouse must not lose what was corrected.
      closeOnClickOutside={!hasSaid}
      title={texts.import}
      size={reviewed === null ? 560 : '70rem'}
      fullScreen={isNarrow}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': texts.cancel }}
    >
      <Stack gap="lg">
        <BookFile {...{ file, lacks, choose }} help={book.help} />
        {reviewed !== null && (
          <ImportReview
            review={reviewed}
            answer={(given) => say({ answers: { ...said.answers, ...given } })}
            corrections={said.corrections}
            correct={(corrections) => say({ corrections })}
            isChecking={review.isPending}
            isApplying={apply.isPending}
            apply={(onlyValid) => file !== null && apply.mutate({ chosen: file, ...said, onlyValid })}
          />
        )}
        <FormProblem text={problem} />
        <DialogFooter>
          <Button variant="default" onClick={leave}>
            {texts.cancel}
          </Button>
          {reviewed === null && (
            <Button loading={review.isPending} onClick={check}>
              {texts.check}
            </Button>
          )}
        </DialogFooter>
      </Stack>
      {question}
    </Modal>
  );
}

type BookFileProps = {
  file: File | null;
  lacks: string | null;
  help: string;
  choose: (next: File | null) => void;
};

const BookFile = ({ file, lacks, help, choose }: BookFileProps) => (
  <FileInput
    label={texts.file}
    description={help}
    placeholder={texts.chooseFile}
    accept=".xlsx,.xls"
    leftSection={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
    value={file}
    error={lacks}
    clearable
    clearButtonProps={{ 'aria-label': texts.clearFile }}
    onChange={choose}
  />
);

const messageOfEither = (error: Error | null): string | null => (error === null ? null : messageOf(error));

/** Why it is no workbook. */
function wrongFile(file: File | null): string | null {
  if (file === null) return texts.fileRequired;
  return /\.xlsx?$/i.test(file.name) ? null : texts.wrongType;
}
