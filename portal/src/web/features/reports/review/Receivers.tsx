import type { ReportReceivers } from '@lienzo/schema/reports/report-changes-endpoints';
import { saveReviewMessages } from '@lienzo/schema/reports/save-review-messages';
import { IconUsers } from '@tabler/icons-react';
import classes from './save-review.module.css';

/** Who gets the report once it is saved. */
export function Receivers({ receivers }: { receivers: readonly ReportReceivers[] }) {
  return (
    <dl className={classes.receivers}>
      <dt>
        <IconUsers size={16} stroke={1.6} aria-hidden />
        {saveReviewMessages.receivers}
      </dt>
      {receivers.map(({ kind, count, nombres }) => (
        <dd key={kind}>{saveReviewMessages.receiversOf[kind](count, nombres)}</dd>
      ))}
      {receivers.length === 0 && <dd>{saveReviewMessages.nobody}</dd>}
    </dl>
  );
}
