import type { VersionComparison, VersionPaper } from '@lienzo/schema/reports/report-changes-endpoints';
import { saveReviewMessages } from '@lienzo/schema/reports/save-review-messages';
import { Text } from '@mantine/core';
import { VersionDesk } from '../versions/VersionDesk';
import versions from '../versions/versions.module.css';

type ChangedPagesProps = {
  comparison: VersionComparison;
  titles: { before: string; after: string };
};

/** The first changed pages, each as both versions draw it: side by side, in a narrow window one below the other. */
export function ChangedPages({ comparison: { drawn, pages }, titles }: ChangedPagesProps) {
  if (drawn.pages.length === 0) return <Text size="sm">{saveReviewMessages.samePages}</Text>;
  return (
    <>
      {drawn.pages.map(({ before, after }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a comparison never change
        <section key={at} className={versions.versions} aria-label={saveReviewMessages.page(at + 1)}>
          <Side
            title={titles.before}
            html={before}
            none={saveReviewMessages.noPage.before}
            paper={drawn.before}
          />
          <Side
            title={titles.after}
            html={after}
            none={saveReviewMessages.noPage.after}
            paper={drawn.after}
          />
        </section>
      ))}
      {pages.changed > drawn.pages.length && (
        <Text size="xs" c="dimmed">
          {saveReviewMessages.morePages(drawn.pages.length)}
        </Text>
      )}
    </>
  );
}

type SideProps = { title: string; html: string | null; none: string; paper: VersionPaper };

function Side({ title, html, none, paper }: SideProps) {
  return (
    <div className={versions.version}>
      <h2 className={versions.heading}>{title}</h2>
      {html === null ? (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      ) : (
        <VersionDesk pages={[html]} paper={paper} />
      )}
    </div>
  );
}
