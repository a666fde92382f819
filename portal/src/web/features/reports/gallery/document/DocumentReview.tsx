import { documentCounts, reportOfDocument } from '@lienzo/editor/import/report-of-document';
import { documentImportMessages as texts } from '@lienzo/schema/reports/document-import-messages';
import type { ImportedDocument } from '@lienzo/schema/reports/imported-document';
import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { messageOf } from '../../../../shared/api/message-of';
import { DialogFooter } from '../../../../shared/dialogs/DialogFooter';
import { FormProblem } from '../../../../shared/forms/FormProblem';
import { keepDraft } from '../../drafts/draft-calls';
import { draftsQuery } from '../../drafts/drafts-query';
import { ColumnReview } from './ColumnReview';
import { LossList } from './LossList';
import { withStoredPictures } from './stored-pictures';
import { useRecognisedColumns } from './use-recognised-columns';

/** Letters of the name of a report. */
const MAX_NAME = 200;

type DocumentReviewProps = {
  file: File;
  document: ImportedDocument;
  /** `data:` URLs, which its blocks name by their positions. */
  pictures: string[];
  otherFile: () => void;
  close: () => void;
};

/** What passes to the report, and what does not; the report is opened as a draft. */
export function DocumentReview({ file, document, pictures, otherFile, close }: DocumentReviewProps) {
  const [name, setName] = useState(() =>
    (document.title || file.name.replace(/\.[^.]+$/, '')).slice(0, MAX_NAME),
  );
  const recognised = useRecognisedColumns(document);
  const { accepted } = recognised;
  const imported = useMemo(() => reportOfDocument(document, '', accepted), [document, accepted]);
  /** Those that an attempt before has stored. */
  const stored = useRef(new Map<string, string>());
  const navigate = useNavigate();
  const queries = useQueryClient();
  const creating = useMutation({
    async mutationFn() {
      const id = crypto.randomUUID();
      const report = await withStoredPictures(
        { ...imported.report, nombre: name.trim() },
        pictures,
        stored.current,
      );
      await keepDraft({ id }, { report, basedOn: null }, false);
      await queries.invalidateQueries({ queryKey: draftsQuery.queryKey });
      return id;
    },
    onSuccess: (borrador) => navigate({ to: '/app/reports/create', search: { borrador } }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        creating.mutate();
      }}
    >
      <Stack gap="md">
        <FormProblem text={creating.error === null ? null : messageOf(creating.error)} />
        <TextInput
          label={texts.name}
          value={name}
          maxLength={MAX_NAME}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <section>
          <Title order={3} size="h5">
            {texts.taken}
          </Title>
          <Text size="sm" className="lienzo-figures">
            {texts.summary(documentCounts(document))}
          </Text>
        </section>
        <ColumnReview recognised={recognised} />
        <LossList
          losses={[...imported.losses, ...document.losses]}
          more={imported.more_losses + document.more_losses}
        />
        <DialogFooter>
          <Button variant="default" onClick={close}>
            {texts.cancel}
          </Button>
          <Button variant="default" onClick={otherFile}>
            {texts.otherFile}
          </Button>
          <Button type="submit" loading={creating.isPending} disabled={recognised.isPending}>
            {texts.create}
          </Button>
        </DialogFooter>
      </Stack>
    </form>
  );
}
