import type { EmployeeCapture } from '@lienzo/schema/capture/capture-endpoints';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { formatMediumDate } from '@lienzo/schema/data/format';
import { Alert, Button } from '@mantine/core';
import { IconHeartbeat, IconPlus } from '@tabler/icons-react';
import { StatePanel } from '../../../shared/states/StatePanel';
import type { CapturedPeriod } from '../captured-period';
import { SaveBar } from '../people/SaveBar';
import classes from '../people/tab.module.css';
import { useCaptureDraft } from '../people/use-capture-draft';
import { useRefused } from '../people/use-refused';
import { CertificateCard } from './CertificateCard';
import {
  type CertificateDraft,
  capturedOnDays,
  changeDraft,
  clashOf,
  clashProblems,
  draftsOf,
  KINDS,
  newDraft,
  problemsOf,
  refusedCertificates,
  rowsOf,
} from './certificate-drafts';
import { saveCertificates } from './save-certificates';
import { sendEvidence } from './send-evidence';

const { disabilities: texts } = captureMessages;

type DisabilitiesTabProps = {
  of: CapturedPeriod;
  capture: EmployeeCapture;
  /** To the next person. */
  next: (() => void) | undefined;
};

/** A card for each certificate (specification 3 §2.1, disabilities tab). */
export function DisabilitiesTab({ of, capture, next }: DisabilitiesTabProps) {
  const { employee } = capture;
  const refused = useRefused<CertificateDraft[]>();
  const draft = useCaptureDraft<CertificateDraft[]>({
    of,
    kind: 'IN',
    capture,
    initial: draftsOf(capture.certificates),
    async save(drafts, version) {
      const files = await sendEvidence(drafts, of);
      const { paysheet_id, period_id } = of;
      const body = {
        ...{ paysheet_id, period_id, employees: rowsOf(drafts, employee, files) },
        only: [{ employee_id: employee.id, version }],
      };
      const saved = saveCertificates(body).catch((error: unknown) => {
        refused.refuse(drafts, error);
        throw error;
      });
      return (await saved).result;
    },
  });
  const drafts = draft.value;
  const problems = drafts.map(problemsOf);
  const refusals = refusedCertificates(drafts, employee, refused.rowsOf(drafts));
  const clash = clashOf(drafts);
  const met = capturedOnDays(drafts, capture);
  const isWrong = clash !== null || met !== null || problems.some((match) => Object.keys(match).length > 0);
  return (
    <div className={classes.tab} ref={refused.tab}>
      {of.canSave && (
        <fieldset className={classes.add} aria-label={texts.add}>
          {KINDS.map((kind) => (
            <Button
              key={kind}
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => draft.change([...drafts, newDraft(kind)])}
            >
              {texts.kinds[kind]}
            </Button>
          ))}
        </fieldset>
      )}
      {drafts.length === 0 && <StatePanel icon={IconHeartbeat} text={texts.none} />}
      <div className={classes.cards}>
        {drafts.map((one, at) => (
          <CertificateCard
            key={one.key}
            draft={one}
            period={of}
            problems={draft.shows ? { ...clashProblems(one, drafts), ...problems[at] } : {}}
            refusals={refusals.get(one) ?? {}}
            isReadOnly={!of.canSave || one.isElsewhere}
            change={(next) =>
              draft.change(drafts.map((other) => (other === one ? changeDraft(one, next) : other)))
            }
            remove={() => draft.change(drafts.filter((other) => other !== one))}
          />
        ))}
      </div>
      {(clash !== null || met !== null) && (
        <Alert color="red" role="alert" tabIndex={-1} data-hinders>
          {clash === null ? met : texts[clash]}
        </Alert>
      )}
      <SaveBar
        draft={draft}
        next={next}
        isWrong={isWrong}
        canSave={of.canSave}
        stored={draftsOf(capture.certificates).map(
          ({ incapacidad, folio, fecha_incapacidad, dias }) =>
            `${texts.kinds[incapacidad]} · ${folio} · ${formatMediumDate(fecha_incapacidad ?? '')} · ${dias}`,
        )}
      />
    </div>
  );
}
