import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import type { ReportChanges } from '@lienzo/schema/reports/report-changes-endpoints';
import { saveReviewMessages } from '@lienzo/schema/reports/save-review-messages';
import { Button, Modal, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { useLayer } from '../../../shared/layers/use-layer';
import { FailedState } from '../../../shared/states/FailedState';
import { ChangeList } from '../versions/ChangeList';
import type { AskedSave, SaveAnswer } from './asked-save';
import { ChangedPages } from './ChangedPages';
import { ChangeFigures } from './ChangeFigures';
import { Receivers } from './Receivers';
import { reportChangesQuery } from './report-changes-query';
import classes from './save-review.module.css';

type SaveReviewDialogProps = {
  /** null: nothing is asked. */
  asked: AskedSave | null;
  answer: (answer: SaveAnswer) => void;
};

const { conflict } = saveReviewMessages;

/** '¿Qué cambia?': what a save changes and for whom, before it is made; or two versions that met, to choose from. */
export function SaveReviewDialog({ asked, answer }: SaveReviewDialogProps) {
  const close = (): void => answer({ choice: 'neither' });
  useLayer(asked !== null, close);
  // While the dialog fades out, it keeps its content.
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  const shown = asked ?? last;
  return (
    <Modal
      opened={asked !== null}
      onClose={close}
      size="min(1120px, 96vw)"
      title={shown?.why === 'conflict' ? conflict.title : saveReviewMessages.title}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      {shown !== null && <Review asked={shown} answer={answer} />}
    </Modal>
  );
}

function Review({ asked, answer }: { asked: AskedSave; answer: SaveReviewDialogProps['answer'] }) {
  const match = useQuery(reportChangesQuery(asked));
  const isConflict = asked.why === 'conflict';
  return (
    <>
      {/* A region that scrolls is reached by the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={classes.scroll} tabIndex={0} aria-label={saveReviewMessages.detail}>
        {isConflict ? <Text fw={550}>{asked.words}</Text> : null}
        <Text mb="sm">{isConflict ? conflict.text : saveReviewMessages.lead}</Text>
        {match.isPending && <ReviewSkeleton />}
        {match.isLoadingError && (
          <FailedState
            title={saveReviewMessages.failed}
            error={match.error}
            retry={() => void match.refetch()}
          />
        )}
        {match.data !== undefined && <Match changes={match.data} isConflict={isConflict} />}
      </section>
      <Choices
        isConflict={isConflict}
        isPending={match.isPending}
        over={match.data?.updated_at}
        answer={answer}
      />
    </>
  );
}

function Match({ changes, isConflict }: { changes: ReportChanges; isConflict: boolean }) {
  const { since, comparison } = changes;
  return (
    <>
      <Receivers receivers={changes.receivers} />
      {since !== null && (
        <div className={classes.columns}>
          <ChangeList title={conflict.stored} sentences={since.stored} none={conflict.none} />
          <ChangeList title={conflict.own} sentences={since.own} none={conflict.none} />
        </div>
      )}
      {since === null && comparison !== null && (
        <ChangeList
          title={isConflict ? conflict.difference : saveReviewMessages.changes}
          sentences={changes.changes}
          none={saveReviewMessages.same}
        />
      )}
      {comparison === null ? (
        <Text size="sm">{saveReviewMessages.unreadable}</Text>
      ) : (
        <>
          <ChangeFigures comparison={comparison} />
          <ChangedPages
            comparison={comparison}
            titles={isConflict ? conflict.side : saveReviewMessages.side}
          />
        </>
      )}
    </>
  );
}

function ReviewSkeleton() {
  return (
    <div role="status" aria-label={saveReviewMessages.loading} className={classes.skeleton}>
      <Skeleton height={16} width="60%" />
      <Skeleton height={16} width="40%" />
      <div className={classes.columns}>
        <Skeleton height={260} />
        <Skeleton height={260} />
      </div>
    </div>
  );
}

type ChoicesProps = {
  isConflict: boolean;
  isPending: boolean;
  /** The saved version that is shown. */
  over: string | undefined;
  answer: SaveReviewDialogProps['answer'];
};

function Choices({ isConflict, isPending, over, answer }: ChoicesProps) {
  return (
    <DialogFooter>
      <Button variant="default" onClick={() => answer({ choice: 'neither' })} data-autofocus>
        {shellMessages.unsavedStay}
      </Button>
      {isConflict && (
        <>
          <Button variant="default" onClick={() => answer({ choice: 'theirs' })}>
            {conflict.open}
          </Button>
          <Button variant="default" onClick={() => answer({ choice: 'copy' })}>
            {conflict.copy}
          </Button>
        </>
      )}
      {/* Nothing is saved over another version before that was shown. */}
      <Button loading={isConflict && isPending} onClick={() => answer({ choice: 'save', over })}>
        {isConflict ? conflict.keepMine : saveReviewMessages.save}
      </Button>
    </DialogFooter>
  );
}
