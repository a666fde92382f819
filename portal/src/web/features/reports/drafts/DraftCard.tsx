import { formatMoment } from '@lienzo/schema/data/format';
import type { DraftSummary } from '@lienzo/schema/reports/report-draft-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Badge, Button, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from '../ReportCard.module.css';
import { NeutralThumbnail } from '../thumbnails/ReportThumbnail';
import { nameOfDraft } from './name-of-draft';

/** A new report that was never saved; only its author sees it. */
export function DraftCard({ draft, askDelete }: { draft: DraftSummary; askDelete: () => void }) {
  const name = nameOfDraft(draft);
  return (
    <article className={classes.card} aria-label={name}>
      <div className={classes.top}>
        <div className={classes.words}>
          <Text component="h2" className={classes.name ?? ''} lineClamp={2} title={name}>
            <Link to="/app/reports/create" search={{ borrador: draft.id }}>
              {name}
            </Link>
          </Text>
          <div className={classes.badges}>
            <Badge variant="light" color="yellow" size="md">
              {reportMessages.draft}
            </Badge>
          </div>
        </div>
      </div>
      <div className={classes.facts}>
        <Text size="sm" c="dimmed" truncate>
          {reportMessages.draftOnlyYours}
        </Text>
        <Text size="sm" c="dimmed">
          {reportMessages.draftKept(formatMoment(draft.updated_at))}
        </Text>
      </div>
      <div className={classes.actions}>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={reportMessages.draftDeleteOf(name)}
          onClick={askDelete}
        >
          {reportMessages.draftDelete}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          aria-label={reportMessages.draftContinueOf(name)}
          renderRoot={(props) => <Link to="/app/reports/create" search={{ borrador: draft.id }} {...props} />}
        >
          {reportMessages.draftContinue}
        </Button>
      </div>
      <div className={classes.picture}>
        <NeutralThumbnail orientation={draft.orientation} />
      </div>
    </article>
  );
}
