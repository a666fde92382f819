import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LienzoMark } from '../brand/LienzoMark';
import { PageTitle } from '../states/PageTitle';
import { CanvasPicture } from './CanvasPicture';
import classes from './PublicPage.module.css';

type PublicPageProps = {
  title: string;
  lead: string;
  /** The document title, when it differs from the heading. */
  screen?: string;
  children: ReactNode;
};

/** The layout of pages without a session: brand, heading and form, with an illustration beside them. */
export function PublicPage({ title, lead, screen = title, children }: PublicPageProps) {
  return (
    <div className={classes.screen}>
      <main className={classes.side}>
        <div className={classes.brand}>
          <LienzoMark size={32} />
          <Text span fw={680} size="lg">
            {shellMessages.product}
          </Text>
        </div>
        <div className={classes.form}>
          <PageTitle screen={screen} className={classes.title ?? ''}>
            {title}
          </PageTitle>
          <Text c="dimmed" mb="xl">
            {lead}
          </Text>
          {children}
        </div>
      </main>
      <aside className={classes.picture}>
        <CanvasPicture />
        <div className={classes.words}>
          <Text fw={620} size="lg">
            {sessionMessages.paintingTitle}
          </Text>
          <Text c="dimmed">{sessionMessages.paintingText}</Text>
        </div>
      </aside>
    </div>
  );
}
