import type { VersionComparison } from '@lienzo/schema/reports/report-changes-endpoints';
import { saveReviewMessages } from '@lienzo/schema/reports/save-review-messages';
import { Text } from '@mantine/core';
import classes from './save-review.module.css';

/** How many pages and values change, and of how many that was found out. */
export function ChangeFigures({ comparison: { pages, values, rows } }: { comparison: VersionComparison }) {
  const texts = saveReviewMessages;
  return (
    <section aria-label={texts.figures} className={classes.figures}>
      <dl className={classes.tiles}>
        <div>
          <dt>{texts.pages}</dt>
          <dd className="lienzo-figures">
            {texts.pagesOf(pages.changed, Math.max(pages.before, pages.after))}
          </dd>
        </div>
        {values !== null && (
          <div>
            <dt>{texts.values}</dt>
            <dd className="lienzo-figures">
              {texts.valuesOf(values.changed + values.added + values.removed, values.compared)}
            </dd>
            <dd className={classes.kinds}>
              {texts.valueKinds(values.changed, values.added, values.removed)}
            </dd>
          </div>
        )}
      </dl>
      <Text size="xs" c="dimmed">
        {[
          values === null && texts.invented,
          rows.more && texts.firstRows(rows.limit),
          pages.more && texts.firstPages,
        ]
          .filter((sentence) => sentence !== false)
          .join(' ')}
      </Text>
    </section>
  );
}
